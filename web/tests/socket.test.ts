import { expect, it } from 'vitest';
import { RoomLine, backOff, withTable } from '../src/lib/socket.svelte';
import type { OpenRoom, ServerMessage, View } from '../src/lib/types';

const view = (number: number | null): View =>
  ({ decision: number === null ? null : { number }, chat: [], events: [], log: [], fresh: true }) as unknown as View;
const shown = (seq: number, number: number | null): ServerMessage => ({ type: 'view', room: 'r', seq, view: view(number) });
const room = () => new RoomLine('r', { type: 'join', room: 'r' });

it('waits longer after each try, but not for ever', () => {
  expect(backOff(0, 0.5)).toBe(400);
  expect(backOff(1, 0.5)).toBe(800);
  expect(backOff(30, 0.5)).toBe(15_000);
  expect(backOff(1, 0)).toBeLessThan(backOff(1, 1));
});

it('follows the changes of open tables, with those that wait in front', () => {
  const table = (room: string, phase: string): OpenRoom => ({ room, phase }) as unknown as OpenRoom;
  let open = withTable([], 'a', table('a', 'playing'));
  open = withTable(open, 'b', table('b', 'waiting'));
  expect(open.map((one) => one.room)).toEqual(['b', 'a']);
  open = withTable(open, 'b', table('b', 'playing'));
  expect(open.map((one) => [one.room, one.phase])).toEqual([['a', 'playing'], ['b', 'playing']]);
  expect(withTable(open, 'a', null).map((one) => one.room)).toEqual(['b']);
});

it('keeps the newest view, and takes an older number after a new connection', () => {
  const line = room();
  line.get(shown(5, 1));
  line.get(shown(4, 9));
  expect(line.view?.decision?.number).toBe(1);

  line.lost();
  line.get(shown(1, 2));
  expect(line.view?.decision?.number).toBe(2);
});

it('puts the log together, and begins anew when a view is fresh', () => {
  const line = room();
  const logged = (seq: number, fresh: boolean, ...texts: string[]): ServerMessage =>
    ({ type: 'view', room: 'r', seq, view: { ...view(1), fresh, log: texts.map((text) => ({ text })) } }) as unknown as ServerMessage;
  const texts = () => line.view?.log.map((entry) => entry.text);
  line.get(logged(1, true, 'a', 'b'));
  line.get(logged(2, false, 'c'));
  line.get(logged(3, false));
  expect(texts()).toEqual(['a', 'b', 'c']);
  line.get(logged(4, false, ...Array.from({ length: 300 }, (_, place) => String(place))));
  expect(texts()?.length).toBe(200);
  line.get(logged(5, true, 'd'));
  expect(texts()).toEqual(['d']);
});

it('waits for the answer to a choice until another question comes, or a refusal', () => {
  const line = room();
  line.get(shown(1, 3));
  line.pending = { number: 3, key: 'pass', careful: true };
  line.get(shown(2, 3));
  expect(line.pending).not.toBeNull();
  line.get(shown(3, 4));
  expect(line.pending).toBeNull();

  line.pending = { number: 4, key: 'pass', careful: true };
  line.get({ type: 'error', code: 'choice/answered', message: 'no', args: {}, room: null });
  expect(line.pending).toBeNull();
  expect(line.refused).toBeNull();
});

it('says why nobody gets in', () => {
  const line = room();
  line.get({ type: 'error', code: 'room/unknown', message: 'There is no such room.', args: {}, room: 'r' });

  expect(line.refused).toEqual({ code: 'room/unknown', message: 'There is no such room.' });
});

it('shows what was said once', () => {
  const line = room();
  line.get(shown(1, null));
  const said = { number: 1, seat: 0, name: 'Anna', text: 'Hi' };
  line.get({ type: 'chat', room: 'r', line: said });
  line.get({ type: 'chat', room: 'r', line: said });

  expect(line.view?.chat).toEqual([said]);
});
