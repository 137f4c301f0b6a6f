/** Signs of the table, drawn in a square of 16. */
export const ICONS = {
  hand: 'M2 5l5-2 4 10-5 2zM8 2h5.5v9.5h-2L8.5 3.8z',
  deck: 'M2 5h8v10H2zM4 3h8v9.5h-1V4H4zM6 1h8v9.5h-1V2H6z',
  trash: 'M3 5h10l-1 10H4zM2 3h4V1.5h4V3h4v1H2zM6 7v6h1V7zm3 0v6h1V7z',
  control: 'M8 .8l6.2 3.6v7.2L8 15.2 1.8 11.6V4.4zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  empty: 'M8 .8l6.2 3.6v7.2L8 15.2 1.8 11.6V4.4zM8 2.4L3.2 5.2v5.6L8 13.6l4.8-2.8V5.2z',
  up: 'M3 1.5h10v13H3zM8 4L5 8h2v4h2V8h2z',
  down: 'M3 1.5h10v13H3zM5 3.5v9h6v-9zM6.5 6.5h3v3h-3z',
  done: 'M6.4 13.2L1.6 8.4l1.8-1.8 3 3 6.2-6.2 1.8 1.8z',
  barred: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2c1.1 0 2.1.4 3 .9L3.9 11A5 5 0 0 1 8 3zm4.1 2L5 12.1A5 5 0 0 0 12.1 5z',
  lead: 'M8 2l6 11H2z',
} as const;

export type IconName = keyof typeof ICONS;
