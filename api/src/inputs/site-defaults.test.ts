import { expect, test } from "vitest";
import { asSentence } from "./site-defaults.ts";

test("a tagline gets a full stop where it has no end, in any script", () => {
  expect(asSentence("Software, weighed")).toBe("Software, weighed.");
  for (const ended of ["Tried.", "Tried?", "من يستخدمها؟", "試した。", "And more…"])
    expect(asSentence(ended)).toBe(ended);
});
