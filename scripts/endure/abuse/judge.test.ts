// Each check of an answer is broken once by hand: it must see that.
import { expect, test } from "vitest";
import { injected, markup } from "../../../api/src/testing/hostile-values.ts";
import { globalId } from "../../../api/src/testing/visibility/walk.ts";
import type { Caller } from "./callers.ts";
import { type Judged, wrongWith } from "./judge.ts";

const visitor: Caller = { name: "visitor", proof: null, secret: "" };
const owner: Caller = { name: "owner", proof: ["Cookie", "assay_session=s3cret"], secret: "s3cret" };
const id = "01900000-0000-7000-8005-000000000009";
const secrets = [{ word: "zqhidden", seenBy: ["owner" as const], nodes: [{ type: "Review", id }] }];

function judged(more: {
  caller?: Caller;
  sent?: string;
  answer?: Partial<Judged["answer"]>;
  processorMs?: number;
}) {
  const { caller = visitor, sent = "/search?q=a", answer, processorMs = 20 } = more;
  return wrongWith(
    {
      caller,
      request: { about: "GET /search", method: "GET", target: sent, headers: [], body: Buffer.alloc(0) },
      answer: { status: 200, head: "HTTP/1.1 200 OK", body: "{}", isWhole: true, ...answer },
      processorMs,
    },
    { secrets, callers: [visitor, owner] },
  );
}

test("an answer as it should be has nothing wrong", () => {
  expect(judged({})).toEqual([]);
  expect(judged({ answer: { status: 503, head: "HTTP/1.1 503\r\nRetry-After: 5" } })).toEqual([]);
});

const html = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8";
test.each<[string, Parameters<typeof judged>[0], string]>([
  ["a defect", { answer: { status: 500 } }, "status 500"],
  ["an overload without a time to wait", { answer: { status: 503 } }, "status 503"],
  ["a limit without a time to wait", { answer: { status: 429 } }, "status 429 without Retry-After"],
  [
    "a defect in an answer to GraphQL",
    { answer: { body: '{"errors":[{"code":"INTERNAL"}]}' } },
    "an internal error",
  ],
  ["silence", { answer: { isWhole: false } }, "no answer in time"],
  ["a connection that is closed", { answer: { status: 0 } }, "no answer"],
  ["a slow answer", { processorMs: 1_010 }, "1010 ms of processor time"],
  [
    "a header of the caller's",
    { answer: { head: `HTTP/1.1 302\r\n${injected}: 1` } },
    "a header that was sent in a value",
  ],
  ["markup of the caller's", { answer: { head: html, body: `<p>${markup}` } }, "markup that was sent"],
  ["a stack", { answer: { body: "x\n    at read (file.ts:1)" } }, "a trace of the program:     at read ("],
  ["another one's session", { answer: { body: "s3cret" } }, "the secret of owner"],
  ["a hidden text", { answer: { body: "a zqhidden b" } }, "tells zqhidden: zqhidden"],
  ["a hidden id", { answer: { body: id } }, `tells zqhidden: ${id}`],
  [
    "a hidden global id",
    { answer: { body: globalId("Review", id) } },
    `tells zqhidden: ${globalId("Review", id)}`,
  ],
  [
    "a hidden text for its id",
    { sent: `/reviews/${id}`, answer: { body: "zqhidden" } },
    "tells zqhidden: zqhidden",
  ],
])("%s is found", (_what, more, line) => {
  expect(judged(more)).toEqual([line]);
});

test("what the caller has sent, or may see, tells them nothing", () => {
  expect(judged({ sent: `/reviews/${id}`, answer: { body: id } })).toEqual([]);
  expect(judged({ sent: "/search?q=zqhidden", answer: { body: "zqhidden" } })).toEqual([]);
  expect(judged({ caller: owner, answer: { body: `zqhidden ${id} s3cret` } })).toEqual([]);
});
