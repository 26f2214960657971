import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendText } from "./send-text.ts";

let text: string | string[] = "";
const server = createServer((_request, response) => sendText(response, text));
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => void server.close());

test.each(["", "plain", "café", "\u{1f600} and 漢字", "é".repeat(20_000), "x".repeat(20_000)])(
  "a text arrives as it is, with its length in bytes: %.20s",
  async (sent) => {
    text = sent;
    const answer = await fetch(address());
    expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(sent)));
    expect(await answer.text()).toBe(sent);
  },
);

test("parts arrive one after another", async () => {
  text = ["plain", "", "café", "漢字"];
  const answer = await fetch(address());
  expect(answer.headers.get("content-length")).toBe("16");
  expect(await answer.text()).toBe("plaincafé漢字");
  text = [];
  expect(await (await fetch(address())).text()).toBe("");
});

test("a HEAD request is told the length alone", async () => {
  text = "plain";
  const answer = await fetch(address(), { method: "HEAD" });
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["5", ""]);
});
