import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, start } from "./testing/server-process.ts";

let server: Running;
beforeAll(async () => {
  server = await start({ NODE_ENV: "development" }, { file: "api/src/main.ts" });
  await server.line("Assay is ready");
});
afterAll(() => server?.remove());

test("in development pages are made of the sources, which share one React Router with what serves them", async () => {
  const get = (path: string) => fetch(`${server.url}${path}`);
  const page = await get("/about");
  expect((await page.text()).includes("/src/entry.client.tsx")).toBe(true);
  expect(page.status).toBe(200);
  expect((await get("/nowhere")).status).toBe(404);
});
