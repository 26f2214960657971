import { type GraphQLError, Kind } from "graphql";
import { DomainError, type FailureCode, WrongCredentials } from "../domain/errors.ts";
import type { Permission } from "../domain/policy.ts";
import type { Context, SecurityEvent } from "./context.ts";

/** Mutations with these permissions change who has access, and are recorded. */
const recorded: ReadonlySet<Permission> = new Set([
  "account.enter",
  "account.manage",
  "token.manage",
  "token.revokeAny",
  "user.administer",
  "webhook.manage",
]);

/** Runs a mutation and records how it ended, if it is about access. Who is over a rate limit is counted in the metrics only. */
export async function recordingAccess<Result>(
  { name, permission, context }: { name: string; permission: Permission; context: Context },
  run: () => Promise<Result>,
): Promise<Result> {
  if (!recorded.has(permission)) return run();
  const before = whoIs(context);
  const record = (outcome: string) =>
    recordOnce(context, { action: name, outcome, ...before, userId: context.viewer?.id ?? before.userId });
  try {
    const result = await run();
    record("done");
    return result;
  } catch (error) {
    const outcome = outcomeOf(error);
    const isSomebody = before.userId !== null || before.tokenId !== null;
    // Otherwise anyone could fill the log.
    if (!unrecorded.has(outcome) && (isSomebody || error instanceof WrongCredentials)) record(outcome);
    throw error;
  }
}

// What is forbidden is recorded for all operations.
const unrecorded: ReadonlySet<string> = new Set<FailureCode>(["RATE_LIMITED", "FORBIDDEN"]);

/** Records what a user or a token was refused by its permissions, once for each field. */
export function recordRefusals(context: Context, errors: readonly GraphQLError[] = []): void {
  const who = whoIs(context);
  if (who.userId === null && who.tokenId === null) return;
  const refused = errors.filter(({ extensions }) => extensions["code"] === "FORBIDDEN");
  for (const action of new Set(refused.map(fieldOf)))
    recordOnce(context, { action, outcome: "FORBIDDEN", ...who });
}

const written = new WeakMap<Context, Set<string>>();

/** Writes a line once for each request, in which a field may stand many times. */
function recordOnce(context: Context, event: SecurityEvent): void {
  const lines = written.get(context) ?? new Set();
  written.set(context, lines);
  const line = JSON.stringify(event);
  if (lines.has(line)) return;
  lines.add(line);
  context.record(event);
}

const whoIs = ({ viewer, token }: Context): Pick<SecurityEvent, "userId" | "tokenId"> => ({
  userId: viewer?.id ?? null,
  tokenId: token?.id ?? null,
});

function outcomeOf(error: unknown): string {
  if (error instanceof WrongCredentials) return error.reason;
  return error instanceof DomainError ? error.code : "INTERNAL";
}

/** The field as the schema calls it: an alias may be any text. */
function fieldOf({ nodes }: GraphQLError): string {
  const [node] = nodes ?? [];
  return node?.kind === Kind.FIELD ? node.name.value : "operation";
}
