import { describe, expect, it } from "vitest";
import { Conflict } from "./errors.ts";
import { requireUnchanged } from "./optimistic-concurrency.ts";

const updatedAt = new Date("2026-11-20T12:00:00.123Z");
const ask = (seen: Date | null | undefined) => () => requireUnchanged("review", { updatedAt }, seen);

describe("a thing that two people change", () => {
  it("may be changed by who saw it as it is, and by who does not say what they saw", () => {
    for (const seen of [new Date(updatedAt), null, undefined]) expect(ask(seen)).not.toThrow();
  });

  it("is kept where it was changed since, be it by a millisecond", () => {
    for (const difference of [-1, 1])
      expect(ask(new Date(updatedAt.getTime() + difference))).toThrow(Conflict);
    expect(ask(new Date(0))).toThrow("Someone else has changed this review since you opened it.");
  });
});
