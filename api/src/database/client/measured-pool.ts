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
import { isOutage, isTimeout } from "./outage.ts";

type Answered = (error: Error | null | undefined, result: pg.QueryResult) => void;
type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

interface MeasuredPoolConfig extends pg.PoolConfig {
  /**
   * Milliseconds in which a statement must be answered, or a tenth more: its connection is ended then, and it fails as in any outage. Not the driver's `query_timeout`,
   * for which V8 keeps each statement with its rows until it collects the old generation.
   */
  answerWithin?: number;
}

/** How often a pool looks at its connections in the time in which a statement must be answered. */
const looksPerWait = 10;

/** A pool that measures how long callers wait for a connection, and every statement on its connections. */
export class MeasuredPool extends pg.Pool {
  readonly #name: PoolName;
  readonly #waits: ReturnType<typeof connectionWait.labels>;
  /** When those began who wait for a connection, first come first. */
  readonly #waiting = new Set<{ readonly began: number }>();
  /** Milliseconds in which a statement must be answered; undefined if it may take as long as it takes. */
  readonly answerWithin: number | undefined;

  constructor(name: PoolName, { answerWithin, onConnect, ...config }: MeasuredPoolConfig) {
    const open = new Set<MeasuredClient>();
    super({
      ...config,
      Client: MeasuredClient,
      onConnect(client) {
        const measured = client as unknown as MeasuredClient;
        open.add(measured);
        client.once("end", () => open.delete(measured));
        return onConnect?.(client);
      },
    });
    this.#name = name;
    this.#waits = connectionWait.labels({ pool: name });
    this.answerWithin = answerWithin;
    if (answerWithin === undefined) return;
    // Also while the pool ends, which waits for statements that run.
    const watch = setInterval(() => {
      if (this.ended) clearInterval(watch);
      for (const client of open) if (client.silentFor() > answerWithin) client.cut();
    }, answerWithin / looksPerWait);
    watch.unref();
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

/** A client whose statements are measured. */
class MeasuredClient extends pg.Client {
  #running = 0;
  /** When the statement that runs became the next to be answered. */
  #since = 0;
  #isCut = false;

  /** Milliseconds for which a statement has been running without an answer; 0 while none runs. */
  silentFor(): number {
    return this.#running === 0 ? 0 : performance.now() - this.#since;
  }

  /** Ends the connection at once: the statements that run fail. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    void this.end().catch(() => {});
  }

  /**
   * Always with a callback: where the driver makes a promise, V8 keeps the statement with its rows until it collects the old generation. The driver's own declarations
   * have ten forms; only where the callback is matters here.
   */
  override query(...given: unknown[]): never {
    const last = given.at(-1);
    const callback = typeof last === "function" ? (last as Answered) : undefined;
    const [statement, values] = callback ? given.slice(0, -1) : given;
    if (callback) return this.#measure(statement, values, callback) as never;
    const running = new Promise<pg.QueryResult>((resolve, reject) => {
      this.#measure(statement, values, (error, result) => (error ? reject(error) : resolve(result)));
    });
    return running.catch((error: Error) => {
      // One that leads to the caller, as the driver gives it.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }

  #measure(statement: unknown, values: unknown, callback: Answered): void {
    const began = performance.now();
    if (this.#running++ === 0) this.#since = began;
    let isAnswered = false;
    const answered: Answered = (error, result) => {
      // The driver calls again after values that it could not send.
      if (isAnswered) return;
      isAnswered = true;
      this.#answered(began, error, result);
      callback(error, result);
    };
    try {
      (super.query as (...all: unknown[]) => unknown).call(this, statement, values, answered);
    } catch (error) {
      this.#running--;
      throw error;
    }
  }

  #answered(began: number, error: Error | null | undefined, result: pg.QueryResult | undefined): void {
    const now = performance.now();
    this.#running--;
    this.#since = now;
    if (error) countStatementFailure(reasonOf(error));
    else observeStatement(result?.command, now - began);
  }
}

/** By PostgreSQL's codes. */
function reasonOf(error: Error & { code?: unknown }): StatementFailure {
  if (isOutage(error)) return "outage";
  if (isTimeout(error)) return "timeout";
  const code = String(error.code);
  if (code === "40001" || code === "40P01") return "collision";
  return code.startsWith("23") ? "constraint" : "other";
}
