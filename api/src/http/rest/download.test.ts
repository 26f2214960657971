import type { Request } from "express";
import { afterAll, describe, expect, test } from "vitest";
import type { Reader } from "../../database/client/reader.ts";
import type { PrismaClient } from "../../database/generated/prisma/client.ts";
import { createContext } from "../../graphql/context.ts";
import { apiBudgets, exportDownloads } from "../../inputs/index.ts";
import { createPlaces } from "../../limits/places.ts";
import { startFacade } from "../../testing/facade.ts";
import { pointsOfPart } from "./download.ts";

const points = (start: number, end: number, { status = 200 as const, method = "GET" } = {}) =>
  pointsOfPart({ method } as Request, { status, start, end });

test("a download costs by its bytes, and the largest file no more than a caller without a token has", () => {
  const { bytesPerPoint } = exportDownloads;
  expect([points(0, bytesPerPoint - 1), points(5, bytesPerPoint + 5)]).toEqual([1, 2]);
  expect(points(0, 1e12)).toBeLessThan(apiBudgets.anonymous.points);
  expect(points(0, 1e12, { method: "HEAD" })).toBe(0);
});

test("a caller has few downloads at a time, and so have all together", () => {
  const places = createPlaces({ perCaller: 2, inAll: 3 });
  const first = places.enter("a");
  places.enter("a");
  expect(places.enter("a")).toBe("caller");
  places.enter("b");
  expect(places.enter("c")).toBe("all");
  if (typeof first === "function") first();
  expect(places.enter("a")).toBeTypeOf("function");
});

describe("a download that is refused gives back what it cost", () => {
  const bytes = 5 * exportDownloads.bytesPerPoint;
  let spent = 0;
  const budget = () => ({ points: 9, remaining: 9, resetAt: 0, taken: 0 });
  const options = {
    openContext: async () =>
      createContext({
        prisma: {} as PrismaClient,
        reader: {} as Reader,
        viewer: null,
        trust: "built",
        callBudget: {
          async spend(points) {
            spent += points;
          },
          refund(points) {
            spent -= points;
            return budget();
          },
        },
      }),
    openExportFile: async () => ({
      etag: '"x"',
      bytes,
      modified: new Date(),
      async *read() {
        yield Buffer.alloc(10);
        await new Promise((resolve) => ending.signal.addEventListener("abort", resolve));
      },
    }),
  } satisfies Parameters<typeof startFacade>[0];
  const ending = new AbortController();
  afterAll(() => ending.abort());
  const facade = startFacade(options);
  const stopping = startFacade({ ...options, leaving: AbortSignal.abort() });
  const path = "/api/export/reviews.jsonl.gz";

  test("for want of a place, and at the end of the process", async () => {
    const signal = ending.signal;
    for (let count = 1; count <= exportDownloads.perCaller; count++) {
      // Its head; the rest never comes.
      expect((await facade.call(path, { signal })).status).toBe(200);
      expect(spent).toBe(5 * count);
    }
    const refused = await facade.call(path);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    expect((await stopping.call(path)).status).toBe(503);
    expect(spent).toBe(5 * exportDownloads.perCaller);
  });
});
