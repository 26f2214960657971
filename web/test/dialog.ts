/** jsdom has the element, but not what it does: the first button or field gets the focus, and Escape closes. */
export function polyfillDialog(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
    this.querySelector<HTMLElement>("button, input, textarea")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}
