import { readFileSync } from "node:fs";

/** A document of the product's pages, as relay-compiler wrote it. */
export interface PersistedDocument {
  /** By which pages send it. */
  readonly id: string;
  /** The name of its operation. */
  readonly name: string;
  readonly text: string;
}

/** All documents of the product's pages, mutations among them. */
export function persistedDocuments(): PersistedDocument[] {
  const file = new URL("../../../web/src/relay/__generated__/persisted.json", import.meta.url);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(texts).map(([id, text]) => ({ id, name: /^\w+ (\w+)/.exec(text)?.[1] ?? "", text }));
}

/** The document with this operation. Throws if no page has it. */
export function persistedDocument(name: string): PersistedDocument {
  const found = persistedDocuments().find((document) => document.name === name);
  if (!found) throw new Error(`No page has an operation ${name}: it has another name now.`);
  return found;
}
