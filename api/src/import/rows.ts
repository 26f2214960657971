import type { z } from "zod";
import { type CatalogueFile, type CatalogueRows, catalogueSchemas } from "../inputs/catalogue.ts";
import type { Line } from "./lines.ts";

/** A valid row, or the reason why it is invalid. */
export type Checked<Row> = { line: number; row: Row } | { line: number; reason: string };

/** Reads a line as JSON. */
export function parseLine(line: Line): { value: unknown } | { reason: string } {
  if ("problem" in line) return { reason: line.problem };
  try {
    // Lone surrogates become U+FFFD, as in any encoding of the text.
    const hasSurrogates = /\\u[dD][89a-fA-F]/.test(line.text);
    const repair = (_: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);
    return { value: JSON.parse(line.text, hasSurrogates ? repair : undefined) };
  } catch (error) {
    return { reason: `is not JSON: ${(error as Error).message}` };
  }
}

/**
 * Validates the rows of one file: each by itself (inputs/catalogue.ts), and against the rows before it, of which it remembers only
 * the keys.
 */
export class RowChecker<File extends CatalogueFile> {
  readonly #schema: z.ZodType<CatalogueRows[File]>;
  readonly #rule: (row: CatalogueRows[File], line: number) => string | undefined;

  constructor(file: File) {
    this.#schema = catalogueSchemas[file];
    this.#rule = fileRules[file]();
  }

  check(line: number, value: unknown): Checked<CatalogueRows[File]> {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return { line, reason: "is not a JSON object" };
    const result = this.#schema.safeParse(value);
    if (!result.success)
      return { line, reason: result.error.issues.map((issue) => explain(issue, value)).join("; ") };
    const reason = this.#rule(result.data, line);
    return reason === undefined ? { line, row: result.data } : { line, reason };
  }
}

/** "title: Title is required", "rating: Please choose … (7)": path, message, and the value if it is short. */
function explain(issue: z.core.$ZodIssue, value: unknown): string {
  const path = issue.path.join(".");
  const found = issue.path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  const shown =
    typeof found === "number" || (typeof found === "string" && found !== "" && found.length <= 80);
  const where = issue.message.startsWith(`${path} `) ? "" : `${path}: `;
  return `${where}${issue.message}${shown ? ` (${found})` : ""}`;
}

type Rule<Row> = (row: Row, line: number) => string | undefined;

/** Rules across the rows of one file; each file gets its own instance. */
const fileRules: { [File in CatalogueFile]: () => Rule<CatalogueRows[File]> } = {
  categories: () => {
    const isNew = once();
    return ({ slug }, line) => isNew(slug, line, `slug "${slug}"`);
  },
  companies: () => {
    const isNew = once();
    return ({ slug }, line) => isNew(slug, line, `slug "${slug}"`);
  },
  software: () => {
    const isNew = once();
    return ({ slug }, line) => isNew(slug, line, `slug "${slug}"`);
  },
  plans: () => {
    const isNew = once();
    const popular = new Map<string, string>();
    return ({ softwareSlug, name, isPopular }, line) => {
      const other = isPopular ? popular.get(softwareSlug) : undefined;
      if (other !== undefined && other !== name)
        return `"${softwareSlug}" has a popular plan already ("${other}")`;
      if (isPopular) popular.set(softwareSlug, name);
      return isNew(`${softwareSlug} ${name}`, line, `plan "${name}" of "${softwareSlug}"`);
    };
  },
  reviews: () => {
    const isNew = once();
    const described = new Map<string, string>();
    const reviewers = new Map<string, Set<string>>();
    return (row, line) => {
      // One string for all reviews of an author.
      const author = described.get(row.authorKey) ?? row.authorKey;
      const authors = reviewers.get(row.softwareSlug) ?? new Set();
      if (authors.has(author)) return `author "${author}" has reviewed this software already`;
      const reason = isNew(row.key, line, `key "${row.key}"`);
      if (reason !== undefined) return reason;
      reviewers.set(row.softwareSlug, authors.add(author));
      // If rows describe an author differently, the first one counts; otherwise every import would change it back and forth.
      if (described.has(author)) row.author = null;
      else if (row.author !== null) described.set(author, author);
      return undefined;
    };
  },
};

/** Reports a key that occurs twice in the file, because it is unclear which row would count. */
function once(): (key: string, line: number, name: string) => string | undefined {
  const lines = new Map<string, number>();
  return (key, line, name) => {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier === undefined ? undefined : `${name} is already on line ${earlier}`;
  };
}
