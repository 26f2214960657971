import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useDismiss } from "~/ui/use-dismiss";

/** Resting this long on a menu's button opens it; leaving it for this long closes it again, in milliseconds. */
const openAfter = 120;
const closeAfter = 300;

/** What stands beside one another in the bar: the buttons of the menus and the links between them. */
const barItems = "[data-bar] > details > summary, [data-bar] > a[href]";

/**
 * The behaviour of a menu made of `<details>`: without scripts it opens and closes by itself; with them it also
 * closes on Escape (focus returns), on a click or a focus elsewhere, and arrows walk its links and, sideways, the
 * bar it stands in. `hover` is for a menu of the bar: a mouse that rests on it opens it, until it leaves.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (ref.current) ref.current.open = false;
  };
  useDismiss(ref, () => ref.current?.open === true, close);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    const target = sidewaysTarget(menu, event.key) ?? arrowTarget(menu, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!ref.current || ref.current.open) return;
        ref.current.open = true;
        isByHover.current = true;
      }, openAfter);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Who works in it with the keyboard does not lose it to a mouse that was pushed aside.
        if (isByHover.current && !ref.current?.querySelector(":focus-visible")) close();
      }, closeAfter);
    },
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (!(event.target as Element).closest("summary")) return;
      // The click of a hand that was slower than the menu confirms what is open, instead of closing it.
      if (isByHover.current && ref.current?.open) event.preventDefault();
      isByHover.current = false;
    },
  };

  return { ref, close, onKeyDown, hover };
}

/** The neighbour in the bar; a menu opens when one comes from an open one. */
function sidewaysTarget(menu: HTMLDetailsElement, key: string): HTMLElement | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const items = [...document.querySelectorAll<HTMLElement>(barItems)];
  const at = items.findIndex((item) => item.parentElement === menu);
  if (at === -1) return undefined;
  const isForward = (key === "ArrowRight") === (getComputedStyle(menu).direction !== "rtl");
  const target = items[(at + (isForward ? 1 : -1) + items.length) % items.length];
  const neighbour = target?.parentElement;
  if (menu.open && neighbour instanceof HTMLDetailsElement) neighbour.open = true;
  return target;
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
