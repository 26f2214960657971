import { expect, test } from "vitest";
import type { FeatureState } from "../../inputs/index.ts";
import { featureCoverage } from "./coverage.ts";

const answer = (
  name: string,
  answer: FeatureState,
  isOffered: boolean,
  { confirmedCount = 0, deniedCount = 0, key = name, categoryId = "crm" } = {},
) => ({
  feature: { id: `${categoryId} ${key}`, key, name, description: null, categoryId },
  ...{ answer, isOffered, confirmedCount, deniedCount },
});

test("a summary tells what a listing has, and who says so", () => {
  const answers = [
    answer("Maps", "yes", true),
    answer("Forms", "yes", false, { confirmedCount: 4, deniedCount: 1 }),
    answer("Both", "yes", true, { confirmedCount: 3 }),
    answer("Two only", "yes", true, { confirmedCount: 2 }),
    answer("Silence", "unknown", false),
    answer("Denied", "no", false, { deniedCount: 5 }),
    answer("Disputed", "disputed", true, { confirmedCount: 1, deniedCount: 5 }),
  ];
  expect(featureCoverage(answers)).toEqual({
    categoryIds: ["crm"],
    featureCount: 7,
    yesCount: 4,
    offeredCount: 3,
    confirmedCount: 2,
    topFeatures: ["Forms", "Both", "Two only", "Maps"],
  });
});

test("a feature of two categories is counted once, by what is known of it", () => {
  const answers = [
    answer("Sign-on", "unknown", false, { key: "sso" }),
    answer("API", "yes", true),
    answer("Single sign-on", "yes", true, { key: "sso", categoryId: "help-desk" }),
    answer("API", "no", false, { categoryId: "help-desk", deniedCount: 3 }),
    answer("Tickets", "unknown", false, { categoryId: "help-desk" }),
    answer("API", "unknown", false, { categoryId: "business" }),
  ];
  expect(featureCoverage(answers)).toMatchObject({
    categoryIds: ["crm", "help-desk"],
    featureCount: 3,
    yesCount: 2,
    topFeatures: ["API", "Single sign-on"],
  });
});

test("without a vocabulary there is nothing to count, and a long one is cut", () => {
  expect(featureCoverage([])).toMatchObject({
    categoryIds: [],
    featureCount: 0,
    yesCount: 0,
    topFeatures: [],
  });
  const many = Array.from({ length: 9 }, (_, place) => answer(String(place), "yes", true));
  expect(featureCoverage(many).topFeatures).toHaveLength(8);
});
