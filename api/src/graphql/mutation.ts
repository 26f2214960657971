import { Conflict, InvalidInput, WrongCredentials } from "../domain/errors.ts";
import { runOnce } from "../domain/idempotency.ts";
import { actingAs, type Permission } from "../domain/policy.ts";
import { builder } from "./builder.ts";
import { type Context, resetLoaders } from "./context.ts";
import { mutationsWithoutKey, mutationsWithSecret } from "./idempotency.ts";
import { recordingAccess } from "./security-events.ts";
import { ConflictCodeEnum, CredentialsCodeEnum, ValidationCodeEnum } from "./types/error-codes.ts";
import { idempotencyKeyArgument } from "./types/shared-descriptions.ts";

builder.mutationType({
  description:
    "Mutations. Each returns a union: the result, or an error the caller can fix. Errors the caller cannot fix (not signed in, not allowed, not found, rate limited) come in `errors`, with `extensions.code`.",
});

const FieldErrorType = builder.objectRef<{ path: string; message: string }>("FieldError").implement({
  description: "An input field that breaks a rule.",
  fields: (t) => ({
    path: t.exposeString("path", {
      description: 'Path of the input field, dotted where it is nested, for example "plans.0.price".',
    }),
    message: t.exposeString("message", { description: "Explanation for people: what to change." }),
  }),
});

const message = "Explanation for people: what to change.";

builder.objectType(InvalidInput, {
  name: "ValidationError",
  description:
    "The input is not valid, and nothing was changed. Correct the values named in `fields` and send it again.",
  fields: (t) => ({
    code: t.expose("reason", { type: ValidationCodeEnum, description: "Why the input is not valid." }),
    message: t.exposeString("message", { description: "The message of the first field error." }),
    fields: t.field({
      type: [FieldErrorType],
      description: "All field errors.",
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType(Conflict, {
  name: "ConflictError",
  description:
    "The change conflicts with existing data, for example a name that is taken. `code` says which. Nothing was changed, except where `code` is REVIEW_HELD.",
  fields: (t) => ({
    code: t.expose("conflict", {
      type: ConflictCodeEnum,
      description: "What the change conflicts with.",
    }),
    message: t.exposeString("message", { description: message }),
  }),
});

builder.objectType(WrongCredentials, {
  name: "CredentialsError",
  description:
    "The sign-in was refused. An unknown e-mail address and a wrong password have the same `code`.",
  fields: (t) => ({
    code: t.expose("reason", { type: CredentialsCodeEnum, description: "Why the sign-in was refused." }),
    message: t.exposeString("message", { description: message }),
  }),
});

/** Errors that a caller can fix; they are members of a mutation's result. */
export type UserError = typeof InvalidInput | typeof Conflict | typeof WrongCredentials;

type Output<Shape extends object> = ReturnType<typeof builder.objectRef<Shape>>;
type Input<Given extends object> = ReturnType<typeof builder.inputRef<Given>>;

interface MutationOptions<Shape extends object, Given extends object> {
  description: string;
  /** The content of the result, for the union's description. */
  result: string;
  /** Who may call it; permission for the particular object is checked by the command. */
  permission: Permission;
  /** Type of a success. */
  type: Pick<Output<Shape>, "$inferType">;
  /** Input type; omitted if there is no input. */
  input?: Pick<Input<Given>, "$inferInput">;
  failures: readonly UserError[];
  resolve(input: Given, context: Context): Promise<Shape>;
}

/**
 * A mutation with one input and a union as its answer, called after it: signIn gives SignInResult. It takes an idempotency key, unless it is
 * listed as one without.
 */
export function mutation<Shape extends object, Given extends object>(
  name: string,
  { description, result, permission, type, input, failures, resolve }: MutationOptions<Shape, Given>,
): void {
  const union = `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`;
  const taken =
    input && ({ type: input as Input<Given>, required: true, description: `Input of \`${name}\`.` } as const);
  const hasKey = !Object.hasOwn(mutationsWithoutKey, name);
  const errors = new Set(hasKey ? [...failures, Conflict] : failures);
  builder.mutationField(name, (t) =>
    t.field({
      // The options tie type and input to the command's result and parameters.
      type: type as unknown as Output<Shape>,
      description,
      authScopes: { permission },
      args: {
        ...(taken && { input: t.arg(taken) }),
        ...(hasKey && { idempotencyKey: t.arg.string({ description: idempotencyKeyArgument }) }),
      },
      errors: {
        types: [...errors],
        union: {
          name: union,
          description: `Result of \`${name}\`: ${result}${errors.size > 0 ? ", or an error the caller can fix" : ""}.`,
        },
      },
      resolve: (_root, args, context) => {
        const { input: given, idempotencyKey } = args as unknown as Arguments<Given>;
        const { idempotencyKey: formerKey, ...input } = (given ?? {}) as Given & FormerKey;
        const key = idempotencyKey ?? formerKey ?? context.idempotencyKey;
        const run = (acting: Context) => resolve(input as unknown as Given, acting);
        const acting = actingContext(context, permission);
        const write = {
          operation: name,
          input,
          tokenId: context.token?.id ?? null,
          isShownOnce: mutationsWithSecret.has(name),
        };
        return recordingAccess({ name, permission, context }, () =>
          key == null ? run(acting) : runOnce(acting, { ...write, key }, run),
        ).finally(() => resetLoaders(context)) as never;
      },
    }),
  );
}

interface Arguments<Given> {
  input?: Given;
  idempotencyKey?: string | null;
}

/** Where the key was in an input, before it became an argument. */
interface FormerKey {
  idempotencyKey?: string | null;
}

/** The context of a command: a token acts for its user in the command itself, and in nothing else. */
function actingContext(context: Context, permission: Permission): Context {
  return context.token ? { ...context, viewer: actingAs(context, permission), token: null } : context;
}
