import { type KeyboardEvent, useEffect, useRef } from "react";

/**
 * The behaviour of a menu made of `<details>`: without scripts it opens and closes by itself; with them it also
 * closes on Escape (focus returns), on a click or a focus elsewhere, and arrows walk its links.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (ref.current?.open && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, []);

  const close = () => {
    if (ref.current) ref.current.open = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    if (event.key === "Escape" && menu.open) {
      close();
      menu.querySelector("summary")?.focus();
      return;
    }
    const target = arrowTarget(menu, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return { ref, close, onKeyDown };
}

function arrowTarget(menu: HTMLDetailsElement, key: string): HTMLElement | undefined {
  if (!["ArrowDown", "ArrowUp", "Home", "End"].includes(key)) return undefined;
  const links = [...menu.querySelectorAll<HTMLElement>("a[href]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at === -1) {
    // On the menu's button: Down opens it and enters, the other keys keep their meaning.
    if (key !== "ArrowDown") return undefined;
    menu.open = true;
    return links[0];
  }
  if (key === "Home") return links[0];
  if (key === "End") return links.at(-1);
  if (key === "ArrowUp" && at === 0) return menu.querySelector("summary") ?? undefined;
  return links[at + (key === "ArrowDown" ? 1 : -1)];
}
