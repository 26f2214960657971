import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { serveApp } from "../../testing/server.ts";

const server = createServer();
const database = testDatabase();
let arrived = 0;
let begun = 0;
server.on("request", () => void arrived++);
serveApp(
  () => ({
    database,
    openPages: async () => ({
      handlers: [() => void begun++],
      site: () => Promise.reject(new Error("There is no site.")),
      close: async () => {},
    }),
  }),
  server,
);

/** Asks for a page that is never answered. */
function ask() {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: "127.0.0.1", path: "/", agent: false });
  request.on("error", () => {});
  onTestFinished(() => void request.destroy());
  return request;
}

test("who has waited for another one's answer for half a second does not wait for the next one", async () => {
  const first = ask();
  await expect.poll(() => begun).toBe(1);
  ask();
  ask();
  await expect.poll(() => arrived).toBe(3);
  await sleep(1_000);
  expect(begun).toBe(1);
  first.destroy();
  // One of them makes the answer for all who come from now on, the other one its own.
  await expect.poll(() => begun).toBe(3);
});
