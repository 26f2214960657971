import type { KeyboardEvent } from "react";

/** Keyboard navigation of a tree: up and down through visible rows, right expands, left collapses or moves to the parent. */
export function onTreeKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const link = event.target as HTMLElement;
  if (!link.matches("a[data-row]")) return;
  const inSight = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")].filter(
    (each) => !each.closest("[data-closed]"),
  );
  const at = inSight.indexOf(link);
  const item = link.closest("li");
  const toggle = item?.querySelector<HTMLElement>(":scope > [data-node] button[data-toggle]");
  const isOpen = toggle?.getAttribute("aria-expanded") === "true";
  const above = item?.parentElement?.closest("li")?.querySelector<HTMLElement>("a[data-row]");
  // The row that is opened or closed keeps the focus.
  const targets: Record<string, HTMLElement | null | undefined> = {
    ["ArrowDown"]: inSight[at + 1],
    ["ArrowUp"]: inSight[at - 1],
    ["Home"]: inSight[0],
    ["End"]: inSight.at(-1),
    ["ArrowRight"]: toggle && (isOpen ? inSight[at + 1] : toggle),
    ["ArrowLeft"]: toggle && isOpen ? toggle : above,
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  const target = targets[event.key];
  if (target === toggle) toggle?.click();
  else target?.focus();
}
