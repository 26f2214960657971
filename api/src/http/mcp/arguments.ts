import type { z } from "zod";
import { type FieldError, InvalidInput } from "../../domain/errors.ts";

/** Errors that one refusal tells. */
const maxErrors = 5;

/** The arguments of a tool by its schema. Throws InvalidInput with what is allowed; nothing that was sent is repeated. */
export function checkedArguments<Schema extends z.ZodObject>(
  schema: Schema,
  given: unknown,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(given, { error: allowed });
  if (success) return data;
  const wrong = error.issues.slice(0, maxErrors).map(
    ({ path, message }): FieldError => ({
      path: path.join("."),
      message: path.length === 0 ? message : `${path.join(".")} ${message}`,
    }),
  );
  const [first, ...others] = wrong;
  const message = [first, ...others].map((one) => one?.message).join("; ");
  throw new InvalidInput([{ path: first?.path ?? "", message: `${message}.` }, ...others]);
}

/** The schema as clients read it. It refuses nothing: the arguments are checked afterwards, in words of this API. */
export function uncheckedSchema<Schema extends z.ZodObject>(schema: Schema) {
  const standard = schema["~standard"];
  return { "~standard": { ...standard, validate: (value: unknown) => ({ value }) } };
}

const nouns: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** What an argument must be. */
function allowed(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is required" : `must be ${nouns[issue.expected] ?? issue.expected}`;
    case "too_big":
      return `must ${limited(issue.origin, "at most", Number(issue.maximum))}`;
    case "too_small":
      return `must ${limited(issue.origin, "at least", Number(issue.minimum))}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    default:
      return "is not valid";
  }
}

function limited(origin: string, bound: string, limit: number): string {
  if (origin === "string") return `have ${bound} ${limit} ${limit === 1 ? "character" : "characters"}`;
  if (origin === "array") return `have ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}`;
  return `be ${bound} ${limit}`;
}
