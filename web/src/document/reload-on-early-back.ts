/** The key in the history state that marks an entry for which the document was reloaded: the URL that it was requested for. */
const mark = "instead";

/**
 * Reloads where the URL has changed since the document was requested: Back and Forward, pressed before the scripts run, change the URL
 * but not the page. Once per entry, so that a document whose URLs always differ does not reload forever. Returns true if it reloads.
 */
export function reloadOnEarlyBack(reload = () => location.reload()): boolean {
  const requested = performance.getEntriesByType("navigation")[0]?.name ?? "";
  if (!URL.canParse(requested) || history.state?.[mark] === requested) return false;
  const { pathname, search } = new URL(requested);
  if (pathname + search === location.pathname + location.search) return false;
  history.replaceState({ ...history.state, [mark]: requested }, "");
  reload();
  return true;
}
