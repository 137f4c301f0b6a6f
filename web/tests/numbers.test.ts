import { expect, it } from 'vitest';
import { decisiveCards } from '../src/lib/numbers';
import type { CardBook, LogLine, View } from '../src/lib/types';

const CARDS = Object.fromEntries(['miner', 'ram', 'guard', 'dome'].map((id) => [id, { id }]));

it('shows the cards that the winner used last, not those that they hit', () => {
  const line = (number: number, parent: number | null, seat: number, cards: string[], mark: LogLine['mark'] = null): LogLine =>
    ({ turn: 1, number, parent, seat, cards, mark, text: '' });
  const log = [
    line(1, null, 0, [], 'turn'),
    line(2, 1, 0, ['miner']),
    line(3, 1, 0, ['ram']),
    line(4, 3, 0, ['guard']), // the ram kills somebody else's guard
    line(5, null, 1, [], 'turn'),
    line(6, 5, 1, ['dome']),
  ];
  const view = { outcome: { winners: [0] }, log } as unknown as View;
  const found = decisiveCards(view, { cards: CARDS } as unknown as CardBook);
  expect(found.map(({ id }) => id).toSorted()).toEqual(['miner', 'ram']);
});
