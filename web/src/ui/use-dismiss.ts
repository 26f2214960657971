import { type RefObject, useEffect, useEffectEvent } from "react";

const types = ["pointerdown", "focusin", "keydown"] as const;

/**
 * Closes a popover on a click or focus outside, and on Escape, which returns the focus to its button. `box` contains both, the
 * button first.
 */
export function useDismiss(
  box: RefObject<HTMLElement | null>,
  isOpen: () => boolean,
  close: () => void,
): void {
  const onEvent = useEffectEvent(({ type, target, key }: Event & { readonly key?: string }) => {
    if (!isOpen()) return;
    // Where nobody has the focus, since what had it was taken away or a mouse opened it, keys come from the body.
    const isHere = box.current?.contains(target as Node);
    if (type !== "keydown") {
      if (!isHere) close();
    } else if (key === "Escape" && (isHere || target === document.body)) {
      close();
      box.current?.querySelector<HTMLElement>("summary, button")?.focus();
    }
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, []);
}
