import { readFileSync } from "node:fs";

/** A document of the product, as relay-compiler wrote it. */
interface ProductDocument {
  /** The ID by which pages send it. */
  readonly id: string;
  /** The name of its operation. */
  readonly name: string;
  readonly text: string;
}

const file = new URL("../../../web/src/relay/__generated__/persisted.json", import.meta.url);

/** All documents of the product's pages and of the tests of their parts, mutations among them. */
export const productDocuments: readonly ProductDocument[] = Object.entries<string>(
  JSON.parse(readFileSync(file, "utf8")),
).map(([id, text]) => ({ id, name: /^\w+ (\w+)/.exec(text)?.[1] ?? "", text }));

/** The document with this operation. Throws if no page has it. */
export function productDocument(name: string): ProductDocument {
  const found = productDocuments.find((document) => document.name === name);
  if (!found) throw new Error(`No page has an operation ${name}: it has another name now.`);
  return found;
}
