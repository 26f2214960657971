import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FastPath } from "./fast-path.ts";
import { knownOperations } from "./known-operations.ts";

const passed: string[] = [];
const pass: RequestHandler = (request, response, next) => {
  passed.push(`${request.baseUrl}${request.url}`);
  response.set("x-passed", "yes");
  if (request.headers["x-fail"]) throw new Error("refused");
  next();
};
const fastPath: FastPath = {
  handlers: [],
  operationIn: (_request, body) => (body.includes("known") ? ({ trust: "free" } as never) : null),
  answer: async (_operation, { ip, baseUrl, url, headers }, response) => {
    if (headers["x-break"]) throw new Error("broken");
    response.json({ hasAddress: ip !== undefined, baseUrl, url });
  },
};
const skip: ErrorRequestHandler = (error, _request, _response, next) => next(error);
const answerError: ErrorRequestHandler = (error, { baseUrl }, response, _next) =>
  void response.status(418).send(`${error.message} at ${baseUrl}`);

const app = express()
  .use(knownOperations({ handlers: [pass], fastPath }))
  .use((_request, response) => void response.send("by Express"))
  .use("/graphql", skip, answerError);
const server = createServer(app);
let address = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

test("passes the middleware of the app, and answers as the endpoint would", async () => {
  passed.length = 0;
  const response = await post('{"query":"known"}');
  expect([response.headers.get("x-passed"), await response.json(), passed]).toEqual([
    "yes",
    { hasAddress: true, baseUrl: "", url: "/graphql" },
    ["/graphql"],
  ]);
});

test("leaves everything else to Express, with what was read of it", async () => {
  const others = [
    post('{"query":"new"}'),
    post('{"query":"known"}', { "content-type": "text/plain" }),
    fetch(address),
  ];
  for (const response of await Promise.all(others)) expect(await response.text()).toBe("by Express");
});

test("errors of the middleware and of the endpoint go to the app's handlers", async () => {
  const found = [
    await post('{"query":"known"}', { "x-fail": "1" }),
    await post('{"query":"known"}', { "x-break": "1" }),
  ];
  expect(found.map(({ status }) => status)).toEqual([418, 418]);
  expect(await Promise.all(found.map((one) => one.text()))).toEqual([
    "refused at /graphql",
    "broken at /graphql",
  ]);
});
