import { type DocumentNode, Kind } from "graphql";
import { LRUCache } from "lru-cache";
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
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1;
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  const operations = definitions.length - fragments;
  const withVariables = definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION && (one.variableDefinitions?.length ?? 0) > 0,
  ).length;
  return (
    bytesPerDocument +
    2 * text.length +
    bytesPerToken * tokens +
    withVariables * maxCosts * bytesPerCost +
    operations * (bytesPerOperation + bytesPerReference * definitions.length)
  );
}
