/** Parts of kits, loaded when somebody asks for them. */
import { t } from '../lib/i18n.svelte';
import { toast } from '../lib/toasts.svelte';
import type { GameId } from '../lib/types';
import { kitOf } from './index';
import type { GameKit, Lazy } from './kit';

type Parts = { [Name in keyof GameKit]-?: NonNullable<GameKit[Name]> extends Lazy<infer Part> ? Part : never };

let loaded: Readonly<Record<string, unknown>> = $state.raw({});
const asked = new Set<string>();

/** A part of a game's kit: nothing while it is on its way, or where the game has none. Whoever reads it is told. */
export function part<Name extends keyof GameKit>(game: GameId, name: Name): Parts[Name] | undefined {
  const key = `${game} ${name}`;
  const load = kitOf(game)[name] as Lazy<unknown> | undefined;
  if (load && !asked.has(key)) {
    asked.add(key);
    load().then(
      (module) => (loaded = { ...loaded, [key]: module.default }),
      () => {
        asked.delete(key);
        toast(t('error-load'), 'error');
      },
    );
  }
  return loaded[key] as Parts[Name] | undefined;
}
