/** Remembers which field has the focus, and where in its text; answers what gives it back to the field of that name once it is drawn anew. */
export function rememberFocus(): () => void {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField) return () => undefined;
  const { name, type, value, selectionStart, selectionEnd } = field;
  return () => {
    const fields = [...document.getElementsByName(name)] as (typeof field)[];
    const again = fields.find((each) => type !== "radio" || each.value === value);
    again?.focus({ preventScroll: true });
    if (selectionStart !== null) again?.setSelectionRange(selectionStart, selectionEnd);
  };
}
