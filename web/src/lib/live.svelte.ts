/** What is read out to people who do not see the screen. */
export interface Spoken {
  id: number;
  text: string;
}

const KEPT = 80; // more than happen between two views, so that nothing goes before it was there
export const spoken: Spoken[] = $state([]);
let next = 1;

/** Say something in the live region; each text is a node of its own, so that none is swallowed. */
export function announce(...texts: string[]): void {
  for (const text of texts) if (text) spoken.push({ id: next++, text });
  if (spoken.length > KEPT) spoken.splice(0, spoken.length - KEPT);
}
