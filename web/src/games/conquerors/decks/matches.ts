/** From a deck into a match. */
import { createRoom } from '../../../lib/api';
import { go } from '../../../lib/router.svelte';

/** Play a deck against the computer, which takes any ready-made one. */
export async function playDeck(deck: string): Promise<void> {
  const { room } = await createRoom({
    game: 'conquerors',
    seats: [{ kind: 'me', deck }, { kind: 'bot' }],
    options: {},
  });
  go(`/room/${room}`);
}
