import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { answerInTurn } from "./pipelining.ts";

/** A connection to a server that answers with 200 KB, and how many requests it has begun with. */
async function connected() {
  const begun: string[] = [];
  const server = createServer(
    answerInTurn((request, response) => {
      begun.push(request.url ?? "");
      if (request.url === "/leaving") response.setHeader("connection", "close");
      request.resume().on("end", () => response.end(`${request.url}${" ".repeat(200_000)}`));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { begun, socket };
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`).join("");

test("the requests of a connection are answered in their order, bodies included", async () => {
  const { begun, socket } = await connected();
  const post = "POST /post HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nwords";
  socket.write(`${requests(3)}${post}GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const answers = await text(socket);
  expect(begun).toEqual(["/0", "/1", "/2", "/post", "/last"]);
  expect(answers.match(/^\/\w+/gm)).toEqual(begun);
});

test("after an answer that closes the connection nothing is begun", async () => {
  const { begun, socket } = await connected();
  socket.write(`GET /leaving HTTP/1.1\r\nHost: a\r\n\r\n${requests(2)}`);
  expect((await text(socket)).match(/^\/\w+/gm)).toEqual(["/leaving"]);
  expect(begun).toEqual(["/leaving"]);
});

test("while a client reads nothing, its other requests wait", async () => {
  const { begun, socket } = await connected();
  socket.pause().write(requests(100));
  let before = -1;
  await expect
    .poll(() => {
      const isSame = begun.length > 0 && begun.length === before;
      before = begun.length;
      return isSame;
    })
    .toBe(true);
  expect(begun.length).toBeLessThan(90);
  const answers = text(socket);
  await expect.poll(() => begun.length).toBe(100);
  socket.end();
  expect((await answers).match(/^\/\d+/gm)).toEqual(begun);
});

test("a connection on which too many requests wait is closed", async () => {
  const { begun, socket } = await connected();
  socket.pause().write(requests(2_000));
  const closed = once(socket, "close");
  socket.on("error", () => undefined).resume();
  await closed;
  expect(begun.length).toBeLessThan(100);
});
