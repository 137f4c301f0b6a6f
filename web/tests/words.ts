/** The words of the client, as they lie in their files. */
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { KITS } from '../src/games';

/** Where words lie that are loaded at once: those of all, and those of each game. */
export const AREAS = ['web', ...Object.keys(KITS).map((game) => `${game}/words`)];

export function source(lang: string, area: string): string {
  const path = area === 'web' ? '../../src/overrule/messages/web' : `../src/games/${area}`;
  return readFileSync(new URL(`${path}.${lang}.ftl`, import.meta.url), 'utf8');
}

export function keysOf(lang: string, ...areas: string[]): string[] {
  return areas.flatMap((area) => new FluentResource(source(lang, area)).body.filter((entry) => entry.value).map((entry) => entry.id));
}
