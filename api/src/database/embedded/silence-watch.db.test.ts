import { rmSync } from "node:fs";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { childrenOf } from "../../../../scripts/testing/server-process.ts";
import { testKind } from "../../testing/database.ts";
import { embeddedProcessOf } from "../../testing/embedded-process.ts";
import { copyEmbeddedTemplate } from "../../testing/scratch-database.ts";
import { openEmbedded } from "./embedded.ts";
import { ownApplication } from "./wire-frames.ts";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

it.runIf(testKind === "embedded" && process.platform === "linux")(
  "the embedded database is started again when it gives no sign of life, also while it starts",
  async () => {
    const dataDir = await copyEmbeddedTemplate();
    cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const lines: string[] = [];
    const { socketFolder, close } = await openEmbedded({
      dataDir,
      role: "server",
      durable: false,
      log: (line) => lines.push(line),
      patience: { interval: 100, maxUnanswered: 80 },
    });
    cleanups.push(close);
    const place = { host: socketFolder, user: "postgres", database: "postgres" };
    const pool = new pg.Pool({ ...place, application_name: ownApplication });
    pool.on("error", () => {});
    cleanups.push(() => pool.end());
    const ended = "The embedded database ended by itself and is started again.";
    const before = childrenOf(process.pid);
    process.kill(embeddedProcessOf(dataDir), "SIGKILL");
    const starting = () => childrenOf(process.pid).find((pid) => !before.includes(pid));
    await expect.poll(starting, { interval: 5 }).toBeGreaterThan(0);
    // As an engine in a loop: it does nothing else.
    process.kill(starting() as number, "SIGSTOP");
    const one = () => pool.query("SELECT 1 AS x").then(({ rows }) => rows, String);
    await expect.poll(one).toEqual([{ x: 1 }]);
    // Longer together than it may be silent, but each of them is answered. Nobody waits for the processes before any more.
    for (let count = 0; count < 3; count++) await pool.query("SELECT pg_sleep(3)");
    expect(lines).toEqual([
      ended,
      "The embedded database has given no sign of life for a long time: it is ended, and started again.",
      "The embedded database ended while it started: see the messages above.",
      ended,
    ]);
  },
);
