/** What this browser keeps from one visit to the next; without a store, nothing is kept, and all the same works. */

export function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // switched off, or somebody else wrote there
  }
}

/** Keep a value; `null` forgets it. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // not kept, but used
  }
}
