import { expect, test } from "vitest";
import { isFiltered, toFilters } from "./variables";

test("words outside the vocabularies and amounts that are none are ignored", () => {
  const none = { platform: [], language: [], trial: null, priceMin: "", priceMax: "", industry: [] };
  expect(toFilters(none)).toEqual({});
  expect(isFiltered(none)).toBe(false);
  expect(
    toFilters({
      ...none,
      platform: ["beos"],
      language: ["tlh"],
      priceMin: "-1",
      priceMax: "1e9",
      size: ["x"],
    }),
  ).toEqual({});
  expect(
    toFilters({
      ...none,
      platform: ["self-hosted"],
      language: ["EN-us"],
      priceMax: "19.90",
      size: ["mid-market"],
    }),
  ).toEqual({ platforms: ["SELF_HOSTED"], languages: ["en"], maxPrice: 19.9, segments: ["MID_MARKET"] });
});
