/** Where we are, and how to go elsewhere. */
class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  update(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const place = new Place();

/** Go to a path of this program. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place.update();
  if (!location.hash) scrollTo(0, 0);
}

/** Takes clicks on links of this program, and the back button. */
export function startRouter(): void {
  addEventListener('popstate', () => place.update());
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.pathname === location.pathname && link.hash) {
      location.hash = link.hash;
      place.update();
      return;
    }
    go(link.pathname + link.search + link.hash);
  });
}
