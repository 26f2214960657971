import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { atRate, findingsOf, flood, summary } from "./measure.ts";
import { kindOf, loadKinds } from "./mix.ts";
import { createSender, outcomeOf } from "./send.ts";
import { loadTable } from "./table.ts";

describe("what an answer says", () => {
  test.each([
    [200, undefined, "<!doctype html>", "done"],
    [304, undefined, "", "done"],
    [200, undefined, '{"data":{"result":null}}', "done"],
    [503, "5", "", "refused"],
    [429, "5", "", "refused"],
    [503, undefined, "", "wrong"],
    [500, undefined, "", "wrong"],
    [404, undefined, "", "wrong"],
    [200, undefined, '{"errors":[{"message":"x"}]}', "wrong"],
  ])("%i, Retry-After %s, %s: %s", (status, retryAfter, text, outcome) =>
    expect(outcomeOf(status, retryAfter, text).outcome).toBe(outcome),
  );
});

test("the mix has every kind by its share, and does without one", () => {
  const counts = Map.groupBy(
    Array.from({ length: 10_000 }, (_, number) => kindOf(number)),
    (kind) => kind,
  );
  expect([...counts.keys()].sort()).toEqual([...loadKinds].sort());
  expect(counts.get("pages")?.length).toBeGreaterThan(3_300);
  expect(counts.get("uploads")?.length).toBeGreaterThan(30);
  expect(Array.from({ length: 1_000 }, (_, number) => kindOf(number, "pages"))).not.toContain("pages");
});

const answers = [
  { outcome: "done" as const, milliseconds: 10 },
  { outcome: "done" as const, milliseconds: 30 },
  { outcome: "refused" as const, milliseconds: 1 },
  { outcome: "wrong" as const, why: "500: x", milliseconds: 5 },
];

test("what is done, refused and wrong is summed up apart", () => {
  const measured = summary(answers, { unanswered: 1, reasons: ["GET /x: no answer in time"] }, 2);
  expect(measured).toEqual({
    rate: 2.5,
    done: 1,
    p50: 10,
    p99: 30,
    refused: 0.2,
    refusedP99: 1,
    wrong: ["500: x"],
    unanswered: 1,
    reasons: ["GET /x: no answer in time"],
  });
  expect(findingsOf(measured)).toEqual([
    "1 wrong answers: 500: x",
    "1 requests without an answer. GET /x: no answer in time",
  ]);
  const row = loadTable([{ kind: "postgresql", what: "twice that", ...measured }])
    .split("\n")
    .at(-1);
  expect(row).toBe("| PostgreSQL | twice that | 3 | 1 | 10 ms | 30 ms | 20 % | 1 ms | 1 |");
});

test("requests at a steady rate are summed up by their kind, too", async () => {
  const measured = await atRate(100, 0.1, async (number) => ({
    outcome: number % 2 === 0 ? "done" : "refused",
    kind: number < 4 ? "searches" : "pages",
  }));
  expect([measured.rate, measured.refused]).toEqual([100, 0.5]);
  expect(measured.kinds.get("searches")).toMatchObject({ rate: 40, done: 20, refused: 0.5 });
  expect(measured.kinds.get("pages")).toMatchObject({ rate: 60, done: 30 });
  expect(measured.late).toBeGreaterThanOrEqual(0);
});

test("requests that fail are unanswered, and some say why", async () => {
  const measured = await atRate(100, 0.1, async (number) => {
    throw new Error(`GET /${number}: reset`);
  });
  expect(measured.unanswered).toBe(10);
  expect(measured.reasons).toEqual([0, 1, 2, 3, 4].map((number) => `Error: GET /${number}: reset`));
  expect(findingsOf({ ...measured, unanswered: 0 })).toEqual([]);
});

test("clients of a flood ask one after the other, until its end", async () => {
  const server = createServer(
    (_request, response) => void response.writeHead(503, { "retry-after": "1" }).end(),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sender = createSender([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  onTestFinished(() => {
    sender.close();
    server.close();
  });
  const end = new AbortController();
  let count = 0;
  const measured = await flood(2, end.signal, (number) => {
    if (++count === 2) setTimeout(() => end.abort(), 10);
    return sender.send({ path: `/${number}` });
  });
  expect(measured).toMatchObject({ done: 0, refused: 1, unanswered: 0 });
  // Who was refused rests.
  expect(count).toBe(2);
});
