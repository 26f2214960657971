import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { publicDirectory } from "../testing/follower.ts";
import { guideLanguages, guideProgram } from "../testing/guide-program.ts";
import { seed, type World } from "../testing/seed.ts";
import { serveApp } from "../testing/server.ts";

// The programs of the guide that keep a copy, as they stand there.

const database = testDatabase();
const app = serveApp(() => ({ database, changeInterval: 50 }));
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** Refusals that come before the next answers. */
const refusals: number[] = [];
/** Stands for the site's address: the server tells another one in its links. */
const site = createServer((request, response) => {
  const status = refusals.shift();
  if (status !== undefined) return void response.writeHead(status, { "retry-after": "1" }).end("{}");
  const { port } = new URL(app.origin);
  const forwarded = send(
    { port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      const link = String(answer.headers.link ?? "").replaceAll("http://assay.example", originOfSite());
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...(link && { link }) });
      answer.pipe(response);
    },
  );
  forwarded.on("error", () => response.destroy());
  response.once("close", () => forwarded.destroy());
  request.pipe(forwarded);
});
const originOfSite = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test.each(guideLanguages)(
  "the program in $language keeps a copy, through refusals and stops",
  async (runner) => {
    const program = await guideProgram("Programs that follow", runner, { ASSAY_URL: originOfSite() });
    /** The things of its copy, as it is at last. */
    const expectCopy = async () => {
      const wanted = new Map(
        [...(await publicDirectory(database))].map(([key, thing]) => [key.split(" ")[1], thing]),
      );
      const copied = async () => {
        expect(program.failure()).toBeNull();
        const text = await readFile(join(program.folder, "copy.json"), "utf8").catch(() => "");
        // It may be writing it.
        return text.endsWith("}}") || text.endsWith('"}')
          ? new Map(Object.entries(JSON.parse(text).things))
          : null;
      };
      await expect.poll(copied, { timeout: 120_000, interval: 200 }).toEqual(wanted);
    };
    const { ember, harbor } = world.software;
    refusals.push(429, 503);
    program.start();
    await expectCopy();
    await database.pool.query("update software set name = name || '!' where id = $1", [ember]);
    await expectCopy();
    await program.stop();
    await database.pool.query("update software set is_active = not is_active where id = $1", [harbor]);
    program.start();
    await expectCopy();
    expect(refusals).toEqual([]);
  },
);

test("a stock client gets through 429 and 503 by waiting as it is told", async () => {
  refusals.push(429, 503);
  const client = spawn("curl", ["-sf", "--retry", "5", `${originOfSite()}/api/changes?after=now`]);
  let printed = "";
  client.stdout.on("data", (text) => {
    printed += text;
  });
  expect(await new Promise((resolve) => client.once("close", resolve))).toBe(0);
  expect([printed, refusals]).toEqual(["[]", []]);
});
