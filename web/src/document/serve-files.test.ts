// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { serveFiles } from "./serve-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const name of ["assets/entry-1.js", "assets/entry-1.js.br", "icon.svg"])
    writeFileSync(join(folder, name), name);
});

async function serve() {
  const app = express();
  app.use(serveFiles(folder));
  app.use((_request, response) => void response.send("a page"));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { "accept-encoding": "identity" },
    });
    return [answer.status, answer.headers.get("cache-control"), await answer.text()];
  };
}

test("files are served, assets for ever, and pages for what is no file", async () => {
  const get = await serve();
  const forEver = "public, max-age=31536000, immutable";
  expect(await get("/assets/entry-1.js")).toEqual([200, forEver, "assets/entry-1.js"]);
  expect(await get("/icon.svg")).toEqual([200, "public, max-age=3600", "icon.svg"]);
  expect(await get("/assets/entry-0.js")).toEqual([404, "no-store", "not found\n"]);
  expect(await get("/software")).toEqual([200, null, "a page"]);
});

test("a build that is taken away under the process is not found, and does not end the process", async () => {
  const get = await serve();
  rmSync(join(folder, "assets"), { recursive: true });
  expect(await get("/assets/entry-1.js")).toEqual([404, "no-store", "not found\n"]);
  // What goes away while it is served cuts the answer.
  rmSync(join(folder, "icon.svg"));
  await expect(get("/icon.svg")).rejects.toThrow();
  expect(await get("/software")).toEqual([200, null, "a page"]);
});
