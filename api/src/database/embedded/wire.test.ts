import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { FakeEngine, frame, opening, sqlQuery, startup } from "../../testing/wire.ts";
import { type WireLimits, WireServer } from "./wire.ts";
import { ownApplication, startupFrame } from "./wire-frames.ts";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function serve(limits: Partial<WireLimits> = {}) {
  const engine = new FakeEngine();
  const lines: string[] = [];
  const failures: unknown[] = [];
  const reports = {
    log: (line: string) => lines.push(line),
    foreign: () => {},
    failed: (error: unknown) => failures.push(error),
  };
  const server = new WireServer(engine, reports, limits);
  const folder = mkdtempSync(join(tmpdir(), "assay-wire-"));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  await server.listen(join(folder, "socket"));
  cleanups.push(() => server.close());
  const enter = async (application = "psql") => {
    const client = new TestClient(connect(join(folder, "socket")));
    cleanups.push(() => client.socket.destroy());
    if (application) client.send(startup(application));
    return client;
  };
  return { engine, failures, lines, join: enter };
}

/** A client that says what it is told to, and remembers the end of what it hears. */
class TestClient {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  #heard = "";

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (data) => (this.#heard = (this.#heard + data.toString("latin1")).slice(-1_000)));
    socket.on("error", () => {});
    this.closed = once(socket, "close");
  }

  send(...frames: Buffer[]): void {
    this.socket.write(Buffer.concat(frames));
  }

  /** Waits until it has heard this. */
  async hears(text: string): Promise<void> {
    await expect.poll(() => this.#heard, { timeout: 30_000 }).toContain(text);
  }
}

describe("a client that is no good", () => {
  it.each<[string, Buffer[], string]>([
    ["a frame without a length", [Buffer.from("Q\0\0\0\0")], "08P01"],
    ["a frame that is too long", [Buffer.from("Q\x7f\xff\xff\xff", "latin1")], "54000"],
    ["frames without a Sync for ever", Array(20).fill(frame("P", `s\0${"-".repeat(100)}\0\0\0`)), "54000"],
  ])("that sends %s is told so and disconnected, and the others go on", async (_name, frames, code) => {
    const { engine, join } = await serve({ message: 1_000 });
    const [bad, own] = await Promise.all([join(), join(ownApplication)]);
    bad.send(...frames);
    await bad.hears(`FATAL\0C${code}`);
    await bad.closed;
    own.send(sqlQuery("SELECT 'after'"));
    await own.hears("after");
    expect(engine.texts).toEqual(["SELECT 'after'"]);
  });

  it("that asks for encryption again and again is disconnected", async () => {
    const { join } = await serve();
    const client = await join("");
    client.send(...Array(3).fill(opening(80877103)));
    await client.hears("FATAL\0C08P01");
    await client.closed;
  });

  it("that has a startup packet of its own kind does not hand it on", async () => {
    const { engine, join } = await serve();
    const client = await join("");
    client.send(opening(3 << 16, "user\0nobody\0options\0-c search_path=x"));
    await client.hears("Z");
    expect(engine.startups).toEqual([startupFrame]);
  });

  it("that says nothing is disconnected, and so are more than can be served", async () => {
    // Long enough for a busy machine to read what the first one says.
    const { join } = await serve({ startup: 5_000, connections: 2 });
    const own = await join(ownApplication);
    await own.hears("Z");
    await Promise.all([1, 2, 3, 4].map(async () => (await join("")).closed));
    own.send(sqlQuery("SELECT 'after'"));
    await own.hears("after");
  });

  it("that is one too many is told so", async () => {
    const { join } = await serve({ foreignClients: 1 });
    const first = await join();
    await first.hears("Z");
    const second = await join();
    await second.hears("takes 1 clients beside the server");
    await second.closed;
    first.send(frame("X", ""));
    await first.closed;
    const own = await join(ownApplication);
    await own.hears("Z");
    await (await join()).hears("Z");
  });
});

it.each(["psql", ownApplication])(
  "a statement that the database does not answer shows that it cannot go on: %s",
  async (application) => {
    const { failures, join } = await serve();
    const client = await join(application);
    client.send(sqlQuery("SELECT 'before'"));
    await client.hears("before");
    expect(failures).toEqual([]);
    client.send(sqlQuery("LOST"));
    await expect
      .poll(() => failures)
      .toEqual([new Error("The embedded database did not answer a statement.")]);
  },
);

describe("a foreign client", () => {
  it("that leaves its transaction open is told so and rolled back, and the server goes on", async () => {
    const { engine, lines, join } = await serve({ idleInTransaction: 20 });
    const [idle, own] = await Promise.all([join(), join(ownApplication)]);
    idle.send(sqlQuery("BEGIN"));
    await idle.hears("BEGIN");
    own.send(sqlQuery("SELECT 'after'"));
    await own.hears("after");
    await idle.hears("FATAL\0C25P03");
    await idle.closed;
    expect(engine.texts.slice(0, 2)).toEqual(["BEGIN", "ROLLBACK"]);
    expect(lines).toEqual([expect.stringContaining("kept a transaction open and did nothing")]);
  });

  it("that does not take its answer within a transaction is ended too", async () => {
    const { engine, join } = await serve({ untaken: 20, idleInTransaction: 600_000 });
    const [deaf, own] = await Promise.all([join(), join(ownApplication)]);
    await deaf.hears("Z");
    deaf.socket.pause();
    deaf.send(sqlQuery("BEGIN"), sqlQuery("LONG"));
    await expect.poll(() => engine.texts, { timeout: 30_000 }).toContain("LONG");
    own.send(sqlQuery("SELECT 'after'"));
    await own.hears("after");
    expect(engine.texts).toContain("ROLLBACK");
  });

  it("that takes no answers gets no more of them, and all of them when it does", async () => {
    const { engine, join } = await serve();
    const [deaf, own] = await Promise.all([join(), join(ownApplication)]);
    await deaf.hears("Z");
    deaf.socket.pause();
    deaf.send(...[1, 2, 3].map(() => sqlQuery("LONG")), sqlQuery("SELECT 'last'"));
    await expect.poll(() => engine.texts, { timeout: 30_000 }).toContain("LONG");
    own.send(sqlQuery("SELECT 'after'"));
    await own.hears("after");
    expect(engine.texts.filter((text) => text === "LONG")).toHaveLength(1);
    deaf.socket.resume();
    await deaf.hears("last");
  });

  it("gets done what it asked for before it said goodbye", async () => {
    const { engine, join } = await serve();
    const client = await join();
    client.send(sqlQuery("SELECT 1"), sqlQuery("SELECT 2"), frame("X", ""));
    await client.closed;
    expect(engine.texts).toEqual(["SELECT 1", "SELECT 2"]);
  });

  it("is refused what would harm the others, in the form that it asked in", async () => {
    const { engine, join } = await serve();
    const client = await join();
    client.send(sqlQuery("DISCARD ALL"), sqlQuery("SELECT 'after'"));
    await client.hears("ERROR\0C0A000");
    await client.hears("after");
    expect(engine.texts).toEqual(["SELECT 'after'"]);
  });
});
