import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Closes what opens under a button on a click or a focus elsewhere, and on Escape, which gives the focus back to the button.
 * `box` holds both; the button stands first in it.
 */
export function useClosing(
  box: RefObject<HTMLElement | null>,
  isOpen: () => boolean,
  close: () => void,
): void {
  const closeFromOutside = useEffectEvent(({ target }: Event) => {
    if (isOpen() && !box.current?.contains(target as Node)) close();
  });
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    // Nobody has the focus where what had it was taken away, or where a mouse opened it.
    const isHere = focused === document.body || box.current?.contains(focused);
    if (key !== "Escape" || !isOpen() || !isHere) return;
    close();
    box.current?.querySelector<HTMLElement>("summary, button")?.focus();
  });
  useEffect(() => {
    const outside = (event: Event) => closeFromOutside(event);
    const byKey = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", byKey);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", byKey);
    };
  }, []);
}
