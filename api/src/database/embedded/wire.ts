import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { closeStatements, FrameReader, prefixStatement, typeOf } from "./wire-frames.ts";

/**
 * Lets several clients share one PGlite over a Unix socket. PGlite is a single PostgreSQL session, so session state is
 * separated here: whole exchanges (all frames up to a Sync, or a simple query) are sent together, one client at a time; a
 * client in a transaction has the database to itself until it ends, and a disconnect rolls it back; prepared statements carry
 * their connection's number in their name and are dropped with it.
 */
export class WireServer {
  readonly #db: PGlite;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  #waiting: Exchange[] = [];
  #running = false;
  /** The connection whose transaction is open. */
  #holder: Connection | undefined;
  #count = 0;
  #closed = false;

  constructor(db: PGlite) {
    this.#db = db;
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
    const connection: Connection = { socket, prefix: `c${++this.#count}_`, statements: new Set() };
    this.#connections.add(connection);
    const reader = new FrameReader();
    let frames: Buffer[] = [];
    socket.setNoDelay(true);
    socket.on("data", (data) => {
      for (const { opening, frame } of reader.read(data)) {
        if (opening === "encryption") socket.write("N");
        else if (opening === "cancel") socket.destroy();
        else if (opening === "startup") this.#enqueue(connection, frame);
        else if (typeOf(frame) === "X") socket.end();
        else {
          const renamed = prefixStatement(frame, connection.prefix);
          if (renamed.statement) connection.statements.add(renamed.statement);
          frames.push(renamed.frame);
          if (!endsExchange.has(typeOf(frame))) continue;
          this.#enqueue(connection, Buffer.concat(frames));
          frames = [];
        }
      }
    });
    // An error is always followed by "close".
    socket.on("error", () => {});
    socket.on("close", () => this.#forget(connection));
  }

  #enqueue(connection: Connection, message: Buffer): void {
    if (this.#closed) return;
    this.#waiting.push({ connection, message });
    void this.#run();
  }

  /** A failure of PostgreSQL's own memory is not caught: the process ends, and is started again with a sound one. */
  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { connection, message } = next;
      await this.#db.runExclusive(async () => {
        const answer = await this.#execute(message);
        if (connection.socket.writable && answer.length > 0) connection.socket.write(answer);
        this.#holder = this.#db.isInTransaction() ? connection : undefined;
      });
    }
    this.#running = false;
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
    if (this.#holder === connection) this.#enqueue(connection, query("ROLLBACK"));
    if (connection.statements.size > 0) this.#enqueue(connection, closeStatements(connection.statements));
  }
}

type Connection = { socket: Socket; prefix: string; statements: Set<string> };
type Exchange = { connection: Connection; message: Buffer };

/** Sync, simple query, Flush and function call: after these a client waits for its answer. */
const endsExchange = new Set(["S", "Q", "H", "F"]);

function query(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const frame = Buffer.alloc(5);
  frame.write("Q", 0);
  frame.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([frame, text]);
}
