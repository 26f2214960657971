import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What a proxy does with the bytes that pass it. */
export type Weather = "clear" | "slow" | "halved" | "cut" | "frozen";

/** A TCP proxy in front of a database, which can have bad weather. */
export interface WeatherProxy {
  port: number;
  /**
   * Changes the weather, also of open connections. "slow" delays all bytes, "halved" sends each packet in two, "frozen" holds all bytes back until
   * later, "cut" ends all connections and refuses new ones.
   */
  turn(weather: Weather): void;
  connections(): number;
  close(): Promise<void>;
}

/** Starts a proxy on a free port. `delayMs` is the delay of each packet in slow weather. */
export async function startProxy(target: NetConnectOpts, { delayMs = 50 } = {}): Promise<WeatherProxy> {
  let weather: Weather = "clear";
  let thaw = Promise.withResolvers<void>();
  thaw.resolve();
  const pairs = new Set<readonly [Socket, Socket]>();

  const forward = async (from: Socket, to: Socket) => {
    // Reads the next packet only when the last one was sent, which bounds what is held back.
    for await (const packet of from as AsyncIterable<Buffer>) {
      if (weather === "slow") await sleep(delayMs);
      await thaw.promise;
      const parts = weather === "halved" ? halves(packet) : [packet];
      for (const part of parts) {
        if (!to.write(part)) await once(to, "drain");
        if (parts.length > 1) await sleep(1);
      }
    }
    to.end();
  };

  const server = createServer((client) => {
    if (weather === "cut") return void client.destroy();
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client]] as const) {
      from.setNoDelay(true);
      from.on("error", () => {});
      from.once("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      forward(from, to).catch(() => to.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    turn(next) {
      if (next === "frozen" && weather !== "frozen") thaw = Promise.withResolvers<void>();
      weather = next;
      if (next !== "frozen") thaw.resolve();
      if (next === "cut") endAll();
    },
    connections: () => pairs.size,
    async close() {
      thaw.resolve();
      endAll();
      server.close();
      await once(server, "close");
    },
  };
}

function halves(packet: Buffer): Buffer[] {
  const middle = Math.floor(packet.length / 2);
  return [packet.subarray(0, middle), packet.subarray(middle)].filter(({ length }) => length > 0);
}
