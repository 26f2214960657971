import { type DefinitionNode, type DocumentNode, Kind, type Location, type Token, visit } from "graphql";
import { LRUCache } from "lru-cache";
import { maxPlanFields } from "../../graphql/plans/compile.ts";
import { maxPlans, switchesOf } from "../../graphql/plans/switches.ts";
import { documentLimits } from "../../inputs/index.ts";
import { maxCosts } from "../../limits/document-cost.ts";
import { watchCache } from "../../metrics/caches.ts";

/** Valid documents from anyone by their texts; the least recently used go first. */
export interface ValidatedDocumentCache {
  get(text: string): DocumentNode | undefined;
  /** Adds a valid document. */
  add(text: string, document: DocumentNode): void;
  /** Upper bound of the memory used, in bytes. */
  readonly bytes: number;
}

/** Bytes of all cached documents, out of 64 MB for all caches of documents (docs/decisions/053). */
export const documentCacheBytes = 40 * 1024 * 1024;

/** Measured: a token takes up to 504 bytes with its nodes and locations; the rest is derived data. */
const bytesPerToken = 640;
/** An operation with its derived data, including a list of all fragments. */
const bytesPerOperation = 600;
const bytesPerReference = 8;
const bytesPerDocument = 2_000;
/** Measured: a plan takes up to 912 bytes a token of the document, with the SQL of pages that are read with their row, and of rows that are text. */
const bytesPerPlannedToken = 1_000;
/** A plan has at most `maxPlanFields` fields; two tokens each is assumed. */
const maxPlannedTokens = 2 * maxPlanFields;
/** A cost that is kept for values of an operation's variables, with its key. */
const bytesPerCost = 500;

/** The only cache of free documents; it never stores errors. */
export function createDocumentCache(maxSize = documentCacheBytes): ValidatedDocumentCache {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize,
    sizeCalculation: (document, text) => weightOf(text, document),
  });
  const countLookup = watchCache("documents", documents);
  return {
    get(text) {
      const found = text.length > documentLimits.characters ? undefined : documents.get(text);
      countLookup(found !== undefined);
      return found;
    },
    add(text, document) {
      if (text.length <= documentLimits.characters) documents.set(text, document);
    },
    get bytes() {
      return documents.calculatedSize;
    },
  };
}

/** Bytes that a document weighs at most, whichever of its operations are run. */
function weightOf(text: string, { definitions, loc }: DocumentNode): number {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  const operations = definitions.length - fragments;
  const withVariables = definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION && (one.variableDefinitions?.length ?? 0) > 0,
  ).length;
  return (
    bytesPerDocument +
    2 * text.length +
    bytesPerToken * countTokens(loc) +
    bytesOfPlans(definitions) +
    withVariables * maxCosts * bytesPerCost +
    operations * (bytesPerOperation + bytesPerReference * definitions.length)
  );
}

/** Bytes of the plans of all operations: a plan repeats the fields of a fragment for each spread, up to `maxPlanFields`. */
function bytesOfPlans(definitions: DocumentNode["definitions"]): number {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const known = new Map<DefinitionNode, number>();
  const tokensOf = (definition: DefinitionNode): number => {
    const before = known.get(definition);
    if (before !== undefined) return before;
    let tokens = countTokens(definition.loc);
    visit(definition, {
      [Kind.FRAGMENT_SPREAD]({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) tokens += tokensOf(fragment);
      },
    });
    const counted = Math.min(tokens, maxPlannedTokens);
    known.set(definition, counted);
    return counted;
  };
  const planned = definitions
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .reduce((sum, operation) => sum + tokensOf(operation), 0);
  return planned * Math.min(2 ** switchesOf(definitions).length, maxPlans) * bytesPerPlannedToken;
}

/** The tokens of a part of a document. */
function countTokens(loc: Location | undefined): number {
  let count = 0;
  const end = loc?.endToken.next;
  for (let token: Token | null | undefined = loc?.startToken; token && token !== end; token = token.next)
    count += 1;
  return count;
}
