import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FastPath } from "./graphql/fast-path.ts";
import { knownOperations } from "./graphql/known-operations.ts";
import { shortWays } from "./short-way.ts";

const passed: string[] = [];
const pass: RequestHandler = (request, response, next) => {
  passed.push(`${request.baseUrl}${request.url}`);
  response.set("x-passed", "yes");
  if (request.headers["x-fail"]) throw new Error("refused");
  if (request.headers["x-error"]) return next(new Error("passed on"));
  if (request.headers["x-twice"]) next();
  next();
};
const passSlowly: RequestHandler = async (request, _response, next) => {
  await new Promise(setImmediate);
  if (request.headers["x-reject"]) throw new Error("refused later");
  passed.push("slowly");
  next();
};
const fastPath: FastPath = {
  handlers: [],
  operationIn: (_request, body) => (body.includes("known") ? ({ trust: "free" } as never) : null),
  answer: (_operation, { ip, baseUrl, url, headers }, response) => {
    if (headers["x-throw"]) throw new Error("thrown");
    if (headers["x-break"]) return Promise.reject(new Error("broken"));
    passed.push("answer");
    response.json({ hasAddress: ip !== undefined, baseUrl, url });
    return Promise.resolve();
  },
};
const skip: ErrorRequestHandler = (error, _request, _response, next) => next(error);
const answerError: ErrorRequestHandler = (error, { baseUrl }, response, _next) =>
  void response.status(418).send(`${error.message} at ${baseUrl}`);

const app = express()
  .use(shortWays([knownOperations({ handlers: [pass, passSlowly], fastPath })]))
  .use((_request, response) => void response.send("by Express"))
  .use("/graphql", skip, answerError);
const server = createServer(app);
let address = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
beforeEach(() => {
  passed.length = 0;
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });

test("passes the middleware of the app, and answers as the endpoint would", async () => {
  const response = await post('{"query":"known"}');
  expect([response.headers.get("x-passed"), await response.json(), passed]).toEqual([
    "yes",
    { hasAddress: true, baseUrl: "", url: "/graphql" },
    ["/graphql", "slowly", "answer"],
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

test("middleware that calls next twice skips nothing, and is answered once", async () => {
  const response = await post('{"query":"known"}', { "x-twice": "1" });
  expect([response.status, passed]).toEqual([200, ["/graphql", "slowly", "answer"]]);
});

test.each([
  ["x-fail", "refused"],
  ["x-error", "passed on"],
  ["x-reject", "refused later"],
  ["x-throw", "thrown"],
  ["x-break", "broken"],
])("errors of the middleware and of the endpoint go to the app's handlers: %s", async (header, message) => {
  const response = await post('{"query":"known"}', { [header]: "1" });
  expect([response.status, await response.text()]).toEqual([418, `${message} at /graphql`]);
});
