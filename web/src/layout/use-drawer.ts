import { type KeyboardEvent, useEffect } from "react";
import { useMenu } from "./use-menu";

/** What lies behind the open drawer. */
const behind = "main, body > footer";

/**
 * The behaviour of the drawer: a menu that holds the focus while it is open. What lies behind can be neither
 * reached nor scrolled, and a screen that becomes wide enough for the bar closes it.
 */
export function useDrawer() {
  const { ref, close, onKeyDown } = useMenu();

  useEffect(() => {
    const drawer = ref.current;
    const setBehind = () => {
      for (const part of document.querySelectorAll<HTMLElement>(behind)) part.inert = drawer?.open ?? false;
    };
    const closeUnseen = () => {
      if (drawer?.open && drawer.offsetParent === null) drawer.open = false;
    };
    drawer?.addEventListener("toggle", setBehind);
    window.addEventListener("resize", closeUnseen);
    return () => {
      drawer?.removeEventListener("toggle", setBehind);
      window.removeEventListener("resize", closeUnseen);
    };
  }, [ref]);

  return {
    ref,
    /** Gives the page back at once: a new page is about to take the focus. */
    close: () => {
      close();
      for (const part of document.querySelectorAll<HTMLElement>(behind)) part.inert = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      const target = event.key === "Tab" && event.currentTarget.open && wrapTarget(event);
      if (!target) return onKeyDown(event);
      event.preventDefault();
      target.focus();
    },
  };
}

/** From the last link Tab leads to the button, and back. */
function wrapTarget({ currentTarget, shiftKey }: KeyboardEvent<HTMLDetailsElement>): HTMLElement | undefined {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("summary, a[href]")];
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  return document.activeElement === from ? to : undefined;
}
