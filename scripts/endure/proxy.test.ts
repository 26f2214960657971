import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startProxy } from "./proxy.ts";

/** A server that sends back what it gets, and a proxy in front of it. */
async function echo() {
  const server = createServer((socket) => socket.on("error", () => {}).pipe(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy = await startProxy({ port: (server.address() as AddressInfo).port }, { delayMs: 1 });
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  const open = () => {
    const socket = connect(proxy.port).setEncoding("utf8");
    const packets: string[] = [];
    let isClosed = false;
    socket.on("data", (text: string) => packets.push(text));
    socket.on("error", () => {});
    socket.on("close", () => {
      isClosed = true;
    });
    onTestFinished(() => void socket.destroy());
    return { socket, packets, isClosed: () => isClosed };
  };
  return { proxy, open };
}

test("bytes pass whole and in order, whatever the weather", async () => {
  const { proxy, open } = await echo();
  const { socket, packets } = open();
  for (const weather of ["clear", "slow", "halved"] as const) {
    proxy.turn(weather);
    const send = async () => {
      packets.length = 0;
      socket.write("over the hills");
      await expect.poll(() => packets.join("")).toBe("over the hills");
      return packets.length;
    };
    await send();
    // The system may join the halves again.
    if (weather === "halved") await expect.poll(send).toBeGreaterThan(1);
  }
});

test("what is frozen arrives when it thaws", async () => {
  const { proxy, open } = await echo();
  const { socket, packets } = open();
  socket.write("before");
  await expect.poll(() => packets.join("")).toBe("before");
  proxy.turn("frozen");
  socket.write(" after");
  const other = open();
  other.socket.write("other");
  await expect.poll(() => proxy.connections()).toBe(2);
  expect(packets.join("")).toBe("before");
  proxy.turn("clear");
  await expect.poll(() => packets.join("")).toBe("before after");
  await expect.poll(() => other.packets.join("")).toBe("other");
});

test("a cut ends open connections and refuses new ones until it is mended", async () => {
  const { proxy, open } = await echo();
  const first = open();
  first.socket.write("x");
  await expect.poll(() => first.packets.join("")).toBe("x");
  proxy.turn("cut");
  await expect.poll(first.isClosed).toBe(true);
  const refused = open();
  await expect.poll(refused.isClosed).toBe(true);
  expect(proxy.connections()).toBe(0);
  proxy.turn("clear");
  const again = open();
  again.socket.write("y");
  await expect.poll(() => again.packets.join("")).toBe("y");
});
