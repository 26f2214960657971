import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { bindEarly } from "./bind-early.ts";

it("says that it is starting until it has what to serve, and keeps connections longer than a proxy does", async () => {
  const { server, serve } = bindEarly("Assay");
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const early = await fetch(address);
  expect([early.status, await early.text()]).toEqual([503, "Assay is starting.\n"]);
  expect(early.headers.get("keep-alive")).toBe("timeout=75");
  serve((_request, response) => void response.end("there"));
  expect(await (await fetch(address)).text()).toBe("there");
});

it("closes a connection whose answer is not read", async () => {
  const { server, serve } = bindEarly("Assay", { stalled: 300 });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const closed = new Promise<void>((resolve) =>
    // More than sockets take in.
    serve((_request, response) => void response.end(Buffer.alloc(20_000_000)).once("close", resolve)),
  );
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.pause().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await closed;
});
