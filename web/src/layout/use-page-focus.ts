import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The id of the page's main part. */
export const mainId = "main";

/**
 * After a navigation to another page, or to another page of a list, focus goes to its main part: the next Tab is
 * inside the page, and a screen reader hears that something happened. Where the address names a part of the page,
 * focus goes there. Not on the first page, and not for a filter on the same page.
 */
export function usePageFocus(): void {
  const { pathname, search, hash, key } = useLocation();
  const place = `${pathname} ${new URLSearchParams(search).get("page") ?? ""} ${hash && key}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    (named ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  }, [place, hash]);
}
