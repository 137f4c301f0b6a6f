import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emblemOf as protocolEmblem, inkOf, PROTOCOLS } from '../src/games/compile/emblems';
import { SIGNS } from '../src/games/conquerors/emblems';

const names = readFileSync(new URL('../../src/overrule/games/compile/names.toml', import.meta.url), 'utf8');
const protocols = [...names.split('[protocols]')[1]!.split('[hints]')[0]!.matchAll(/^([a-z-]+) = /gm)].map((found) => found[1]);

it('has emblems for built-in protocols only; one without gets an emblem as a protocol of somebody’s own does', () => {
  expect(Object.keys(PROTOCOLS).filter((id) => !protocols.includes(id))).toEqual([]);
});

it('draws every emblem differently', () => {
  const drawn = [...Object.values(PROTOCOLS), ...Object.values(SIGNS)].map((shapes) => JSON.stringify(shapes));
  // The sign of life is the heart of Love without its shine: they never stand for the same thing on one card.
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('draws shapes inside their field, without broken numbers', () => {
  for (const shapes of [...Object.values(PROTOCOLS), ...Object.values(SIGNS), protocolEmblem('echo')]) {
    for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it('draws the same emblem for a protocol of somebody’s own each time, and others for others', () => {
  expect(protocolEmblem('echo')).toEqual(protocolEmblem('echo'));
  expect(protocolEmblem('echo')).not.toEqual(protocolEmblem('rust'));
  expect(inkOf('echo')).toEqual(inkOf('echo'));
});
