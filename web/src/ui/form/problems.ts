/** What a form holds: the text of each field by its name. */
export type Values = Readonly<Record<string, string>>;

/** The first thing wrong with each field, by its name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What is wrong with what was sent: as a whole, at its fields, or both. */
export interface Problems {
  readonly form?: string;
  readonly fields?: FieldProblems;
}

/** What a zod schema is to a form: it tells what is wrong, or gives the input to be sent. */
export interface Rules<T> {
  safeParse(values: unknown):
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
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
