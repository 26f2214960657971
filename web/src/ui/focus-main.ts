/** Moves the focus to the page itself, as what had it disappears; the page does not scroll. */
export const focusMain = (): void => document.querySelector("main")?.focus({ preventScroll: true });
