import { Conflict, InvalidInput, WrongCredentials } from "../domain/errors.ts";
import { actingAs, type Permission } from "../domain/policy.ts";
import { builder } from "./builder.ts";
import { type Context, resetLoaders } from "./context.ts";
import { ConflictCodeEnum } from "./types/conflict-code.ts";

builder.mutationType({
  description:
    "All writing. An answer is a union: what was done, or what the caller can mend. What cannot be mended (signed out, not allowed, not there, too often) is an error with `extensions.code`.",
});

const FieldErrorType = builder.objectRef<{ path: string; message: string }>("FieldError").implement({
  description: "A rule of the input that was broken.",
  fields: (t) => ({
    path: t.exposeString("path", { description: 'The input\'s field, dotted where it is nested: "email".' }),
    message: t.exposeString("message", { description: "For people: what to do." }),
  }),
});

const message = "For people: what to do.";

builder.objectType(InvalidInput, {
  name: "ValidationError",
  description: "The input breaks rules. Nothing was done.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "The message of the first broken rule." }),
    fields: t.field({
      type: [FieldErrorType],
      description: "Every broken rule.",
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType(Conflict, {
  name: "ConflictError",
  description:
    "The change conflicts with existing data, for example a name that is taken. `code` says which. Nothing was done, except where `code` is REVIEW_HELD.",
  fields: (t) => ({
    code: t.expose("conflict", {
      type: ConflictCodeEnum,
      description: "For programs: what the change conflicts with.",
    }),
    message: t.exposeString("message", { description: message }),
  }),
});

builder.objectType(WrongCredentials, {
  name: "CredentialsError",
  description: "The words that were to prove who asks do not. Nothing was done.",
  fields: (t) => ({ message: t.exposeString("message", { description: message }) }),
});

/** Errors that a caller can fix; they are part of a mutation's result. */
export type UserError = typeof InvalidInput | typeof Conflict | typeof WrongCredentials;

type Output<Shape extends object> = ReturnType<typeof builder.objectRef<Shape>>;
type Input<Given extends object> = ReturnType<typeof builder.inputRef<Given>>;

interface MutationOptions<Shape extends object, Given extends object> {
  description: string;
  /** Who may call it at all; what concerns the particular thing is decided by the command. */
  permission: Permission;
  /** What it gives when it was done. */
  type: Pick<Output<Shape>, "$inferType">;
  /** Its input type; left out where there is nothing to say. */
  input?: Pick<Input<Given>, "$inferInput">;
  failures: readonly UserError[];
  resolve(input: Given, context: Context): Promise<Shape>;
}

/** A mutation with one input and a union as its answer, called after it: signIn gives SignInResult. */
export function mutation<Shape extends object, Given extends object>(
  name: string,
  { description, permission, type, input, failures, resolve }: MutationOptions<Shape, Given>,
): void {
  const union = `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`;
  const taken =
    input && ({ type: input as Input<Given>, required: true, description: "What it takes." } as const);
  builder.mutationField(name, (t) =>
    t.field({
      // The options above tie type and input to what the command takes and gives.
      type: type as unknown as Output<Shape>,
      description,
      authScopes: { permission },
      args: taken ? { input: t.arg(taken) } : {},
      errors: {
        types: [...failures],
        union: { name: union, description: `What ${name} did, or what the caller can mend.` },
      },
      resolve: (_root, args, context) =>
        resolve((args as unknown as { input: Given }).input, acting(context, permission)).finally(() =>
          resetLoaders(context),
        ) as never,
    }),
  );
}

/** The context of a command: a token acts for its user in the command itself, and in nothing else. */
function acting(context: Context, permission: Permission): Context {
  return context.token ? { ...context, viewer: actingAs(context, permission), token: null } : context;
}
