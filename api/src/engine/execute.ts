import {
  type DocumentNode,
  type ExecutionResult,
  execute as executeDocument,
  GraphQLError,
  getOperationAST,
  type ParseOptions,
  parse,
  TokenKind,
  validate,
} from "graphql";
import { crossSite, DomainError, type FailureCode, RateLimited } from "../domain/errors.ts";
import type { Context } from "../graphql/context.ts";
import { type ReportDefect, toPublicError } from "../graphql/errors.ts";
import { schema } from "../graphql/schema.ts";
import { documentLimits } from "../inputs/index.ts";
import {
  costOf,
  demandStorableText,
  demandWithinLimits,
  pointsOf,
  valuesIn,
} from "../limits/document-cost.ts";
import { demandFewOverlaps } from "../limits/field-overlap.ts";
import { mayBeCharged } from "../limits/list-cost.ts";
import { demandShortSearches } from "../limits/search-length.ts";
import { isCrossSite } from "./csrf.ts";

/** One operation of a valid document. */
export interface Operation {
  document: DocumentNode;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/**
 * The engine: every read and write of every door passes here. Limits come before execution (for documents that are not
 * known at build time), and what a call costs is taken then; failures leave as public errors, and what is a defect of ours is
 * reported. A program with a token is told in `extensions.cost` what the call cost, also where it is refused.
 */
export async function execute(
  operation: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult> {
  const { document, operationName } = operation;
  const variables = operation.variables ?? {};
  const { trust, purse } = context;
  let requested = 0;
  let price: Price = () => 0;
  try {
    demandOwnSite(document, operationName, context);
    if (trust === "free" || purse) {
      const asked = askedOf(operation, context);
      if (trust === "free" && asked) demandWithinLimits(asked.cost);
      price = asked?.price ?? price;
      requested = asked?.requested ?? 0;
      if (asked) await purse?.spend(requested);
    }
    demandStorableText(document, variables);
    demandShortSearches(document, variables);
  } catch (error) {
    const reason = error instanceof RateLimited ? error : ((await countRefused(context)) ?? error);
    return withCost({ errors: [toPublicError(reason, report)] }, context, { requested });
  }
  const running = run({ document, variables, operationName }, context, report);
  const result = trust === "free" ? await inTime(running) : await running;
  // What failed, or went on after its time, may have cost all that it could.
  const unused = result.errors ? 0 : requested - Math.min(requested, price(result.data));
  return withCost(result, context, { requested, unused });
}

/** The points of what was answered, with the work that was done for it. */
type Price = (data: unknown) => number;

/** Does the operation have a list that may be long to find: a search, or a page far behind? Those of our own pages cost only then. */
export function isExpensive({ document, operationName, variables }: Operation): boolean {
  const operation = getOperationAST(document, operationName);
  return operation ? mayBeCharged(document, operation, variables ?? {}, schema) : false;
}

/** What an operation asks for and what that costs at most; null where it is one of our own pages' and free. */
function askedOf({ document, operationName, variables: given }: Operation, context: Context) {
  const variables = given ?? {};
  const { pays, spared } = context;
  if (pays === "work" && !isExpensive({ document, operationName, variables })) return null;
  const before = spared.values;
  const done = (work: number) => work - (spared.values - before);
  const cost = costOf(document, operationName, variables, { schema, context });
  const { work, values, introspection } = cost;
  if (pays === "work") return { cost, requested: pointsOf(work), price: () => pointsOf(done(work)) };
  return {
    cost,
    requested: pointsOf(values + introspection.values),
    price: (data: unknown) => pointsOf(done(work) + valuesIn(data)),
  };
}

/** Also what is refused is a call. Gives the failure of paying even for that. */
async function countRefused({ purse, pays }: Context): Promise<unknown> {
  try {
    if (pays === "all") await purse?.spend(0);
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * The result as a program with a token is told it: with what the call cost, after `unused` points were given back. `requested` is
 * 0 where it was refused before that was known. Others are told the result alone.
 */
export function withCost(
  result: ExecutionResult,
  { token, purse }: Pick<Context, "token" | "purse">,
  { requested = 0, unused = 0 },
): ExecutionResult {
  if (!purse) return result;
  if (!token) {
    if (unused > 0) purse.giveBack(unused);
    return result;
  }
  const { taken: actual, remaining, resetAt } = purse.giveBack(unused);
  const cost = { requested, actual, remaining, resetAt: new Date(resetAt).toISOString() };
  return { ...result, extensions: { ...result.extensions, cost } };
}

async function run(
  { document, variables, operationName }: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult> {
  const result = await executeDocument({
    schema,
    document,
    contextValue: context,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  });
  if (!result.errors) return result;
  return { ...result, errors: result.errors.map((error) => toPublicError(error, report)) };
}

/** The result, or TIMED_OUT where it takes longer than a document from anyone may: nobody waits for it any more then. */
async function inTime(running: Promise<ExecutionResult>): Promise<ExecutionResult> {
  const { milliseconds } = documentLimits;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<ExecutionResult>((resolve) => {
    timer = setTimeout(() => {
      const message = `The document took longer than ${milliseconds / 1000} seconds. Request less data, or use several requests.`;
      const extensions = { code: "TIMED_OUT" satisfies FailureCode };
      resolve({ errors: [new GraphQLError(message, { extensions })] });
    }, milliseconds);
  });
  try {
    return await Promise.race([running, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The rule of where a write may come from, for every mutation of every door. */
function demandOwnSite(
  document: DocumentNode,
  operationName: string | null | undefined,
  { caller: { origin, carriesSession } }: Context,
): void {
  if (!isCrossSite(origin, carriesSession)) return;
  if (getOperationAST(document, operationName)?.operation === "mutation") throw crossSite();
}

/** Parses text within the limits of documents from anyone; throws a GraphQLError that says where it goes wrong. */
export function parseDocument(text: string, options: ParseOptions = {}): DocumentNode {
  try {
    if (text.length > documentLimits.characters)
      throw new DomainError(
        "TOO_LARGE",
        `The document has more than ${documentLimits.characters} characters.`,
      );
    const document = parse(text, { maxTokens: documentLimits.tokens, ...options });
    demandShortNames(document);
    demandFewOverlaps(document);
    return document;
  } catch (error) {
    if (error instanceof DomainError)
      throw new GraphQLError(error.message, { extensions: { code: error.code } });
    // The parser knows no codes.
    if (error instanceof GraphQLError && /Document contains more/.test(error.message))
      error.extensions["code"] = "TOO_LARGE" satisfies FailureCode;
    throw error;
  }
}

/** A name that is not known is compared with all that are, letter by letter, to tell which may have been meant. */
function demandShortNames({ loc }: DocumentNode): void {
  for (let token = loc?.startToken ?? null; token; token = token.next)
    if (token.kind === TokenKind.NAME && token.end - token.start > documentLimits.name)
      throw new DomainError(
        "TOO_LARGE",
        `A name in the document has more than ${documentLimits.name} letters.`,
      );
}

/** Parses and validates a document of our own; a mistake in it is a defect, found at start or by a test. */
export function knownDocument(text: string): DocumentNode {
  const document = parse(text);
  const mistakes = validate(schema, document);
  if (mistakes[0]) throw mistakes[0];
  return document;
}

/** Documents known at build time, by their persisted ids; parsed when they are first used. */
export interface KnownDocuments {
  document(id: string): DocumentNode | undefined;
}

/**
 * Wraps the map of ids to texts that relay-compiler writes. While developing it is read again for an id that is new:
 * a query may just have been saved.
 */
export function knownDocuments(
  read: () => Readonly<Record<string, string>>,
  { isLive = false }: { isLive?: boolean } = {},
): KnownDocuments {
  const parsed = new Map<string, DocumentNode>();
  let texts = read();
  const text = (id: string): string | undefined => {
    if (!Object.hasOwn(texts, id) && isLive) texts = read();
    return Object.hasOwn(texts, id) ? texts[id] : undefined;
  };
  return {
    document(id) {
      const source = text(id);
      if (source === undefined) return undefined;
      const document = parsed.get(id) ?? knownDocument(source);
      parsed.set(id, document);
      return document;
    },
  };
}
