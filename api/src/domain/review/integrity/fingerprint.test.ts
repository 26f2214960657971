import { describe, expect, test } from "vitest";
import { bandsOf, featuresOf, similarity } from "./fingerprint.ts";

/** A text of so many words of its own. */
const wordy = (count: number, seed = "w") =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`).join(" ");
const of = (content: string, title = "Title") => featuresOf({ title, content });
const sharesBand = (a: ReadonlySet<number>, b: ReadonlySet<number>) => {
  const bands = bandsOf(a);
  return bandsOf(b).some((band) => bands.includes(band));
};
/** The text with every so many-th word another one. */
const edited = (text: string, every: number) =>
  text
    .split(" ")
    .map((word, index) => (index % every === every - 1 ? `other${index}` : word))
    .join(" ");

describe("features", () => {
  test("are the same whatever the case, marks, signs and spaces", () => {
    const text = `Café über-fast, really! ${wordy(20)}`;
    expect(of(`  CAFE\u0301\n\nUBER fast   really ${wordy(20)}!!`)).toEqual(of(text));
  });

  test("are none for a text under 20 words, which is alike by chance", () => {
    expect(of("Great product, easy to use, I recommend it.", "Great product").size).toBe(0);
    expect(of(wordy(18)).size).toBe(0);
    expect(of(wordy(19)).size).toBe(18);
    expect(bandsOf(of(wordy(18)))).toEqual([]);
  });

  test("of scripts without spaces are of their characters", () => {
    const text = "这个软件很好用我们公司用了两年没有遇到任何问题客服也很快";
    expect(of(text).size).toBeGreaterThan(20);
    expect(similarity(of(text), of(`${text.slice(0, -1)}慢`))).toBeGreaterThan(0.8);
  });
});

describe("however long a text is or becomes by being normalised", () => {
  test("its first 2,000 words count", () => {
    const text = Array.from({ length: 3_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
    expect(of(text).size).toBe(1_998);
    expect(of(text)).toEqual(of(text.slice(0, 2_500)));
  });

  test("its first 10,000 characters count, one of which may have been written as 18", () => {
    // "\uFDFA" is four words.
    const long = "\uFDFA".repeat(600);
    expect(of(`${long} ${wordy(20)}`)).toEqual(of(long));
    expect(of(`${"\uFDFA ".repeat(6)}${wordy(20)}`).size).toBeGreaterThan(20);
  });
});

describe("bands", () => {
  test("are 12 integers as PostgreSQL keeps them, the same at all times", () => {
    const bands = bandsOf(of(wordy(40)));
    expect(bands).toHaveLength(12);
    for (const band of bands) expect(band).toBe(band | 0);
    // They are stored: another way of making them needs all of them made anew.
    expect(bands.slice(0, 3)).toEqual([1160514761, 65781247, 215287191]);
  });

  test("are shared by texts that are alike, and not by others", () => {
    let missed = 0;
    let mistaken = 0;
    for (let seed = 0; seed < 300; seed++) {
      const text = wordy(60, `s${seed}w`);
      const near = edited(text, 45);
      expect(similarity(of(text), of(near))).toBeGreaterThanOrEqual(0.8);
      if (!sharesBand(of(text), of(near))) missed++;
      if (sharesBand(of(text), of(edited(text, 3)))) mistaken++;
    }
    expect(missed).toBeLessThanOrEqual(3);
    expect(mistaken).toBeLessThanOrEqual(3);
  });
});

test("similarity is the share of features in common", () => {
  const some = (...features: number[]) => new Set(features);
  expect(similarity(some(1, 2, 3, 4), some(2, 3, 4, 5))).toBe(0.6);
  expect(similarity(some(1, 2), some(1, 2))).toBe(1);
  expect(similarity(some(1), some(2))).toBe(0);
  expect(similarity(some(), some())).toBe(0);
});
