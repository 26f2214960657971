import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { serveApp } from "../testing/server.ts";

const server = createServer();
const database = testDatabase();
let asked = 0;
serveApp(
  () => ({
    database,
    openPages: async () => ({
      handlers: [() => void asked++],
      paths: [],
      site: () => Promise.reject(new Error("There is no site.")),
      close: async () => {},
    }),
  }),
  server,
);

test("the server begins requests in their turn", async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/" });
  Object.assign(request, { headers: { host: "localhost", cookie: "assay_session=x" } });
  const response = new ServerResponse(request);
  onTestFinished(() => void response.emit("close"));
  server.emit("request", request, response);
  expect(asked).toBe(0);
  await expect.poll(() => asked).toBe(1);
});
