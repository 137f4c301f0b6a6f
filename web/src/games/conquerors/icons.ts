/** Small signs on a field of 16 by 16, each with an outline of its own. */
export const ICONS = {
  counters: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  gained: 'M8 1.5 14 8h-3.5v6.5h-5V8H2Z',
  exhausted: 'M10.5 1.5A6.8 6.8 0 1 0 14.6 11 5.6 5.6 0 0 1 10.5 1.5Z',
  used: 'M2 5h10v1.5h2v3h-2V11H2Zm1.5 1.5v3h1.8v-3Z',
  attacks: 'M8 1l5 6h-3v8H6V7H3Z',
  blocked: 'M1 3h6v3H1Zm8 0h6v3H9ZM4 7h8v3H4ZM1 11h6v3H1Zm8 0h6v3H9Z',
  blocks: 'M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3Z',
  illusion: 'M8 1l6 7-6 7-6-7Zm0 3.2L4.7 8 8 11.8 11.3 8Z',
  owner: 'M3 1h1.5v1H13l-2 3 2 3H4.5v7H3Z',
  damaged: 'M8 14.5C2 10.5 1 7.5 1 5.3 1 3 2.7 1.5 4.6 1.5c1 0 1.8.3 2.4 1L6 5.5l2.5 2L7 10l1 2.2L9.6 9.8 8.5 7.8 10.7 6 9 2.5c.7-.7 1.5-1 2.4-1C13.3 1.5 15 3 15 5.3c0 2.2-1 5.2-7 9.2Z',
  hand: 'M1.2 4.2l5-1.6 3.2 9.6-5 1.7ZM8.2 2h6v10.6h-3Z',
  deck: 'M3 4h8v11H3Zm2-3h9v11h-2V3H5Z',
  junkyard: 'M2 4h12v1.8H2Zm4-2h4v1.2H6ZM3.3 7h9.4l-.8 8H4.1Zm2.4 1.5l.3 5h1.2l-.2-5Zm3.2 0l-.2 5H10l.3-5Z',
  turn: 'M3 1.5l11 6.5L3 14.5Z',
  decides: 'M2 6.5h3v3H2Zm4.5 0h3v3h-3Zm4.5 0h3v3h-3Z',
  lost: 'M3 1.5L8 6.5l5-5L14.5 3l-5 5 5 5-1.5 1.5-5-5-5 5L1.5 13l5-5-5-5Z',
  passed: 'M2 8.200L3.600 6.600 6.5 9.5l6-6L14 5 6.5 12.600Z',
  later: 'M4 1h8v3L9.200 8 12 12v3H4v-3l2.800-4L4 4Z',
  building: 'M1 15V4h3v2h2.5V4h3v2H12V4h3v11h-5v-4H6v4Z',
} as const;

export type IconName = keyof typeof ICONS;
