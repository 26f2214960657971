/** What a form holds: the text of each field by its name. */
export type Values = Readonly<Record<string, string>>;

/** The first thing wrong with each field, by its name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What is wrong with what was sent: as a whole, at its fields, or both. */
export interface Problems {
  readonly form?: string;
  readonly fields?: FieldProblems;
}

/** The part of a zod schema that a form uses: validates the input, or returns what is wrong. */
export interface Rules<T> {
  safeParse(values: unknown):
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** The same problems in the order of the form's fields; a list as a whole stands where its first row does. */
export function inOrderOf(form: HTMLFormElement, fields: FieldProblems): FieldProblems {
  const names = [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name") ?? "");
  const placeOf = (name: string) => {
    const place = names.findIndex((each) => each === name || each.startsWith(`${name}.`));
    return place === -1 ? names.length : place;
  };
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** The first message for each field, from a schema's issues or from the server's `fields`. */
export function fieldProblems(
  errors: readonly { readonly path: string | readonly PropertyKey[]; readonly message: string }[],
): FieldProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of errors) {
    problems[typeof path === "string" ? path : path.join(".")] ??= message;
  }
  return problems;
}
