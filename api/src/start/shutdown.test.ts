import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { shutDown } from "./shutdown.ts";

async function serve(handler: RequestListener) {
  const server = createServer(handler);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test("readiness falls, requests are accepted until that was seen and then finish, and everything is closed after them", async () => {
  const steps: string[] = [];
  let answer = () => {};
  const arrived = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const { server, url } = await serve((request, response) => {
    if (request.url === "/quick") return void response.end("quick");
    answer = () => void response.end("slow");
    arrived.resolve();
  });
  const slow = fetch(url).then((response) => response.text());
  await arrived.promise;
  const ending = shutDown({
    server,
    timeout: 60_000,
    leave: () => seen.promise,
    close: async () => void steps.push("closed"),
  });
  steps.push(await (await fetch(`${url}quick`)).text());
  seen.resolve();
  // No longer listening: a new connection is refused.
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(`${url}quick`)).rejects.toThrow();
  answer();
  steps.push(await slow);
  await ending;
  expect(steps).toEqual(["quick", "slow", "closed"]);
});

test("a request that does not end, and a load balancer that does not look, delay the end no longer than the timeout", async () => {
  const arrived = Promise.withResolvers<void>();
  const { server, url } = await serve(() => arrived.resolve());
  const broken = expect(fetch(url)).rejects.toThrow();
  await arrived.promise;
  const steps: string[] = [];
  await shutDown({
    server,
    timeout: 20,
    leave: () => new Promise(() => {}),
    close: async () => void steps.push("closed"),
  });
  await broken;
  expect(steps).toEqual(["closed"]);
});
