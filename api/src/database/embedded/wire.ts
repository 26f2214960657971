import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import {
  closeStatements,
  copiesIn,
  FrameReader,
  ownApplication,
  prefixStatement,
  query,
  refusal,
  startupParameters,
  typeOf,
} from "./wire-frames.ts";
import { SharedSession } from "./wire-session.ts";

/**
 * Lets several clients share one PGlite over a Unix socket. PGlite is a single PostgreSQL session, so session state is
 * separated here: whole exchanges (all frames up to a Sync, or a simple query) are sent together, one client at a time; a
 * client in a transaction has the database to itself until it ends, and a disconnect rolls it back; prepared statements carry
 * their connection's number in their name and are dropped with it; what foreign clients set or make in the session is theirs
 * alone and leaves with them.
 */
export class WireServer {
  readonly #db: PGlite;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  readonly #session: SharedSession<Connection>;
  #waiting: Exchange[] = [];
  #running = false;
  /** The connection whose transaction is open. */
  #holder: Connection | undefined;
  #count = 0;
  #closed = false;

  constructor(db: PGlite) {
    this.#db = db;
    this.#session = new SharedSession((message) => this.#execute(message));
    this.#server = createServer((socket) => this.#accept(socket));
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
    this.#server.close();
    for (const { socket } of this.#connections) socket.destroy();
    await this.#db.runExclusive(async () => {
      if (this.#db.isInTransaction()) await this.#execute(query("ROLLBACK"));
    });
  }

  #accept(socket: Socket): void {
    const connection: Connection = {
      socket,
      prefix: `c${++this.#count}_`,
      statements: new Set(),
      isOwn: false,
    };
    this.#connections.add(connection);
    const reader = new FrameReader();
    let frames: Buffer[] = [];
    socket.setNoDelay(true);
    socket.on("data", (data) => {
      for (const { opening, frame } of reader.read(data)) {
        if (opening === "encryption") socket.write("N");
        else if (opening === "cancel") socket.destroy();
        else if (opening === "startup") {
          connection.isOwn = startupParameters(frame).get("application_name") === ownApplication;
          this.#enqueue({ connection, message: frame });
        } else if (typeOf(frame) === "X") socket.end();
        else {
          const renamed = prefixStatement(frame, connection.prefix);
          if (renamed.statement) connection.statements.add(renamed.statement);
          frames.push(renamed.frame);
          if (!endsExchange.has(typeOf(frame))) continue;
          const message = Buffer.concat(frames);
          this.#enqueue(
            !connection.isOwn && frames.some(copiesIn)
              ? { connection, refused: copyRefused }
              : { connection, message, isOpen: typeOf(frame) === "H" },
          );
          frames = [];
        }
      }
    });
    // An error is always followed by "close".
    socket.on("error", () => {});
    socket.on("close", () => this.#forget(connection));
  }

  #enqueue(exchange: Exchange): void {
    if (this.#closed) return;
    this.#waiting.push(exchange);
    void this.#run();
  }

  /** A failure of PostgreSQL's own memory is not caught: the process ends, and is started again with a sound one. */
  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const exchange = next;
      await this.#db.runExclusive(() => this.#answer(exchange));
    }
    this.#running = false;
  }

  async #answer({ connection, message, refused, isOpen = false }: Exchange): Promise<void> {
    const { socket, isOwn } = connection;
    if (refused) {
      if (socket.writable) socket.write(refusal("0A000", refused, this.#holder ? "T" : "I"));
      return;
    }
    if (!message) return this.#release(connection);
    if (!this.#holder) await this.#session.enter(isOwn ? null : connection);
    const answer = await this.#execute(message);
    if (socket.writable && answer.length > 0) socket.write(answer);
    // After a Flush, what was begun is open until the Sync, although PostgreSQL calls it no transaction.
    this.#holder = isOpen || this.#db.isInTransaction() ? connection : undefined;
  }

  /** Undoes and forgets everything of a client that is gone. */
  async #release(connection: Connection): Promise<void> {
    if (this.#holder === connection) {
      await this.#execute(closeStatements([]));
      if (this.#db.isInTransaction()) await this.#execute(query("ROLLBACK"));
      this.#holder = undefined;
    }
    if (connection.statements.size > 0) await this.#execute(closeStatements(connection.statements));
    if (!connection.isOwn) await this.#session.leave(connection);
  }

  #next(): Exchange | undefined {
    if (!this.#holder) return this.#waiting.shift();
    const index = this.#waiting.findIndex((exchange) => exchange.connection === this.#holder);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #execute(message: Buffer): Promise<Buffer> {
    const answer: Buffer[] = [];
    await this.#db.execProtocolRawStream(message, {
      syncToFs: false,
      // The bytes lie in the database's own memory, which the next call writes over.
      onRawData: (data) => void answer.push(Buffer.from(data)),
    });
    return Buffer.concat(answer);
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    this.#waiting = this.#waiting.filter((exchange) => exchange.connection !== connection);
    this.#enqueue({ connection });
  }
}

interface Connection {
  socket: Socket;
  prefix: string;
  statements: Set<string>;
  isOwn: boolean;
}

/** Frames to run, or a refusal to send; without either the connection is gone. */
interface Exchange {
  connection: Connection;
  message?: Buffer;
  /** Ended by a Flush: the rest of it is still to come. */
  isOpen?: boolean;
  refused?: string;
}

/** Sync, simple query, Flush and function call: after these a client waits for its answer. */
const endsExchange = new Set(["S", "Q", "H", "F"]);

const copyRefused =
  "The embedded database cannot take rows by COPY FROM STDIN: use INSERT, or move to a PostgreSQL server.";
