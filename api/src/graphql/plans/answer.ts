import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import type { Context } from "../context.ts";
import { isOverload, type ReportDefect } from "../errors.ts";
import { schema } from "../schema.ts";
import { planOf } from "./compile.ts";
import { beginRun } from "./nested-pages.ts";
import { answerObject, type ObjectPlan, Unanswered } from "./plan.ts";
import { maxPlans, switchesOf } from "./switches.ts";

/** What is known of an operation that was run before. */
interface Known {
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** The names of variables in @skip and @include. */
  readonly switches: readonly string[];
  /** Plans by the values of these; null where graphql-js answers. */
  readonly plans: Map<string, ObjectPlan | null>;
  /** Did its last plan end with an error? graphql-js then answers first, so that who repeats a mistake does not have it done twice each time. */
  hasFailed: boolean;
}

/** By its operation, and so for as long as the document is kept. */
const operations = new WeakMap<OperationDefinitionNode, Known>();

interface Asked {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
  allowsRawJson?: boolean;
}

/**
 * The data of a query by a plan that was made of its document, which saves what graphql-js and Pothos do anew for each request. Null for
 * a document that was not run before, one that has no plan, and whatever went wrong: graphql-js then gives the answer and its errors.
 * With `allowsRawJson` parts of it may be RawJson, for `answerText`. Throws what an overloaded server or database refuses, which would only do more if it were asked again.
 */
export async function answerByPlan(
  { document, operationName, variables, allowsRawJson = false }: Asked,
  context: Context,
  report: ReportDefect,
): Promise<Record<string, unknown> | null> {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== "query") return null;
  const known = operations.get(operation);
  if (!known) {
    operations.set(operation, describeOperation(document, operation));
    return null;
  }
  if (known.hasFailed) {
    known.hasFailed = false;
    return null;
  }
  const given = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  if (!given.coerced) return null;
  const plan = planFor(known, operation, given.coerced, report);
  if (!plan) return null;
  const refunded = context.refundedWork.values;
  const running = beginRun({ context, variables: given.coerced }, allowsRawJson);
  try {
    return (await answerObject(plan, {}, running)) as Record<string, unknown>;
  } catch (error) {
    if (isOverload(error)) throw error;
    context.refundedWork.values = refunded;
    // A plan that failed is not tried again. Other errors may depend on the variables.
    if (error instanceof Unanswered) forget(known, plan);
    else known.hasFailed = true;
    return null;
  }
}

function forget({ plans }: Known, failed: ObjectPlan): void {
  for (const [key, plan] of plans) if (plan === failed) plans.set(key, null);
}

function planFor(
  { fragments, switches, plans }: Known,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  report: ReportDefect,
): ObjectPlan | null {
  const set = Object.fromEntries(switches.map((name) => [name, variables[name]]));
  // What is neither is graphql-js's, and takes no plan's place.
  if (Object.values(set).some((value) => typeof value !== "boolean")) return null;
  const key = switches.map((name) => String(set[name])).join();
  const known = plans.get(key);
  if (known !== undefined) return known;
  if (plans.size >= maxPlans) return null;
  plans.set(key, null);
  try {
    plans.set(key, planOf({ schema, fragments, switches: set }, operation));
  } catch (error) {
    report(error);
  }
  return plans.get(key) ?? null;
}

function describeOperation({ definitions }: DocumentNode, operation: OperationDefinitionNode): Known {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const switches = switchesOf([operation, ...Object.values(fragments)]);
  return { fragments, switches, plans: new Map(), hasFailed: false };
}
