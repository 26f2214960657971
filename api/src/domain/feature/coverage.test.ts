import { expect, test } from "vitest";
import type { FeatureState } from "../../inputs/index.ts";
import { featureCoverage } from "./coverage.ts";

const answer = (
  name: string,
  answer: FeatureState,
  isOffered: boolean,
  confirmedCount = 0,
  deniedCount = 0,
) => ({
  feature: { id: name, key: name, name, description: null, categoryId: "1" },
  ...{ answer, isOffered, confirmedCount, deniedCount },
});

test("a summary tells what a listing has, and who says so", () => {
  const answers = [
    answer("Maps", "yes", true),
    answer("Forms", "yes", false, 4, 1),
    answer("Both", "yes", true, 3),
    answer("Two only", "yes", true, 2),
    answer("Single Sign-on", "unknown", false, 1),
    answer("Silence", "unknown", false),
    answer("Denied", "no", false, 0, 5),
    answer("Disputed", "disputed", true, 1, 5),
  ];
  expect(featureCoverage(answers, ["single  sign-on", "Disputed"])).toEqual({
    featureCount: 8,
    yesCount: 5,
    offeredCount: 4,
    confirmedCount: 2,
    topFeatures: ["Forms", "Both", "Two only", "Single Sign-on", "Maps"],
  });
});

test("without a vocabulary there is nothing to count, and a long one is cut", () => {
  expect(featureCoverage([], ["Maps"])).toMatchObject({ featureCount: 0, yesCount: 0, topFeatures: [] });
  const many = Array.from({ length: 9 }, (_, place) => answer(String(place), "yes", true));
  expect(featureCoverage(many, []).topFeatures).toHaveLength(8);
});
