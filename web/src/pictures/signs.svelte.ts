/** Signs for what cards do: silhouettes in one colour, loaded together when the first is shown. */
const [load] = Object.values(import.meta.glob<Record<string, string>>('../generated/signs.json', { import: 'default' }));

let paths: Readonly<Record<string, string>> = $state.raw({});
let asked = false;

/** The path of a sign in a square of 512; nothing while it is on its way. Whoever reads it is told. */
export function signPath(motif: string): string | undefined {
  if (!asked) {
    asked = true;
    load?.().then(
      (found) => (paths = found),
      (error: unknown) => console.warn('no signs:', error),
    );
  }
  return paths[motif];
}
