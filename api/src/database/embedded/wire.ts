import { createServer, type Server } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { type ClientLimits, type Request, WireClient } from "./wire-client.ts";
import { closeStatements, isReady, query, withError } from "./wire-frames.ts";
import { SharedSession } from "./wire-session.ts";

/** What the server needs of PGlite. */
export type Engine = Pick<PGlite, "runExclusive" | "isInTransaction" | "execProtocolRawStream">;

/** Bounds of what foreign clients may take of everybody's. */
export interface WireLimits extends ClientLimits {
  /** Connections of all kinds, and foreign clients among them. */
  connections: number;
  foreignClients: number;
  /** Milliseconds between two statements of a foreign client's transaction. */
  idleInTransaction: number;
  /** Milliseconds in which it must take an answer within a transaction. */
  untaken: number;
}

/** What the server tells about its foreign clients. */
export interface Reports {
  log(line: string): void;
  /** A statement of a foreign client begins, or has ended. Between the two this process does nothing else. */
  foreign(isRunning: boolean): void;
  /** The database cannot go on: its process is to end, and another one started. */
  failed(error: unknown): void;
}

const defaultLimits: WireLimits = {
  startup: 10_000,
  message: 64 * 1024 * 1024,
  connections: 256,
  foreignClients: 20,
  idleInTransaction: 5_000,
  untaken: 60_000,
};

/**
 * Lets several clients share one PGlite over a Unix socket. PGlite is a single PostgreSQL session, so session state is
 * separated here: whole exchanges (all frames up to a Sync, or a simple query) are sent together, one client at a time; a
 * client in a transaction has the database to itself until it ends, and a disconnect rolls it back; prepared statements carry
 * their connection's number in their name and are dropped with it; what foreign clients set or make in the session is theirs
 * alone and leaves with them.
 */
export class WireServer {
  readonly #db: Engine;
  readonly #reports: Reports;
  readonly #limits: WireLimits;
  readonly #server: Server;
  readonly #clients = new Set<WireClient>();
  readonly #foreign = new Set<WireClient>();
  readonly #session: SharedSession<WireClient>;
  #waiting: Exchange[] = [];
  #running = false;
  /** The client whose transaction is open, or whose exchange is. */
  #holder: WireClient | undefined;
  #isOpen = false;
  /** Ends a foreign holder. */
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  #closed = false;

  constructor(db: Engine, reports: Reports, limits: Partial<WireLimits> = {}) {
    this.#db = db;
    this.#reports = reports;
    this.#limits = { ...defaultLimits, ...limits };
    this.#session = new SharedSession((message) => this.#execute(message), reports.log);
    this.#server = createServer((socket) => {
      this.#clients.add(new WireClient(socket, ++this.#count, this.#limits, this.#reception));
    });
    this.#server.maxConnections = this.#limits.connections;
  }

  /** Serves on a unix socket. */
  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(path, resolve);
    });
  }

  /** Lets the running exchange finish, drops every client and undoes an open transaction. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting = [];
    this.#stopWaiting();
    this.#server.close();
    for (const client of this.#clients) client.destroy();
    await this.#db.runExclusive(async () => {
      if (this.#db.isInTransaction()) await this.#execute(query("ROLLBACK"));
    });
  }

  readonly #reception = {
    admit: (client: WireClient): string | undefined => {
      if (client.isOwn) return undefined;
      if (this.#foreign.size >= this.#limits.foreignClients)
        return `The embedded database takes ${this.#limits.foreignClients} clients beside the server at a time.`;
      this.#foreign.add(client);
      return undefined;
    },
    request: (client: WireClient, request: Request): void => this.#enqueue({ client, request }),
    gone: (client: WireClient): void => {
      this.#clients.delete(client);
      this.#foreign.delete(client);
      this.#waiting = this.#waiting.filter((exchange) => exchange.client !== client);
      this.#enqueue({ client });
    },
  };

  #enqueue(exchange: Exchange): void {
    if (this.#closed) return;
    this.#waiting.push(exchange);
    this.#run().catch(this.#reports.failed);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { client, request } = next;
      const isForeign = !client.isOwn;
      if (isForeign) this.#reports.foreign(true);
      await this.#db.runExclusive(() => (request ? this.#answer(client, request) : this.#release(client)));
      if (isForeign) this.#reports.foreign(false);
    }
    this.#running = false;
  }

  async #answer(client: WireClient, request: Request): Promise<void> {
    this.#stopWaiting();
    const taken = client.answer(await this.#answerTo(client, request));
    if (this.#holder === client && !client.isOwn) this.#wait(client, taken);
  }

  async #answerTo(client: WireClient, request: Request): Promise<Buffer> {
    if (!this.#holder) await this.#session.enter(client.isOwn ? null : client);
    const replaced = this.#isOpen ? [] : client.statements.takeReplaced();
    if (replaced.length > 0) await this.#execute(closeStatements(replaced));
    const answer = await this.#execute(request.message, request.isOpen);
    // After a Flush, what was begun is open until the Sync, although PostgreSQL calls it no transaction.
    this.#isOpen = request.isOpen;
    this.#holder = this.#isOpen || this.#db.isInTransaction() ? client : undefined;
    return request.refused === undefined ? answer : withError(answer, "0A000", request.refused);
  }

  /** Everybody waits for a holder, so one that says nothing, or does not take its answer, is ended. */
  #wait(client: WireClient, taken: Promise<void>): void {
    const { idleInTransaction, untaken } = this.#limits;
    const disconnect = (): void => {
      this.#reports.log(
        "A client of the embedded database kept a transaction open and did nothing: it was rolled back and disconnected, because the server had to wait.",
      );
      client.end("25P03", "terminating connection due to idle-in-transaction timeout");
    };
    const timer = setTimeout(disconnect, untaken);
    this.#timer = timer;
    void taken.then(() => {
      // Another statement may have come meanwhile, with a timer of its own.
      if (this.#timer !== timer) return;
      clearTimeout(timer);
      this.#timer = setTimeout(disconnect, idleInTransaction);
    });
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Undoes and forgets everything of a client that is gone. */
  async #release(client: WireClient): Promise<void> {
    if (this.#holder === client) {
      this.#stopWaiting();
      await this.#execute(closeStatements([]));
      if (this.#db.isInTransaction()) await this.#execute(query("ROLLBACK"));
      this.#holder = undefined;
      this.#isOpen = false;
    }
    const statements = client.statements.all();
    if (statements.length > 0) await this.#execute(closeStatements(statements));
    if (!client.isOwn) await this.#session.leave(client);
  }

  #next(): Exchange | undefined {
    if (!this.#holder) return this.#waiting.shift();
    const index = this.#waiting.findIndex((exchange) => exchange.client === this.#holder);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  /**
   * The answer to a message. PGlite catches whatever its PostgreSQL throws, and goes on with a session in the middle of a statement: an answer that ends
   * without what every answer ends with, but for one before a Flush, is the only sign of that.
   */
  async #execute(message: Buffer, isOpen = false): Promise<Buffer> {
    const answer: Buffer[] = [];
    await this.#db.execProtocolRawStream(message, {
      syncToFs: false,
      // The bytes lie in the database's own memory, which the next call writes over.
      onRawData: (data) => void answer.push(Buffer.from(data)),
    });
    const whole = Buffer.concat(answer);
    if (!isOpen && !isReady(whole)) throw new Error("The embedded database did not answer a statement.");
    return whole;
  }
}

/** Without a request the client is gone. */
interface Exchange {
  client: WireClient;
  request?: Request;
}
