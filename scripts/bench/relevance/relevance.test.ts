import { expect, test } from "vitest";
import { demoCatalogue } from "../../../prisma/demo/catalogue.ts";
import { meanOf, relevanceOf } from "./figures.ts";
import { readNeeds } from "./needs.ts";

test("recall, reciprocal rank and nDCG are of the first ten results", () => {
  expect(relevanceOf(["a", "b"], ["a", "b"])).toEqual({ recall: 1, reciprocalRank: 1, ndcg: 1 });
  const second = relevanceOf(["x", "a"], ["a", "b"]);
  expect(second).toMatchObject({ recall: 0.5, reciprocalRank: 0.5 });
  expect(second.ndcg).toBeCloseTo(1 / Math.log2(3) / (1 + 1 / Math.log2(3)));
  const late = [..."0123456789", "a"];
  expect(relevanceOf(late, ["a"])).toEqual({ recall: 0, reciprocalRank: 0, ndcg: 0 });
  expect(relevanceOf([], ["a"])).toEqual({ recall: 0, reciprocalRank: 0, ndcg: 0 });
});

test("of more than ten expected listings ten are possible", () => {
  const many = [..."abcdefghijklm"];
  expect(relevanceOf(many, many)).toEqual({ recall: 1, reciprocalRank: 1, ndcg: 1 });
});

test("means are of each figure", () => {
  const [all, none] = [relevanceOf(["a"], ["a"]), relevanceOf(["x"], ["a"])];
  expect(meanOf([all, none])).toEqual({ recall: 0.5, reciprocalRank: 0.5, ndcg: 0.5 });
});

test("there are 200 needs, 30 of them held out, and those of the demo expect Live listings of it", () => {
  const needs = readNeeds();
  expect(needs).toHaveLength(200);
  expect(needs.filter(({ heldOut }) => heldOut)).toHaveLength(30);
  expect(new Set(needs.map(({ catalog, need }) => `${catalog} ${need}`)).size).toBe(200);
  const live = new Set<string>();
  for (const { file, row } of demoCatalogue()) if (file === "software" && row.isActive) live.add(row.slug);
  for (const { catalog, need, expected } of needs) {
    expect(expected.length, need).toBeGreaterThan(0);
    expect(new Set(expected).size, need).toBe(expected.length);
    if (catalog === "demo") expect(expected.filter((slug) => !live.has(slug))).toEqual([]);
  }
});
