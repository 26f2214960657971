import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The id of the page's main part. */
export const mainId = "main";

/**
 * After a navigation to another page, focus goes to its main part: the next Tab is inside the page, and a screen
 * reader hears that something happened. Not on the first page, and not for a filter on the same page.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
