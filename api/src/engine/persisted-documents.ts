import { type DocumentNode, getOperationAST } from "graphql";
import { expectOperation, nameOperation } from "../metrics/graphql.ts";
import { trustedDocument } from "./parse.ts";

/** Documents known at build time, by their persisted ids; parsed when they are first used. */
export interface PersistedDocuments {
  document(id: string): DocumentNode | undefined;
}

/**
 * Wraps the map of ids to texts that relay-compiler writes. With `isLive` it is read again for an unknown id: during development a
 * query may just have been saved.
 */
export function persistedDocuments(
  read: () => Readonly<Record<string, string>>,
  { isLive = false }: { isLive?: boolean } = {},
): PersistedDocuments {
  const parsed = new Map<string, DocumentNode>();
  const readNamed = () => {
    const texts = read();
    for (const text of Object.values(texts)) {
      const [, name] = /^(?:query|mutation) (\w+)/.exec(text) ?? [];
      if (name !== undefined) expectOperation(name);
    }
    return texts;
  };
  let texts = readNamed();
  const text = (id: string): string | undefined => {
    if (!Object.hasOwn(texts, id) && isLive) texts = readNamed();
    return Object.hasOwn(texts, id) ? texts[id] : undefined;
  };
  return {
    document(id) {
      const source = text(id);
      if (source === undefined) return undefined;
      const known = parsed.get(id);
      if (known) return known;
      const document = trustedDocument(source);
      nameOperation(document, getOperationAST(document)?.name?.value ?? "other");
      parsed.set(id, document);
      return document;
    },
  };
}
