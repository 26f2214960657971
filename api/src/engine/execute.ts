import {
  type DocumentNode,
  type ExecutionResult,
  execute as executeDocument,
  GraphQLError,
  getOperationAST,
} from "graphql";
import { crossSite, type FailureCode, RateLimited } from "../domain/errors.ts";
import type { Context } from "../graphql/context.ts";
import { type ReportDefect, toPublicError } from "../graphql/errors.ts";
import { answerByPlan } from "../graphql/plans/answer.ts";
import { schema } from "../graphql/schema.ts";
import { recordRefusals } from "../graphql/security-events.ts";
import { documentLimits } from "../inputs/index.ts";
import {
  countValues,
  documentCost,
  pointsOf,
  requireStorableText,
  requireWithinLimits,
} from "../limits/document-cost.ts";
import { inTime } from "../limits/in-time.ts";
import { mayCostWork } from "../limits/list-cost.ts";
import { requireShortSearches } from "../limits/search-length.ts";
import { countExecution, measureOperation } from "../metrics/graphql.ts";
import { isCrossSite } from "./csrf.ts";

/** One operation of a valid document. */
export interface Operation {
  document: DocumentNode;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
  /** Is the answer only written, by `answerText`? Parts of its data may then be RawJson. */
  allowsRawJson?: boolean | undefined;
}

/**
 * The engine: every read and write of every endpoint passes through it. Limits come before execution (for documents that are not
 * known at build time), and the call is charged then. Failures become public errors, and unexpected ones are reported. With an
 * API token `extensions.cost` has the cost of the call, also when it was refused.
 */
export async function execute(
  operation: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult> {
  const ended = measureOperation(operation.document);
  const result = await executeWithinLimits(operation, context, report);
  if (result.errors) context.reads?.refuse("error");
  recordRefusals(context, result.errors);
  ended(new Set(result.errors?.map(({ extensions }) => String(extensions["code"] ?? "INTERNAL"))));
  return result;
}

async function executeWithinLimits(
  operation: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult> {
  const { document, operationName } = operation;
  const variables = operation.variables ?? {};
  const { trust, callBudget } = context;
  let requested = 0;
  let price: Price = () => 0;
  try {
    requireSameOrigin(document, operationName, context);
    if (trust === "free" || callBudget) {
      const asked = estimateCost(operation, context);
      if (trust === "free" && asked) requireWithinLimits(asked.cost);
      price = asked?.price ?? price;
      requested = asked?.requested ?? 0;
      if (asked) await callBudget?.spend(requested);
    }
    requireStorableText(document, variables);
    requireShortSearches(document, variables);
  } catch (error) {
    const reason = error instanceof RateLimited ? error : ((await countRefused(context)) ?? error);
    return withCost({ errors: [toPublicError(reason, report)] }, context, { requested });
  }
  const running = run({ ...operation, variables }, context, report);
  const result =
    trust === "free"
      ? await inTime(running, documentLimits.milliseconds, () =>
          timedOut(isMutationOf(document, operationName)),
        )
      : await running;
  // What failed, or went on after its time, may have cost all that it could.
  const unused = result.errors || !callBudget ? 0 : requested - Math.min(requested, price(result.data));
  return withCost(result, context, { requested, unused });
}

/** The price in points of an answer and the work done for it. */
type Price = (data: unknown) => number;

/** True for an operation with a list that may be slow to find: a search, or a far page. Persisted queries are charged only then. */
export function isExpensive({ document, operationName, variables }: Operation): boolean {
  const operation = getOperationAST(document, operationName);
  return operation ? mayCostWork(document, operation, variables ?? {}, schema) : false;
}

/** The estimated cost of an operation, and how its final price is computed; null for a persisted query that is free. */
function estimateCost({ document, operationName, variables: given }: Operation, context: Context) {
  const variables = given ?? {};
  const { pays, refundedWork } = context;
  if (pays === "work" && !isExpensive({ document, operationName, variables })) return null;
  const before = refundedWork.values;
  const done = (work: number) => work - (refundedWork.values - before);
  const cost = documentCost(document, operationName, variables, { schema, context });
  const { work, values, introspection } = cost;
  if (pays === "work") return { cost, requested: pointsOf(work), price: () => pointsOf(done(work)) };
  return {
    cost,
    requested: pointsOf(values + introspection.values),
    price: (data: unknown) => pointsOf(done(work) + countValues(data)),
  };
}

/** Charges a refused call; returns the error if even that exceeds the budget. */
async function countRefused({ callBudget, pays }: Context): Promise<unknown> {
  try {
    if (pays === "all") await callBudget?.spend(0);
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Refunds `unused` points and, with an API token, adds the cost of the call to the result. `requested` is 0 for a call that was
 * refused before its cost was known.
 */
export function withCost(
  result: ExecutionResult,
  { token, callBudget }: Pick<Context, "token" | "callBudget">,
  { requested = 0, unused = 0 },
): ExecutionResult {
  if (!callBudget) return result;
  if (!token) {
    if (unused > 0) callBudget.refund(unused);
    return result;
  }
  const { taken: actual, remaining, resetAt } = callBudget.refund(unused);
  const cost = { requested, actual, remaining, resetAt: new Date(resetAt).toISOString() };
  return { ...result, extensions: { ...result.extensions, cost } };
}

async function run(
  { document, variables, operationName, allowsRawJson }: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult> {
  const isMutation = isMutationOf(document, operationName);
  if (isMutation) context.reads?.refuse("mutation");
  const planned = await runByPlan({ document, variables, operationName, allowsRawJson }, context, report);
  countExecution(planned ? "plan" : "graphql-js");
  if (planned) return planned;
  const result = await executeDocument({
    schema,
    document,
    contextValue: context,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  });
  // A failed mutation may have changed something too. A feed that cannot catch up has reported it, and tries again in a moment.
  if (isMutation) await context.changes?.catchUp().catch(() => {});
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => toPublicError(error, report)) };
}

/**
 * The answer by a plan; null if there is none. An overload is an error of the whole answer: with the parts that could be answered it would be
 * refused as well (`overloadOf`), and to find them again would double the work just then.
 */
async function runByPlan(
  { document, variables, operationName, allowsRawJson = false }: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult | null> {
  try {
    const asked = { document, variables: variables ?? {}, operationName, allowsRawJson };
    const data = await answerByPlan(asked, context, report);
    return data && { data };
  } catch (error) {
    return { errors: [toPublicError(error, report)] };
  }
}

/** The result of what takes longer than an untrusted document may. */
function timedOut(isMutation: boolean): ExecutionResult {
  // What a mutation has begun is not undone.
  const advice = isMutation
    ? "It may still be carried out: repeat it with the same idempotency key to get its result."
    : "Request less data, or use several requests.";
  const message = `The document took longer than ${documentLimits.milliseconds / 1000} seconds. ${advice}`;
  const extensions = { code: "TIMED_OUT" satisfies FailureCode };
  return { errors: [new GraphQLError(message, { extensions })] };
}

/** Throws FORBIDDEN for a cross-site mutation, at every endpoint. */
function requireSameOrigin(
  document: DocumentNode,
  operationName: string | null | undefined,
  { caller: { origin, carriesSession } }: Context,
): void {
  if (!isCrossSite(origin, carriesSession)) return;
  if (isMutationOf(document, operationName)) throw crossSite();
}

const isMutationOf = (document: DocumentNode, operationName: string | null | undefined): boolean =>
  getOperationAST(document, operationName)?.operation === "mutation";
