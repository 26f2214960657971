import { LRUCache } from "lru-cache";
import pg from "pg";
import { BusyError, type ConcurrencyLimiter } from "../../limits/concurrency-limiter.ts";
import { watchCache } from "../../metrics/caches.ts";
import { watchQueue } from "../../metrics/limits.ts";
import type { ReadLog } from "../changes/read-log.ts";
import type { Tag } from "../changes/tags.ts";
import type { PrismaClient } from "../generated/prisma/client.ts";
import { compileJsonSelection, type JsonSelection, type RowSelection } from "../query/json-selection.ts";
import { compileRowText, type WantedText } from "../query/row-text.ts";
import type { Selection } from "../query/selection.ts";
import type { Sql } from "../query/sql.ts";
import { describeModels } from "./models.ts";
import { createSlowStatementBatches, createStatementBatches } from "./statement-batches.ts";
import type { StatementNames } from "./statement-names.ts";

/**
 * Reads without Prisma's client, on its connections. Pages are read this way: one prepared statement that returns JSON is much
 * cheaper than the client's layers. Writes use Prisma.
 */
export interface Reader {
  /** Where the reads of an answer are recorded that may be cached; undefined if it will not be. */
  readonly log?: ReadLog | undefined;
  /** The process's own reader, if this one belongs to a single request. */
  readonly shared?: Reader;
  /**
   * The rows of one reading statement; the same text is parsed and planned once a connection. It may run together with others of its text (statement-batches.ts). Throws BusyError when too many
   * wait; a slow one also when its request is refused (limits/concurrency-limiter.ts).
   */
  query<Row>(statement: Statement, options?: ReadOptions): Promise<Row[]>;
  /** Calls back once when no statement of the process's reader is under way, at the earliest in a microtask. A function that waits already is not added again; it must not throw. */
  whenIdle(callback: () => void): void;
  /** Compiles a selection of columns and relations of a model; the same selection is compiled once. */
  compileSelection(model: string, selection: Selection): JsonSelection;
  /** Compiles rows as the text of an answer, once for each object `wanted`, with which it is kept: that of a plan, which is charged for it. */
  compileText(model: string, wanted: WantedText): RowSelection;
}

/** Gives the rows of a statement that was written with `sql`, whoever runs it: a reader, or a transaction. */
export type Query = <Row>(statement: Sql, options?: ReadOptions) => Promise<Row[]>;

/** A statement's text, with a place for each of its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The text for several (query/batch-text.ts), of a statement that may run together with others of its text. */
  readonly batchText?: () => string;
}

export interface ReadOptions {
  /** What the statement reads. Without it an answer made of its rows is not cached. */
  reads?: () => Iterable<Tag>;
  /** A slow statement: runs under a concurrency limit of its own. */
  isExpensive?: boolean;
  /** Identifies the request that the statement is for: its slow statements are refused together. */
  requestKey?: object;
  /** Leaves times as PostgreSQL writes them, in UTC: few of them are looked at. */
  timesAsText?: boolean;
  /** True for free documents: the statement stays prepared for a while only. */
  isForeign?: boolean;
}

/** Connections and concurrency limit of slow statements. */
export interface ExpensiveReads {
  readonly pool: pg.Pool;
  readonly limiter: ConcurrencyLimiter;
}

/** Reads that wait at most, for a connection or for others that they run together with: what waits behind more would come too late. */
const maxWaiting = 1_000;

/** Bytes of the compiled selections that are cached; anyone may send documents that select other columns. */
const cacheBytes = 6 * 1024 * 1024;

/** Measured: the expression with its parts, and what gives dates and decimals their types. */
const bytesPerCharacter = 12;

