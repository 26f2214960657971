import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { productVersion } from "../database/compatibility.ts";
import {
  type Behavior,
  behaviors,
  onThisMachine,
  type Receiver,
  startReceiver,
} from "../testing/webhook-receiver.ts";
import { type ConnectorOptions, createConnector } from "./connector.ts";
import { post } from "./post.ts";

const secretOf = (text: string) => `whsec_${Buffer.from(text.padEnd(32, "-")).toString("base64")}`;
const secret = secretOf("new");
const older = secretOf("old");
const body = JSON.stringify({
  type: "webhook.test",
  timestamp: "2026-11-20T10:00:00Z",
  data: { text: "Grüße" },
});

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.behaviors.clear();
});
afterAll(() => receiver.close());

interface Sending {
  url?: string;
  secrets?: string[];
  timeout?: number;
  signal?: AbortSignal;
  connecting?: ConnectorOptions;
}

async function send({ url, secrets = [secret], timeout = 30_000, signal, connecting }: Sending = {}) {
  const connector = createConnector({ ...onThisMachine, ...connecting });
  try {
    const message = { id: "msg_1", url: url ?? `${receiver.url}/hook`, body, secrets };
    const options = {
      connector,
      now: () => new Date(),
      signal: signal ?? new AbortController().signal,
      timeout,
    };
    return await post(message, options);
  } finally {
    await connector.destroy();
  }
}

const answerBy = (behavior: Behavior) => receiver.behaviors.set("/hook", behavior);
const refused = "The address is not allowed: only https to a public address, without user name and password.";

test("a message is signed by Standard Webhooks and says who sends it", async () => {
  expect(await send()).toEqual({ status: 204, error: null, retryAfter: null, isLate: false, excerpt: null });
  const [arrived] = receiver.received;
  if (!arrived) throw new Error("Nothing has arrived");
  expect(receiver.verified(arrived, secret)).toEqual(JSON.parse(body));
  expect(() => receiver.verified(arrived, older)).toThrow();
  expect(() => receiver.verified({ ...arrived, body: `${body} ` }, secret)).toThrow();
  expect(arrived.headers).toMatchObject({
    "webhook-id": "msg_1",
    "content-type": "application/json",
    "user-agent": `Assay-Webhooks/${productVersion}`,
  });
});

test("during a rotation a message verifies with either secret", async () => {
  await send({ secrets: [secret, older] });
  const [arrived] = receiver.received;
  if (!arrived) throw new Error("Nothing has arrived");
  for (const one of [secret, older]) expect(receiver.verified(arrived, one)).toEqual(JSON.parse(body));
});

test("nothing is sent unsigned", async () => {
  expect(await send({ secrets: [] })).toMatchObject({
    status: null,
    error: expect.stringContaining("rotate"),
  });
  expect(receiver.received).toEqual([]);
});

test.each<[string, Behavior, object]>([
  ["an error", behaviors.broken, { status: 500, excerpt: "out of order" }],
  ["410", behaviors.gone, { status: 410 }],
  ["429 with Retry-After", behaviors.busy, { status: 429, retryAfter: "600" }],
  ["a connection that is reset", behaviors.reset, { status: null, error: expect.stringContaining("closed") }],
  ["headers without end", behaviors.headers, { status: null, error: expect.stringContaining("16 KB") }],
  ["interim answers without end", behaviors.interim, { status: null, error: "The answer is too long." }],
])("an attempt fails by %s", async (_name, behavior, expected) => {
  answerBy(behavior);
  expect(await send()).toMatchObject({ error: expect.any(String), isLate: false, ...expected });
});

test("what follows a status of success changes nothing: a body that is cut off, endless, or packed", async () => {
  answerBy(behaviors.lying);
  expect(await send()).toMatchObject({ status: 200, error: null, excerpt: "part" });
  answerBy(behaviors.bomb);
  expect(await send()).toMatchObject({ status: 200, error: null, excerpt: null });
  let ended = () => {};
  const closed = new Promise<void>((resolve) => {
    ended = resolve;
  });
  answerBy((response) => {
    response.on("close", ended);
    behaviors.endless(response);
  });
  expect(await send()).toMatchObject({ status: 200, error: null, excerpt: "a".repeat(1_000) });
  await closed;
});

test("an excerpt is one line without control characters and broken text", async () => {
  const bytes = Buffer.concat([Buffer.from("a\u0000b\r\n\u202ec\t<b>"), Buffer.from([0xff, 0xc3])]);
  answerBy((response) => response.writeHead(400).end(bytes));
  expect(await send()).toMatchObject({ status: 400, excerpt: "a b c <b>" });
});

test("a silent receiver, or one that never ends its answer, is left when the time is over", async () => {
  answerBy(behaviors.silent);
  expect(await send({ timeout: 200 })).toMatchObject({
    status: null,
    isLate: true,
    error: expect.stringContaining("10 seconds"),
  });
  answerBy((response) => response.writeHead(200).write("begun"));
  // Its status counts if it came in time, which a busy machine may not manage.
  expect(await send({ timeout: 1_000 })).toMatchObject({ isLate: true });
});

test("of an answer 64 KB are read: more is not waited for", async () => {
  answerBy((response) => response.writeHead(200).write("a".repeat(65_536)));
  // No time goes by, so nothing else ends it.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    expect(await send()).toMatchObject({ status: 200, isLate: false });
  } finally {
    vi.useRealTimers();
  }
});

