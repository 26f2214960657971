import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { secretOf } from "../../../api/src/testing/webhook-outbox.ts";
import { receivedLeads } from "../invariants/webhooks.ts";
import type { Behavior } from "./services.ts";
import { openWebhookReceiver } from "./webhook-receiver.ts";

const webhooks = join(import.meta.dirname, "../../../api/src/webhooks");

/** What a server does that is started with the settings: sends one message for each buyer, by the product's own connector; prints the results. */
const program = `
  import { createConnector } from "${webhooks}/connector.ts";
  import { post } from "${webhooks}/post.ts";
  const { url, secret, buyers } = JSON.parse(process.argv[1]);
  const connector = createConnector();
  const results = [];
  for (const [index, email] of buyers.entries()) {
    const body = JSON.stringify({ data: { thing: { email } } });
    const message = { id: "msg_" + index, url, body, secrets: [secret] };
    const { status, error } = await post(message, { connector, now: () => new Date(), signal: new AbortController().signal });
    results.push(error === null ? status : error);
  }
  await connector.destroy();
  console.log(JSON.stringify(results));`;

const secret = secretOf("endure");

async function sendTo(behavior: Behavior, count: number) {
  const receiver = await openWebhookReceiver();
  onTestFinished(receiver.close);
  receiver.turn(behavior);
  const buyers = Array.from({ length: count }, (_, index) => `buyer-${index}`);
  const given = JSON.stringify({ url: receiver.url, secret, buyers });
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program, given], {
    env: { ...process.env, ...receiver.settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { receiver, results: JSON.parse(await text(child.stdout)) as unknown[] };
}

test("messages reach the receiver as from any server, signed", async () => {
  const { receiver, results } = await sendTo("right", 2);
  expect(results).toEqual([204, 204]);
  expect(receivedLeads(receiver, secret)).toEqual({ buyers: ["buyer-0", "buyer-1"], found: [] });
  const { buyers, found } = receivedLeads(receiver, secretOf("another"));
  expect(buyers).toEqual([]);
  expect(found).toEqual([expect.stringContaining("wrong signature"), expect.stringContaining("buyer-1")]);
});

test("what the receiver refuses, or sends elsewhere, was not told; what it says to accept was", async () => {
  const away = await sendTo("away", 3);
  expect(away.results).toEqual([expect.any(String), expect.stringContaining("500"), expect.any(String)]);
  expect(receivedLeads(away.receiver, secret)).toEqual({ buyers: [], found: [] });
  const { receiver, results } = await sendTo("lying", 4);
  expect(results).toEqual([expect.stringContaining("307"), 200, expect.stringContaining("16 KB"), 200]);
  expect(receivedLeads(receiver, secret)).toEqual({ buyers: ["buyer-1", "buyer-3"], found: [] });
});

test("a redirect that somebody follows is found", () => {
  expect(receivedLeads({ accepted: [], strayed: () => 1 }, secret).found).toEqual([
    "1 webhooks followed a redirect",
  ]);
});
