import { type RefObject, useEffect, useState } from "react";

/** Where a drawer is as wide as the screen: it covers the page. */
const covering = "(max-width: 36rem)";

/**
 * Makes the rest of the page inert while this element covers it, as a modal dialog does. On wider screens the page stays
 * usable. Returns whether it covers the page. Toasts stay reachable.
 */
export function useInertBackground(panel: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    const screen = window.matchMedia(covering);
    const follow = () => setCovering(screen.matches);
    follow();
    screen.addEventListener("change", follow);
    return () => screen.removeEventListener("change", follow);
  }, []);
  useEffect(() => {
    if (!isCovering) return;
    const behind: Element[] = [];
    for (
      let within: Element | null = panel.current;
      within && within !== document.body;
      within = within.parentElement
    )
      for (const beside of within.parentElement?.children ?? [])
        if (beside !== within && !beside.matches("dialog, [inert], [data-toasts]")) behind.push(beside);
    for (const element of behind) element.toggleAttribute("inert", true);
    return () => {
      for (const element of behind) element.removeAttribute("inert");
    };
  }, [isCovering, panel]);
  return isCovering;
}
