import type { Request } from "express";
import { expect, test } from "vitest";
import { apiBudgets, exportDownloads } from "../../inputs/index.ts";
import { createPlaces } from "../../limits/places.ts";
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
