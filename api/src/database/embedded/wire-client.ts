import type { Socket } from "node:net";
import { farewell, ownApplication, startupFrame, startupParameters, typeOf, unsound } from "./wire-frames.ts";
import { FrameReader, ProtocolError, tooLong } from "./wire-reader.ts";
import { refusalOf } from "./wire-refusals.ts";
import { ClientStatements } from "./wire-statements.ts";

/** What a client wants. */
export interface Request {
  message: Buffer;
  /** Ended by a Flush: the rest of it is still to come. */
  isOpen: boolean;
  /** Why the frames are not run, if they are not. The message then fails in their place, and this is told. */
  refused?: string | undefined;
}

/** What the server does for its clients. */
export interface Reception {
  /** Called when a client has said who it is; why it is turned away, if it is. */
  admit(client: WireClient): string | undefined;
  request(client: WireClient, request: Request): void;
  gone(client: WireClient): void;
}

/** Bounds of what is waited for and kept for one client. */
export interface ClientLimits {
  /** Milliseconds that a connection may say nothing at first. */
  startup: number;
  /** Bytes of one message, and of all up to a Sync. */
  message: number;
}

/** Sync, simple query, Flush and function call: after these a client waits for its answer. */
const endsExchange = new Set(["S", "Q", "H", "F"]);

/** One connection to the embedded database: turns its bytes into requests, and answers into bytes. */
export class WireClient {
  readonly number: number;
  readonly #socket: Socket;
  readonly #limits: ClientLimits;
  readonly #reception: Reception;
  readonly #reader: FrameReader;
  readonly #startup: NodeJS.Timeout;
  #statements: ClientStatements;
  #isOwn = false;
  #frames: Buffer[] = [];
  #bytes = 0;
  /** Requests of a foreign client whose turn has not come: it gets one answer after another, as it takes them. */
  #queue: Request[] = [];
  #isBusy = false;
  #isLeaving = false;
  #declined = 0;
  #ended = false;

  constructor(socket: Socket, number: number, limits: ClientLimits, reception: Reception) {
    this.number = number;
    this.#socket = socket;
    this.#limits = limits;
    this.#reception = reception;
    this.#reader = new FrameReader(limits.message);
    this.#statements = new ClientStatements(number, { isOwn: false });
    this.#startup = setTimeout(() => socket.destroy(), limits.startup);
    socket.setNoDelay(true);
    socket.on("data", (data) => this.#take(data));
    // An error is always followed by "close".
    socket.on("error", () => {});
    socket.on("close", () => this.#leave());
  }

  /** Whether it is one of the program's own connections, which leave no state in the session. */
  get isOwn(): boolean {
    return this.#isOwn;
  }

  get statements(): ClientStatements {
    return this.#statements;
  }

  /** Sends the answer to a request; done when the client has taken it, or is gone. */
  answer(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => {
      const taken = (): void => {
        this.#isBusy = false;
        this.#proceed();
        resolve();
      };
      if (this.#socket.writable && bytes.length > 0) this.#socket.write(bytes, taken);
      else taken();
    });
  }

  /** Ends the connection with a reason, also of a client that does not listen. */
  end(code: string, reason: string): void {
    if (this.#ended) return;
    // Behind an answer that it has not taken, the client would be waited for.
    if (this.#socket.writableLength > 0) this.#socket.destroy();
    else this.#socket.end(farewell(code, reason), () => this.#socket.destroy());
    this.#leave();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#frames = [];
    this.#queue = [];
    clearTimeout(this.#startup);
    this.#reception.gone(this);
  }

  #take(data: Buffer): void {
    // After its last words the socket may take a while to close.
    if (this.#ended) return;
    try {
      for (const { opening, frame } of this.#reader.read(data)) {
        if (this.#ended) return;
        if (opening === "encryption") this.#declineEncryption();
        else if (opening === "cancel") this.#socket.destroy();
        else if (opening === "startup") this.#introduce(frame);
        else if (typeOf(frame) === "X") this.#farewell();
        else this.#collect(frame);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.end(error.code, error.message);
    }
  }

  /** What it asked for before it said goodbye is still done. */
  #farewell(): void {
    this.#isLeaving = true;
    if (!this.#isBusy) this.#socket.destroySoon();
  }

  /** One may be asked for by TLS and by GSSAPI. */
  #declineEncryption(): void {
    this.#declined++;
    if (this.#declined > 2) throw new ProtocolError("08P01", "there is no encryption here");
    this.#socket.write("N");
  }

  #introduce(frame: Buffer): void {
    clearTimeout(this.#startup);
    this.#isOwn = startupParameters(frame).get("application_name") === ownApplication;
    this.#statements = new ClientStatements(this.number, { isOwn: this.#isOwn });
    const refused = this.#reception.admit(this);
    if (refused) this.end("53300", refused);
    else this.#request({ message: startupFrame, isOpen: false });
  }

  #collect(frame: Buffer): void {
    this.#frames.push(this.#statements.rename(frame));
    this.#bytes += frame.length;
    if (this.#bytes > this.#limits.message) throw tooLong;
    if (!endsExchange.has(typeOf(frame))) return;
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    const isOpen = typeOf(frame) === "H";
    const refused = this.#isOwn ? undefined : frames.map(refusalOf).find((reason) => reason);
    this.#request({ message: refused ? unsound(frame) : Buffer.concat(frames), isOpen, refused });
  }

  #request(request: Request): void {
    // The program's own connections wait for each answer, and take it at once.
    if (this.#isOwn) {
      this.#reception.request(this, request);
    } else {
      this.#queue.push(request);
      this.#socket.pause();
      this.#proceed();
    }
  }

  #proceed(): void {
    if (this.#isOwn || this.#isBusy || this.#ended) return;
    const next = this.#queue.shift();
    if (next) {
      this.#isBusy = true;
      this.#reception.request(this, next);
    } else if (this.#isLeaving) this.#socket.destroySoon();
    else this.#socket.resume();
  }
}
