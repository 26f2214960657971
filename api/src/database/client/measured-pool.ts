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

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;
type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface MeasuredPoolConfig extends pg.PoolConfig {
  /**
   * Milliseconds after which a statement that has no answer ends its connection, and fails as in any outage. Not the driver's `query_timeout`: its timer for each
   * statement has V8 keep the statement with its rows until it collects the old generation.
   */
  silence?: number;
}

/** How often connections are looked at, relative to the silence that ends them. */
const looksInSilence = 10;

/** A pool that measures how long callers wait for a connection, and every statement on its connections. */
export class MeasuredPool extends pg.Pool {
  readonly #name: PoolName;
  readonly #waits: ReturnType<typeof connectionWait.labels>;
  /** When those began who wait for a connection, first come first. */
  readonly #waiting = new Set<{ readonly began: number }>();
  readonly #watch: NodeJS.Timeout | undefined;
  /** As configured. */
  readonly silence: number | undefined;

  constructor(name: PoolName, { silence, ...config }: MeasuredPoolConfig) {
    super({ ...config, Client: MeasuredClient });
    this.#name = name;
    this.#waits = connectionWait.labels({ pool: name });
    this.silence = silence;
    if (silence !== undefined) this.#watch = this.#watchSilence(silence);
  }

  #watchSilence(silence: number): NodeJS.Timeout {
    const clients = new Set<MeasuredClient>();
    this.on("connect", (client) => clients.add(client as unknown as MeasuredClient));
    this.on("remove", (client) => clients.delete(client as unknown as MeasuredClient));
    const look = () => {
      for (const client of clients) if (client.silentFor() > silence) void client.end().catch(() => {});
    };
    return setInterval(look, silence / looksInSilence).unref();
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
    clearInterval(this.#watch);
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
  #running = 0;
  /** When the statement that runs became the next to be answered. */
  #since = 0;

  /** Milliseconds for which a statement has been running without an answer; 0 while none runs. */
  silentFor(): number {
    return this.#running === 0 ? 0 : performance.now() - this.#since;
  }

  /**
   * Always with a callback: where the driver makes a promise, V8 keeps the statement with its rows until it collects the old generation. The driver's own declarations
   * have ten forms; only where the callback is matters here.
   */
  override query(...given: unknown[]): never {
    if (isCursor(given[0])) return super.query(...(given as [never])) as never;
    const last = given.at(-1);
    if (typeof last === "function") return this.#measure(given.slice(0, -1), last as Answered) as never;
    const running = new Promise<pg.QueryResult>((resolve, reject) => {
      this.#measure(given, (error, result) => (error ? reject(error) : resolve(result)));
    });
    return running.catch((error: Error) => {
      // One that leads to the caller, as the driver gives it.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }

  #measure(given: readonly unknown[], callback: Answered): void {
    const began = performance.now();
    const measured: Answered = (error, result) => {
      this.#answered(began, error, result);
      callback(error, result);
    };
    (super.query as (...all: unknown[]) => unknown).call(this, ...given, measured);
    if (this.#running++ === 0) this.#since = began;
  }

  #answered(began: number, error: Error | null | undefined, result: pg.QueryResult | undefined): void {
    const now = performance.now();
    this.#running--;
    this.#since = now;
    if (error) countStatementFailure(reasonOf(error));
    else observeStatement(result?.command, now - began);
  }
}

const isCursor = (query: unknown): boolean =>
  typeof query === "object" && query !== null && "submit" in query && typeof query.submit === "function";

/** By PostgreSQL's codes. */
function reasonOf(error: Error & { code?: unknown }): StatementFailure {
  if (isOutage(error)) return "outage";
  const code = String(error.code);
  if (code === "57014") return "timeout";
  if (code === "40001" || code === "40P01") return "collision";
  return code.startsWith("23") ? "constraint" : "other";
}
