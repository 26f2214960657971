import { type DocumentNode, Kind } from "graphql";
import { LRUCache } from "lru-cache";
import { documentLimits } from "../../inputs/index.ts";

/** Valid documents from anyone by their texts; the least recently used go first. */
export interface ValidatedDocumentCache {
  get(text: string): DocumentNode | undefined;
  /** Keeps a document that was found valid. */
  add(text: string, document: DocumentNode): void;
  /** Upper bound of the memory used, in bytes. */
  readonly bytes: number;
}

/** Bytes of all documents that are kept, of 64 MB for all that is kept of documents (docs/decisions/053). */
export const documentCacheBytes = 40 * 1024 * 1024;

/** Measured: a token weighs up to 504 bytes with its nodes and locations; the rest is what is found of it afterwards. */
const bytesPerToken = 640;
/** An operation with what is found when it is first run; each keeps a list of all fragments too. */
const bytesPerOperation = 600;
const bytesPerReference = 8;
const bytesPerDocument = 2_000;

/** The one place that keeps documents from anyone; it never keeps errors. */
export function createDocumentCache(maxSize = documentCacheBytes): ValidatedDocumentCache {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize,
    sizeCalculation: (document, text) => weightOf(text, document),
  });
  return {
    get: (text) => (text.length > documentLimits.characters ? undefined : documents.get(text)),
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
  return (
    bytesPerDocument +
    2 * text.length +
    bytesPerToken * tokens +
    operations * (bytesPerOperation + bytesPerReference * definitions.length)
  );
}
