import pg from "pg";
import {
  connectionWait,
  countStatementFailure,
  observeStatement,
  type PoolName,
  type StatementFailure,
  unwatchPool,
  watchPool,
} from "../../metrics/database.ts";
import { isOutage } from "./outage.ts";

type Callback<Value> = (error: Error | undefined, value: Value) => void;
type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool that measures how long callers wait for a connection, and every statement on its connections. */
export class MeasuredPool extends pg.Pool {
  readonly #name: PoolName;
  readonly #waits: ReturnType<typeof connectionWait.labels>;
  /** When those began who wait for a connection, first come first. */
  readonly #waiting = new Set<{ readonly began: number }>();

  constructor(name: PoolName, config: pg.PoolConfig) {
    super({ ...config, Client: MeasuredClient });
    this.#name = name;
    this.#waits = connectionWait.labels({ pool: name });
  }

  /** Has the metrics show this pool's connections. */
  watch(): void {
    watchPool(this.#name, this);
  }

  /** Milliseconds for which the caller has waited that waits longest; 0 if none waits. */
  longestWait(): number {
    const [first] = this.#waiting;
    return first ? performance.now() - first.began : 0;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): unknown {
    unwatchPool(this.#name, this);
    return callback ? super.end(callback) : super.end();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): unknown {
    const waiting = { began: performance.now() };
    this.#waiting.add(waiting);
    const done = () => {
      this.#waiting.delete(waiting);
      this.#waits.observe((performance.now() - waiting.began) / 1000);
    };
    if (!callback) return super.connect().finally(done);
    super.connect((...result) => {
      done();
      callback(...result);
    });
  }
}

/** A client whose statements are measured. A cursor, which is read in parts, is not. */
class MeasuredClient extends pg.Client {
  // The driver's own declarations of `query` have ten forms; only where the callback is matters here.
  override query(...given: unknown[]): never {
    const forward = super.query as (...args: unknown[]) => unknown;
    if (isCursor(given[0])) return forward.apply(this, given) as never;
    const began = performance.now();
    const last = given.at(-1);
    if (typeof last === "function") {
      const callback = last as Callback<pg.QueryResult>;
      const measured: Callback<pg.QueryResult> = (error, result) => {
        record(began, error, result);
        callback(error, result);
      };
      return forward.apply(this, [...given.slice(0, -1), measured]) as never;
    }
    const running = forward.apply(this, given) as Promise<pg.QueryResult>;
    return running.then(
      (result) => {
        record(began, undefined, result);
        return result;
      },
      (error: Error) => {
        record(began, error, undefined);
        throw error;
      },
    ) as never;
  }
}

const isCursor = (query: unknown): boolean =>
  typeof query === "object" && query !== null && "submit" in query && typeof query.submit === "function";

function record(began: number, error: Error | null | undefined, result: pg.QueryResult | undefined): void {
  if (error) countStatementFailure(reasonOf(error));
  else observeStatement(result?.command, performance.now() - began);
}

/** By PostgreSQL's codes. */
function reasonOf(error: Error & { code?: unknown }): StatementFailure {
  if (isOutage(error)) return "outage";
  const code = String(error.code);
  if (code === "57014") return "timeout";
  if (code === "40001" || code === "40P01") return "collision";
  return code.startsWith("23") ? "constraint" : "other";
}
