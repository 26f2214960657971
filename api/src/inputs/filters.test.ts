import { expect, test } from "vitest";
import { featureVocabulary } from "./feature.ts";
import { softwareFilters } from "./filters.ts";
import { limits } from "./limits.ts";
import { preferencesInput } from "./preferences.ts";

test("a feature can be filtered by and wished for by any key that a vocabulary takes", () => {
  const takes = (key: string) => [
    featureVocabulary.safeParse([{ key, name: "Exports", description: null }]).success,
    softwareFilters.safeParse({ features: [key] }).success,
    preferencesInput.safeParse({ mustHave: [key] }).success,
  ];
  expect(takes("a".repeat(limits.slug))).toEqual([true, true, true]);
  expect(takes("a".repeat(limits.slug + 1))).toEqual([false, false, false]);
});
