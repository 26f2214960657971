import {
  type DocumentNode,
  type ExecutionResult,
  execute as executeDocument,
  GraphQLError,
  getOperationAST,
  type ParseOptions,
  parse,
  validate,
} from "graphql";
import type { Context } from "./context.ts";
import { crossSite, DomainError } from "./domain/errors.ts";
import { type ReportDefect, toPublicError } from "./graphql/errors.ts";
import { demandStorableText, demandWithinLimits, documentLimits } from "./graphql/limits.ts";
import { schema } from "./graphql/schema.ts";
import { isCrossSite } from "./own-site.ts";

/** One operation of a valid document. */
export interface Operation {
  document: DocumentNode;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/**
 * The engine: every read and write of every door passes here. Limits come before execution (for documents that are not
 * known at build time), failures leave as public errors, and what is a defect of ours is reported.
 */
export async function execute(
  { document, variables, operationName }: Operation,
  context: Context,
  report: ReportDefect,
): Promise<ExecutionResult> {
  try {
    demandOwnSite(document, operationName, context);
    if (context.trust === "free")
      demandWithinLimits(schema, document, operationName, variables ?? {}, context);
    demandStorableText(document, variables ?? {});
  } catch (error) {
    return { errors: [toPublicError(error, report)] };
  }
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
  if (text.length > documentLimits.characters) {
    const most = documentLimits.characters;
    const failure = new DomainError("TOO_COSTLY", `The document has more than ${most} characters.`);
    throw new GraphQLError(failure.message, { extensions: { code: failure.code } });
  }
  return parse(text, { maxTokens: documentLimits.tokens, ...options });
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
