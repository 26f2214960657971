import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { featureStates, quorum } from "../../../inputs/index.ts";
import { id, named } from "./registry.ts";

export const Feature = named(
  "Feature",
  z
    .strictObject({
      id,
      key: z.string().describe("Identifies it within its category."),
      name: z.string(),
      description: z.string().nullable(),
    })
    .describe("A feature by which the listings of a category are compared."),
);
type Feature = z.infer<typeof Feature>;

export const featureFields = /* GraphQL */ `
  fragment FeatureFields on Feature { id: databaseId key name description }
`;

/** What vendor and reviewers say, and what follows from it. */
const known = {
  isOffered: z.boolean().describe("True if the vendor says that it has the feature; false is no answer."),
  confirmedCount: z.int().min(0).describe("Published reviews that say that it has the feature."),
  deniedCount: z.int().min(0).describe("Published reviews that say that it does not have the feature."),
  answer: z
    .enum(featureStates)
    .describe(`What follows from both: where at least ${quorum} reviewers answer, their majority decides.`),
};

export const FeatureAnswer = named(
  "FeatureAnswer",
  z
    .strictObject({ ...Feature.shape, categoryId: id, ...known })
    .describe("What is known about a feature of a listing."),
);

/** The same by ID, in records of a listing. */
export const FeatureAnswerRecord = z.strictObject({ featureId: id, ...known });

export const featureAnswerFields = /* GraphQL */ `
  fragment FeatureAnswerFields on FeatureAnswer {
    feature { id: databaseId key name description categoryId } isOffered confirmedCount deniedCount answer
  }
`;

export interface FeatureAnswerData {
  feature: Feature & { categoryId: string };
  isOffered: boolean;
  confirmedCount: number;
  deniedCount: number;
  answer: string;
}

export function toFeatureAnswer({
  feature,
  answer,
  ...rest
}: FeatureAnswerData): z.infer<typeof FeatureAnswer> {
  return { ...feature, ...rest, answer: asState(answer) };
}

const asState = (answer: string) => fromEnum("FeatureState", answer) as (typeof featureStates)[number];

export const featureAnswerRecordFields = /* GraphQL */ `
  fragment FeatureAnswerRecord on FeatureAnswer { feature { id: databaseId } isOffered confirmedCount deniedCount answer }
`;

export type FeatureAnswerRecordData = Omit<FeatureAnswerData, "feature"> & { feature: { id: string } };

/** The answers that say something, by the ID of the feature, in the order of these. */
export const toFeatureAnswerRecords = (
  answers: readonly FeatureAnswerRecordData[],
): z.infer<typeof FeatureAnswerRecord>[] =>
  answers
    .filter(({ isOffered, confirmedCount, deniedCount }) => isOffered || confirmedCount + deniedCount > 0)
    .map(({ feature, answer, ...counts }) => ({
      featureId: feature.id,
      ...counts,
      answer: asState(answer),
    }))
    .sort((a, b) => (a.featureId < b.featureId ? -1 : 1));
