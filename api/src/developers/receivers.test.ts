import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../../scripts/testing/port.ts";
import { pauses } from "../domain/webhook/retry.ts";
import { webhookSecretOverlapHours } from "../inputs/index.ts";
import { guide, guideLanguages, guideProgram } from "../testing/guide-program.ts";
import { secretOf } from "../testing/webhook-outbox.ts";
import { onThisMachine, type Receiver, startReceiver } from "../testing/webhook-receiver.ts";
import { createConnector } from "../webhooks/connector.ts";
import { post } from "../webhooks/post.ts";

// The programs of the guide that receive webhooks, as they stand there, behind a proxy with TLS.

let proxy: Receiver;
const connector = createConnector(onThisMachine);
beforeAll(async () => {
  proxy = await startReceiver();
});
afterAll(async () => {
  await connector.destroy();
  await proxy.close();
});

const secret = secretOf("of the webhook");
const minutes = (count: number) => count * 60_000;
const body = (text: string) => JSON.stringify({ type: "webhook.test", data: { text: `Grüße: ${text}` } });

/** Sends as the product does; returns the status of the answer. */
async function send(path: string, id: string, text: string, { secrets = [secret], age = 0 } = {}) {
  const message = { id, url: proxy.url + path, body: body(text), secrets };
  const { status } = await post(message, {
    connector,
    now: () => new Date(Date.now() - age),
    signal: new AbortController().signal,
    timeout: 30_000,
  });
  return status;
}

test.each(guideLanguages)("the program in $language stores what is signed and new, once", async (runner) => {
  const port = await freePort();
  const program = await guideProgram("Programs that receive", runner, {
    WEBHOOK_SECRET: secret,
    PORT: String(port),
  });
  const path = `/${runner.language}`;
  proxy.behaviors.set(path, async (response, { headers, body }) => {
    const names = Object.keys(headers).filter((name) => name.startsWith("webhook-"));
    const request = {
      method: "POST",
      headers: Object.fromEntries(names.map((name) => [name, String(headers[name])])),
      body,
    };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request).catch(() => null);
    response.writeHead(answer?.status ?? 502).end();
  });
  const stored = async () => {
    const folder = join(program.folder, "events");
    const files = (await readdir(folder)).sort();
    return Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), "utf8")]));
  };
  const isAccepted = async (id: string, text: string) => {
    const status = async () => {
      expect(program.failure()).toBeNull();
      return send(path, id, text);
    };
    await expect.poll(status, { timeout: 120_000, interval: 200 }).toBe(204);
  };

  program.start();
  await isAccepted("msg_1", "first");
  const both = [secretOf("another"), secret];
  expect(await send(path, "msg_2", "rotated", { secrets: both })).toBe(204);
  expect(await send(path, "msg_3", "forged", { secrets: [secretOf("another")] })).toBe(401);
  expect(await send(path, "msg_4", "old", { age: minutes(6) })).toBe(401);
  expect(await send(path, "msg_5", "early", { age: minutes(-6) })).toBe(401);
  const unsigned = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: body("unsigned") });
  expect(unsigned.status).toBe(401);
  expect(await send(path, "msg_1", "repeated")).toBe(204);
  await program.stop();
  program.start();
  await isAccepted("msg_1", "repeated after a restart");
  expect(await stored()).toEqual([
    ["msg_1.json", body("first")],
    ["msg_2.json", body("rotated")],
  ]);
});

test("the programs that receive have at most twenty lines", () => {
  const section = guide.slice(guide.indexOf("### Programs that receive"));
  const programs = [...section.matchAll(/^```(?:ts|python)\n([\s\S]*?)^```$/gm)].map(([, text = ""]) =>
    text.split("\n").filter((line) => line.trim() !== ""),
  );
  expect(programs).toHaveLength(2);
  for (const lines of programs) expect(lines.length).toBeLessThanOrEqual(20);
});

test("the guide tells the bounds of webhooks", () => {
  expect(pauses).toHaveLength(9);
  for (const words of ["up to nine more attempts", `For ${webhookSecretOverlapHours} hours more`])
    expect(guide).toContain(words);
});
