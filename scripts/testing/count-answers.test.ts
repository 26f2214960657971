import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { countAnswers } from "./count-answers.ts";

test("503 is told from what fails, and what was answered from what was cut off", async () => {
  const statuses = [200, 503, 500, 0];
  let answered = 0;
  const allAnswered = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    const status = statuses[answered++];
    if (status === 0) response.destroy();
    else response.writeHead(status ?? 200).end();
    if (answered === 20) allAnswered.resolve();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const counts = await countAnswers(`http://127.0.0.1:${port}`, () => allAnswered.promise, 0);
  expect(counts).toMatchObject({ unavailable: 1, failed: 2 });
  expect(counts.ok).toBe(answered - 3);
  expect(counts.examples).toHaveLength(2);
  expect(counts.longestGap).toBeGreaterThan(0);
});
