import userEvent from "@testing-library/user-event";

/** Puts a text behind what a field holds, at once: a page is rendered once for it and not for each letter. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