test("an attempt takes ten seconds at most", async () => {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  answerBy(() => resolve());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const connector = createConnector(onThisMachine);
  try {
    const message = { id: "msg_1", url: `${receiver.url}/hook`, body, secrets: [secret] };
    const ended = vi.fn();
    const attempt = post(message, {
      connector,
      now: () => new Date(),
      signal: new AbortController().signal,
    });
    const watched = attempt.then(ended);
    await arrived;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await watched;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: null, isLate: true }));
  } finally {
    vi.useRealTimers();
    await connector.destroy();
  }
});

test("an attempt that is aborted because the process ends has no result", async () => {
  const ending = new AbortController();
  answerBy(() => ending.abort());
  await expect(send({ signal: ending.signal })).rejects.toThrow();
});

test("a redirect is a failure, and not followed", async () => {
  const asked = vi.fn(async () => ["127.0.0.1"]);
  for (const location of [
    "http://169.254.169.254/latest/meta-data/",
    `${receiver.url}/elsewhere`,
    "//10.0.0.1/",
  ]) {
    answerBy((response) => response.writeHead(307, { location }).end());
    expect(await send({ connecting: { resolve: asked } })).toMatchObject({
      status: 307,
      error: expect.stringContaining("not followed"),
    });
  }
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook", "/hook", "/hook"]);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("addresses are refused before a connection is made", async () => {
  const { port } = new URL(receiver.url);
  const addresses = [
    `https://127.0.0.1:${port}/`,
    `https://127.1:${port}/`,
    `https://2130706433:${port}/`,
    `https://0x7f.1:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    "https://169.254.169.254/latest/meta-data/",
    "https://[fd00:ec2::254]/",
    `http://receiver.test:${port}/`,
    `https://user:password@receiver.test:${port}/`,
    `https://user@receiver.test:${port}/`,
  ];
  const { isPublicAddress } = await import("./addresses.ts");
  for (const url of addresses)
    expect(await send({ url, connecting: { isAllowed: isPublicAddress } }), url).toMatchObject({
      status: null,
      error: refused,
    });
  expect(receiver.received).toEqual([]);
});

test("a name is refused if one of its addresses is not public, and if it has none", async () => {
  const { isPublicAddress } = await import("./addresses.ts");
  const found = [["127.0.0.1"], ["203.0.113.9", "8.8.8.8"], ["8.8.8.8", "::1"], ["not an address"], []];
  for (const addresses of found)
    expect(
      await send({ connecting: { resolve: async () => addresses, isAllowed: isPublicAddress } }),
      addresses.join(),
    ).toMatchObject({ status: null, error: refused });
  expect(receiver.received).toEqual([]);
});

test("a name whose address changes is looked up once for a connection, which goes to the address that was checked", async () => {
  const checked: string[] = [];
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  const resolve = vi.fn(async () => answers.shift() ?? ["169.254.169.254"]);
  const isAllowed = (address: string) => {
    checked.push(address);
    return address === "127.0.0.1";
  };
  expect(await send({ connecting: { resolve, isAllowed } })).toMatchObject({ status: 204 });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(await send({ connecting: { resolve, isAllowed } })).toMatchObject({ status: null, error: refused });
  expect(checked).toEqual(["127.0.0.1", "127.0.0.2"]);
  expect(receiver.received).toHaveLength(1);
});

test("a host without an address, and one that nobody answers on, are told apart", async () => {
  const missing = async () => {
    throw Object.assign(new Error("queryA ENOTFOUND"), { code: "ENOTFOUND" });
  };
  expect((await send({ connecting: { resolve: missing } })).error).toBe("The host name has no address.");
  const closed = await startReceiver();
  await closed.close();
  expect((await send({ url: closed.url })).error).toBe("The connection was refused.");
});

test("certificates are verified, whatever the environment says", async () => {
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  try {
    const { ca: _, ...untrusting } = onThisMachine;
    const connector = createConnector(untrusting);
    const message = { id: "msg_1", url: receiver.url, body, secrets: [secret] };
    const answer = await post(message, {
      connector,
      now: () => new Date(),
      signal: new AbortController().signal,
    });
    await connector.destroy();
    expect(answer.error).toBe("The certificate of the host could not be verified.");
    const { port } = new URL(receiver.url);
    expect((await send({ url: `https://other.test:${port}/` })).error).toBe(
      "The certificate of the host could not be verified.",
    );
  } finally {
    vi.unstubAllEnvs();
  }
  expect(receiver.received).toEqual([]);
});

test("a proxy of the environment is not used", async () => {
  for (const name of ["https_proxy", "HTTPS_PROXY", "ALL_PROXY"]) vi.stubEnv(name, "http://127.0.0.1:1");
  vi.stubEnv("NODE_USE_ENV_PROXY", "1");
  try {
    expect(await send()).toMatchObject({ status: 204 });
  } finally {
    vi.unstubAllEnvs();
  }
});

test("the library's own signature is what is sent", async () => {
  await send();
  const [arrived] = receiver.received;
  const time = new Date(Number(arrived?.headers["webhook-timestamp"]) * 1000);
  expect(arrived?.headers["webhook-signature"]).toBe(new Webhook(secret).sign("msg_1", time, body));
});
