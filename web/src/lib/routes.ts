/** Which screen a path means. */
import type { GameId } from './types';

export type Route =
  | { screen: 'home' | 'lobby' | 'account' | 'settings' | 'credits' | 'missing'; props: Record<string, never> }
  | { screen: 'decks'; props: { id?: string } }
  | { screen: 'room'; props: { id: string; watch: boolean; join: boolean; secret: string } }
  /** Without a name: the first game that has such a screen. */
  | { screen: 'cards' | 'rules' | 'learn' | 'puzzles'; props: { game: GameId } }
  | { screen: 'replay'; props: { id: string } };

/** The screen of a path. The secret of an invite is behind the #, which no server and no log gets to see. */
export function route(path: string, hash = ''): Route {
  const [first = '', second = ''] = path.split('/').filter(Boolean).map(decode);
  switch (first) {
    case '':
      return { screen: 'home', props: {} };
    case 'lobby':
    case 'account':
    case 'settings':
    case 'credits':
      return { screen: first, props: {} };
    case 'decks':
      return { screen: 'decks', props: second ? { id: second } : {} };
    case 'cards':
    case 'rules':
    case 'learn':
    case 'puzzles':
      return { screen: first, props: { game: second } };
    case 'room':
    case 'join':
    case 'watch':
      if (!second) break;
      return {
        screen: 'room',
        props: {
          id: second,
          watch: first === 'watch',
          join: first === 'join',
          secret: first === 'room' ? '' : decode(hash.replace(/^#/, '')),
        },
      };
    case 'replay':
      if (!second) break;
      return { screen: 'replay', props: { id: second } };
  }
  return { screen: 'missing', props: {} };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
