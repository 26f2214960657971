import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { changeDescriptions } from "../../../graphql/types/change.ts";
import { changeFacets, changeKinds } from "../../../inputs/index.ts";
import { Category, type CategoryData, categoryFields, toCategory } from "./category.ts";
import { Company, type CompanyData, companyFields } from "./company.ts";
import {
  FeatureAnswerRecord,
  type FeatureAnswerRecordData,
  featureAnswerRecordFields,
  toFeatureAnswerRecords,
} from "./feature.ts";
import { id, named, time } from "./registry.ts";
import { Review, type ReviewData, reviewFields, toReview } from "./review.ts";
import {
  type PlanData,
  PricingPlan,
  planFields,
  Software,
  type SoftwareData,
  softwareFields,
  toPlan,
  toSoftware,
} from "./software.ts";

/** Refers to other things by ID: a copy in here would not be updated when they change. */
const SoftwareRecord = named(
  "SoftwareRecord",
  Software.omit({ company: true, formerName: true })
    .extend({
      updatedAt: time,
      plans: z.array(PricingPlan).describe("Pricing plans, cheapest first."),
      featureAnswers: z
        .array(FeatureAnswerRecord)
        .describe("What the vendor and reviewers say about features of its categories, in the order of IDs."),
    })
    .describe("A listing with its pricing plans and answered features; the vendor by ID only."),
);

const ReviewRecord = named(
  "ReviewRecord",
  Review.omit({ software: true })
    .extend({
      answer: z
        .strictObject({ content: z.string(), createdAt: time, updatedAt: time })
        .nullable()
        .describe("The vendor's answer; null if there is none."),
    })
    .describe("A review with the vendor's answer; the listing by ID only."),
);

export const Change = named(
  "Change",
  z
    .strictObject({
      kind: z.enum(changeKinds),
      id,
      facets: z.array(z.enum(changeFacets)).describe(changeDescriptions.facets),
      gone: z.boolean().describe(changeDescriptions.gone),
      thing: z
        .union([Category, Company, SoftwareRecord, ReviewRecord])
        .nullable()
        .describe(changeDescriptions.thing),
      cursor: z.string().describe(changeDescriptions.cursor),
    })
    .describe("A thing that changed."),
);
type Change = z.infer<typeof Change>;

/** The fields of a thing, by its type. */
export const thingFields = /* GraphQL */ `
  fragment CategoryRecord on Category { ...CategoryFields }
  fragment CompanyRecord on Company { ...CompanyFields }
  fragment SoftwareRecord on Software { ...SoftwareFields updatedAt plans { ...PlanFields } featureAnswers { ...FeatureAnswerRecord } }
  fragment ReviewRecord on Review { ...ReviewFields answer { content createdAt updatedAt } }
  ${categoryFields} ${companyFields} ${softwareFields} ${planFields} ${reviewFields} ${featureAnswerRecordFields}
`;

export const changeFields = /* GraphQL */ `
  fragment ChangeFields on Change {
    kind id: databaseId facets gone
    thing { __typename ...CategoryRecord ...CompanyRecord ...SoftwareRecord ...ReviewRecord }
  } ${thingFields}
`;

type Typed<Name extends string, Data> = { __typename: Name } & Data;
type ThingData =
  | Typed<"Category", CategoryData>
  | Typed<"Company", CompanyData>
  | Typed<
      "Software",
      SoftwareData & {
        updatedAt: string;
        plans: PlanData[];
        featureAnswers: FeatureAnswerRecordData[];
      }
    >
  | Typed<"Review", ReviewData & { answer: z.infer<typeof ReviewRecord>["answer"] }>;

export interface ChangeData {
  kind: string;
  id: string;
  facets: string[];
  gone: boolean;
  thing: ThingData | null;
}

export function toChange({ cursor, node }: { cursor: string; node: ChangeData }): Change {
  return {
    kind: fromEnum("ChangeKind", node.kind) as Change["kind"],
    id: node.id,
    facets: node.facets.map((facet) => fromEnum("ChangeFacet", facet) as Change["facets"][number]),
    gone: node.gone,
    thing: node.thing && toThing(node.thing),
    cursor,
  };
}

function toThing(thing: ThingData): NonNullable<Change["thing"]> {
  switch (thing.__typename) {
    case "Category": {
      const { __typename, ...category } = thing;
      return toCategory(category);
    }
    case "Company": {
      const { __typename, ...company } = thing;
      return company;
    }
    case "Software": {
      const { __typename, plans, featureAnswers, ...data } = thing;
      const { company, formerName, ...software } = toSoftware(data);
      return {
        ...software,
        updatedAt: data.updatedAt,
        plans: plans.map(toPlan),
        featureAnswers: toFeatureAnswerRecords(featureAnswers),
      };
    }
    case "Review": {
      const { __typename, answer, ...data } = thing;
      const { software, ...review } = toReview(data);
      return { ...review, answer };
    }
  }
}
