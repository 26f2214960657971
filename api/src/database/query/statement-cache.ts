import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { watchCache } from "../../metrics/caches.ts";
import type { Statement } from "../client/reader.ts";
import { batchText } from "./batch-text.ts";
import type { RowSelection } from "./json-selection.ts";
import { joinedText, type Sql, sql } from "./sql.ts";

/** Visits everything that a statement is composed of, and gives it back for `compose`. */
export interface PartVisitor {
  /** A piece of SQL. */
  sql(piece: Sql): Sql;
  /** A long piece, which is often the same object. */
  longSql(piece: Sql): Sql;
  /** A piece that may be missing. */
  optional(piece: Sql | undefined): Sql | undefined;
  /** Anything else that the text depends on. */
  fact<Fact extends string | number | boolean | undefined>(fact: Fact): Fact;
  /** A list, of which `map` visits each item. */
  list<Item, Part>(items: readonly Item[], map: (item: Item) => Part): Part[];
}

/** How a statement is composed. */
export interface StatementTemplate<Parts> {
  /** The rows that are read. */
  readonly selection: RowSelection;
  /** Gives the parts, each of which it has the visitor visit, in the same order each time. */
  visitParts(visitor: PartVisitor): Parts;
  /** Composes the statement. Its text may depend on the selection, on facts and on the texts of pieces alone; so may values that are in no piece. */
  compose(parts: Parts): Sql;
  /** May it run together with others of its text (`batchable` in batch-text.ts)? */
  readonly mayBatch: boolean;
}

/** Stands in a cached statement for a value, by its index among the values of all pieces. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** Bytes of all cached statements; anyone may send documents whose lists have other statements. */
const cacheBytes = 4 * 1024 * 1024;

/** An upper estimate of a cached statement without its texts and values. */
const bytesPerStatement = 1_000;
/** An upper estimate of a value with its placeholder. */
const bytesPerValue = 50;

const statements = new LRUCache<string, Statement>({
  maxSize: cacheBytes,
  sizeCalculation: ({ text, values, batchText }, key) =>
    bytesPerStatement +
    bytesPerValue * values.length +
    key.length +
    text.length +
    (batchText?.().length ?? 0),
});
const countLookup = watchCache("statements", statements);

let lastNumber = 0;
/** The number of a selection in the keys of its statements. */
const numbers = new WeakMap<RowSelection, number>();

function numberOf(selection: RowSelection): number {
  const known = numbers.get(selection);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(selection, lastNumber);
  return lastNumber;
}

/**
 * The statement with the values of its parts. Its text is composed once for all that have the same selection and parts of the same texts, as
 * long as it is used often enough to stay in the cache.
 */
export function cachedStatement<Parts>(template: StatementTemplate<Parts>): Statement {
  const { key, values } = readParts(template);
  let cached = statements.get(key);
  countLookup(cached !== undefined);
  if (!cached) {
    cached = composeWithPlaceholders(template);
    statements.set(key, cached);
  }
  return {
    ...cached,
    values: cached.values.map((value) => (value instanceof Placeholder ? values[value.index] : value)),
  };
}

/** Control characters, which the SQL texts never contain: different parts never make the same key. */
const betweenParts = "\u0001";
const placeOfValue = "\u0002";

/** What decides the text of a statement, as one string, and the values of its pieces. */
function readParts<Parts>({ selection, visitParts, mayBatch }: StatementTemplate<Parts>) {
  const parts: string[] = [`${numberOf(selection)} ${mayBatch}`];
  const values: unknown[] = [];
  const readBy = (keyOf: (piece: Sql) => string) => (piece: Sql) => {
    parts.push(keyOf(piece));
    values.push(...piece.values);
    return piece;
  };
  visitParts(visitorBy(readBy(textOf), readBy(hashOf), (fact) => parts.push(String(fact))));
  return { key: parts.join(betweenParts), values };
}

const textOf = ({ strings }: Sql): string => strings.join(placeOfValue);

/** By the piece itself: for the same object the text is neither joined nor hashed again. */
const hashes = new WeakMap<Sql, string>();

function hashOf(piece: Sql): string {
  const known = hashes.get(piece);
  if (known !== undefined) return known;
  const made = hash("sha256", textOf(piece), "base64url");
  hashes.set(piece, made);
  return made;
}

function composeWithPlaceholders<Parts>({
  visitParts,
  compose,
  mayBatch,
}: StatementTemplate<Parts>): Statement {
  let count = 0;
  const withPlaceholders = ({ strings, values }: Sql) =>
    sql(strings, ...values.map(() => new Placeholder(count++)));
  const statement = compose(visitParts(visitorBy(withPlaceholders, withPlaceholders, () => {})));
  const { values } = statement;
  const text = joinedText(statement);
  if (!mayBatch) return { text, values };
  // At once: what it is composed of takes more memory.
  const several = batchText(statement);
  return { text, values, batchText: () => several };
}

function visitorBy(
  ofSql: (piece: Sql) => Sql,
  ofLongSql: (piece: Sql) => Sql,
  ofFact: (fact: unknown) => void,
): PartVisitor {
  const fact: PartVisitor["fact"] = (given) => {
    ofFact(given);
    return given;
  };
  return {
    sql: ofSql,
    longSql: ofLongSql,
    optional: (piece) => (fact(piece !== undefined) && piece ? ofSql(piece) : undefined),
    fact,
    list: (items, map) => {
      fact(items.length);
      return items.map((item) => map(item));
    },
  };
}