/** Gives times of statements that ask for it as text. */
const timesKept: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? (text: unknown) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A reader on the connections of a client; `names` are shared with the client, so that none means two things. */
export function createReader(
  pool: pg.Pool,
  prisma: PrismaClient,
  names: StatementNames,
  expensive: ExpensiveReads,
): Reader {
  const models = describeModels(prisma);
  const compiled = new LRUCache<string, JsonSelection>({
    maxSize: cacheBytes,
    sizeCalculation: ({ json }, key) => bytesPerCharacter * (json.text.length + key.length),
  });
  const countLookup = watchCache("selections", compiled);
  const connections = watchQueue("connections");
  // Plans keep their selections: of one that comes again the key is known.
  const keys = new WeakMap<Selection, { readonly model: string; readonly key: string }>();
  const keyOf = (model: string, selection: Selection): string => {
    const known = keys.get(selection);
    if (known?.model === model) return known.key;
    const key = `${model}:${JSON.stringify(selection)}`;
    keys.set(selection, { model, key });
    return key;
  };
  const compileSelection: Reader["compileSelection"] = (model, selection) => {
    const key = keyOf(model, selection);
    const known = compiled.get(key);
    countLookup(known !== undefined);
    if (known) return known;
    // A copy: by the selection itself, plans keep pages that are read with its rows, and so their whole document.
    const made = compileJsonSelection(models, model, structuredClone(selection));
    compiled.set(key, made);
    return made;
  };
  const texts = new WeakMap<WantedText, RowSelection>();
  const compileText: Reader["compileText"] = (model, wanted) => {
    const known = texts.get(wanted);
    if (known) return known;
    const made = compileRowText(models, model, wanted);
    texts.set(wanted, made);
    return made;
  };
  const prepared = ({ text, values }: Statement, { isForeign, timesAsText }: ReadOptions) => ({
    ...names.statement(text, isForeign ? "foreign" : "own"),
    values: [...values],
    ...(timesAsText && { types: timesKept }),
  });
  const run = async (statement: Statement, options: ReadOptions): Promise<unknown[]> =>
    (await pool.query(prepared(statement, options))).rows;
  const runSlow = async (statement: Statement, options: ReadOptions, connected: () => void) =>
    (await queryOn(expensive.pool, prepared(statement, options), connected)).rows;
  const read = createStatementBatches(run);
  const readSlow = createSlowStatementBatches(runSlow, expensive.limiter);
  let underWay = 0;
  let slowUnderWay = 0;
  const awaitIdle = new Set<() => void>();
  const callIfIdle = () => {
    for (const callback of [...awaitIdle]) {
      if (underWay > 0) return;
      awaitIdle.delete(callback);
      callback();
    }
  };
  return {
    compileSelection,
    compileText,
    whenIdle(callback) {
      awaitIdle.add(callback);
      if (underWay === 0) queueMicrotask(callIfIdle);
    },
    async query<Row>(statement: Statement, options: ReadOptions = {}): Promise<Row[]> {
      const { isExpensive = false } = options;
      if (!isExpensive && underWay - slowUnderWay - pool.options.max >= maxWaiting) {
        connections.refused();
        throw new BusyError("Too many statements wait for a connection.");
      }
      underWay += 1;
      if (isExpensive) slowUnderWay += 1;
      try {
        return (await (isExpensive ? readSlow : read)(statement, options)) as Row[];
      } finally {
        underWay -= 1;
        if (isExpensive) slowUnderWay -= 1;
        callIfIdle();
      }
    },
  };
}

/**
 * The result of a statement, as by `pool.query`, which also closes a connection whose statement failed. Calls `connected` once it no longer waits for
 * a connection, also if it got none.
 */
async function queryOn(
  pool: pg.Pool,
  statement: pg.QueryConfig,
  connected: () => void,
): Promise<pg.QueryResult> {
  const client = await pool.connect().finally(connected);
  let failure: Error | undefined;
  try {
    return await client.query(statement);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Options of a request's reader. */
interface RequestReaderOptions {
  /** Records what the statements read; null if the answer will not be cached. */
  log?: ReadLog | null;
  /** True for a document from anyone. */
  isForeign?: boolean;
}

/** The reader of one request: its slow statements belong together. */
export function requestReader(
  reader: Reader,
  { log = null, isForeign = false }: RequestReaderOptions = {},
): Reader {
  const requestKey = {};
  return {
    log: log ?? undefined,
    shared: reader,
    compileSelection: reader.compileSelection,
    compileText: reader.compileText,
    whenIdle: reader.whenIdle,
    query(statement, options) {
      // Before the statement runs: what it waits for may change meanwhile.
      if (options?.reads) log?.add(options.reads());
      else log?.refuse("statement", statement.text);
      return reader.query(statement, { ...options, isForeign, requestKey });
    },
  };
}
