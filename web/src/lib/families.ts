/** Keys of words that are put together at run time: a test looks here for what it does not find in full. */

/** Numbers of a finished match, as the server names them: of the whole match, and of each seat. */
export const NUMBERS = ['turns', 'seconds'] as const;
export const SEAT_NUMBERS = ['choices', 'played', 'drawn', 'discarded'] as const;

export const FAMILIES: readonly string[] = [
  ...['computer', 'friends', 'open', 'screen', 'bots'].flatMap((mode) => [
    `home-mode-${mode}`,
    `home-mode-${mode}-about`,
    `home-start-${mode}`,
  ]),
  ...['won', 'lost', 'draw', 'over', 'open'].map((result) => `past-${result}`),
  ...['tab', 'enter', 'space', 'escape', 'h'].map((key) => `settings-keys-${key}`),
  ...['smart', 'full', 'fast'].map((how) => `settings-reactions-${how}-meaning`),
  ...['fair', 'unseen', 'unfair'].map((verdict) => `end-deal-${verdict}`),
  ...['chance', 'hidden', 'search'].map((cause) => `analysis-cause-${cause}`),
  ...['inaccuracy', 'mistake', 'blunder'].map((size) => `analysis-${size}`),
  ...[...NUMBERS, ...SEAT_NUMBERS].map((key) => `number-${key}`),
];

/** Beginnings of keys for what only the server knows, such as its bots: each may have a word, and none must. */
export const OPEN_FAMILIES: readonly string[] = ['bot-'];
