import { expect, it } from 'vitest';
import { route } from '../src/lib/routes';

it('finds the screen of a path', () => {
  expect(route('/')).toEqual({ screen: 'home', props: {} });
  expect(route('/rules/chess')).toEqual({ screen: 'rules', props: { game: 'chess' } });
  expect(route('/cards')).toEqual({ screen: 'cards', props: { game: '' } });
  expect(route('/room/abc')).toEqual({ screen: 'room', props: { id: 'abc', watch: false, join: false, secret: '' } });
  expect(route('/watch/abc', '#s')).toEqual({ screen: 'room', props: { id: 'abc', watch: true, join: false, secret: 's' } });
  expect(route('/watch/abc')).toEqual({ screen: 'room', props: { id: 'abc', watch: true, join: false, secret: '' } });
});

it('takes the secret of an invitation from behind the #', () => {
  const props = { id: 'abc', watch: false, join: true, secret: 's-1_A' };

  expect(route('/join/abc', '#s-1_%41')).toEqual({ screen: 'room', props });
});

it('gives a secret to nobody but who joins', () => {
  expect(route('/room/abc', '#s').props).toMatchObject({ secret: '' });
});

it('says that there is nothing at an unknown path', () => {
  for (const path of ['/room', '/nothing', '/replay/']) expect(route(path).screen).toBe('missing');
});

it('reads a path that is not well-formed', () => {
  expect(route('/replay/%E0%A4%A')).toEqual({ screen: 'replay', props: { id: '%E0%A4%A' } });
});
