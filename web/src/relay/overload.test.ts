import { expect, test } from "vitest";
import { OperationError } from "./environment";
import { notFound, notFoundText } from "./not-found";
import { overloadText, toOverload } from "./overload";

const refused = (code: string, retryAfter: number | null) =>
  toOverload(new OperationError("Q", [code], ["…"], retryAfter));

test.each([
  ["RATE_LIMITED", 59, 429, "Too many attempts", "Please try again in 1 minute."],
  ["RATE_LIMITED", 60, 429, "Too many attempts", "Please try again in 1 minute."],
  ["RATE_LIMITED", 61, 429, "Too many attempts", "Please try again in 2 minutes."],
  ["UNAVAILABLE", 5, 503, "The site is not available right now", /try again in a few seconds\.$/],
  ["BUSY", 5, 503, "The site is busy", /^Many people are searching.* try again in a few seconds\.$/],
])("%s for %i seconds has a page of its own", (code, retryAfter, status, heading, text) => {
  const thrown = refused(code, retryAfter);
  expect(thrown).toMatchObject({ init: { status } });
  expect(overloadText(thrown)).toEqual({ heading, text: expect.stringMatching(text), retryAfter });
  expect(notFoundText(thrown)).toBeNull();
});

test("any other error is returned unchanged", () => {
  const failure = new OperationError("Q", ["INTERNAL"], ["…"]);
  expect(toOverload(failure)).toBe(failure);
  expect(overloadText(failure)).toBeNull();
  expect(overloadText(notFound("Not here", "…"))).toBeNull();
});
