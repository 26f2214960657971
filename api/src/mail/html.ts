/** Text that is HTML already. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const markupOf = (value: string | Markup | readonly Markup[]): string => {
  if (value instanceof Markup) return value.text;
  if (typeof value !== "string") return value.map(markupOf).join("\n");
  return value.replace(/[&<>"']/g, (character) => references[character] ?? character);
};

/** HTML from a template. Texts in it are escaped, also in attributes; other templates and lists of them are not. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | Markup | readonly Markup[])[]
): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(markupOf)));
}

export type { Markup };
