import { describe, expect, test } from "vitest";
import { fingerprintOf } from "../review/integrity/fingerprint.ts";
import { copiesAmong } from "./copies.ts";
import { knownOrganisations, type ProvedMailbox } from "./known-organisations.ts";
import { countWords, reviewWeight, textQuality } from "./weight.ts";

describe("weight of a review", () => {
  const fresh = { value: 1, quality: 1, day: 1_000 };

  test("is halved every 730 days, in twentieths", () => {
    expect(reviewWeight(fresh, 1_000)).toBe(20);
    expect(reviewWeight(fresh, 1_730)).toBe(10);
    expect(reviewWeight({ ...fresh, value: 0.2, quality: 0.85 }, 1_730)).toBe(2);
    // A clock that is ahead gains nothing.
    expect(reviewWeight({ ...fresh, day: 1_100 }, 1_000)).toBe(20);
  });

  test("depends on length, pros and cons, and a copy has the least", () => {
    const long = { words: 60, hasPros: true, hasCons: true, isCopy: false };
    expect(textQuality(long)).toBeCloseTo(1);
    expect(textQuality({ ...long, words: 10_000 })).toBeCloseTo(1);
    expect(textQuality({ ...long, words: 30 })).toBeCloseTo(0.925);
    expect(textQuality({ ...long, hasPros: false })).toBeCloseTo(0.925);
    expect(textQuality({ ...long, hasCons: false, hasPros: false, words: 0 })).toBeCloseTo(0.7);
    expect(textQuality({ ...long, isCopy: true })).toBe(0.7);
  });

  test("counts words of title and content up to a bound", () => {
    expect(countWords({ title: "Good, mostly.", content: "It works." })).toBe(4);
    expect(countWords({ title: "", content: "a ".repeat(100_000) })).toBe(5_000);
  });
});

test("texts that are nearly an earlier one are copies, the first is not", () => {
  const text = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const written = (id: string, words: string[]) => ({
    id,
    fingerprint: fingerprintOf({ title: "", content: words.join(" ") }),
  });
  const other = Array.from({ length: 60 }, (_, index) => `other${index}`);
  const texts = [
    written("first", text),
    written("other", other),
    written("copy", text.with(30, "changed")),
    written("short", ["too", "short", "to", "compare"]),
    written("short too", ["too", "short", "to", "compare"]),
  ];
  expect([...copiesAmong(texts)]).toEqual(["copy"]);
});

describe("a known organisation", () => {
  const today = 20_000;
  const proofs = [0, 1, 2].map(
    (index): ProvedMailbox => ({
      organisation: "acme.example",
      account: `${index}`,
      vendor: `${index}`,
      day: today - 180 + 30 * index,
    }),
  );
  const changed = (given: (proof: ProvedMailbox, index: number) => Partial<ProvedMailbox>) =>
    proofs.map((proof, index) => ({ ...proof, ...given(proof, index) }));

  test("has three people, three vendors, three months, and the first proof 180 days ago", () => {
    expect(knownOrganisations(proofs, today)).toEqual(new Set(["acme.example"]));
  });

  test.each([
    ["two people", changed((_, index) => ({ account: `${index % 2}` }))],
    ["two vendors", changed((_, index) => ({ vendor: `${index % 2}` }))],
    ["one month", changed(() => ({ day: 19_800 }))],
    ["a first proof 179 days ago", changed(({ day }) => ({ day: day + 1 }))],
    ["one person at each of three domains", changed((_, index) => ({ organisation: `${index}.example` }))],
  ])("is not one with %s", (_name, given) => {
    expect(knownOrganisations(given, today)).toEqual(new Set());
  });
});
