import { type RefObject, useEffect, useRef } from "react";

/** A row of links that scrolls sideways, such as tabs on a phone: the link to the current page is scrolled into view. */
export function useCurrentInView<T extends HTMLElement>(): RefObject<T | null> {
  const row = useRef<T>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]") ?? null;
    // Not again while it stays current: people scroll the row by themselves.
    if (current === shown.current) return;
    shown.current = current;
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 2;
  });
  return row;
}
