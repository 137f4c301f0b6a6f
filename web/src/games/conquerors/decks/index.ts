/** The decks of a player. */
import type { DeckKit } from '../../kit';
import DeckSelect from './DeckSelect.svelte';
import Decks from './Decks.svelte';

const decks: DeckKit = { Screen: Decks, Select: DeckSelect };

export default decks;
