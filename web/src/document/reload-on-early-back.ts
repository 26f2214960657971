/** What marks an entry of the history for which this document has begun anew: the address that it had been asked for. */
const mark = "instead";

/**
 * Begins anew where the browser has gone to another address since this document was asked for: Back and Forward, pressed
 * while the page's scripts are still on their way, change the address and nothing else, and what stands here is the page of
 * the one before. Once for each: where scripts are told another address than the browser's, both differ for ever.
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
