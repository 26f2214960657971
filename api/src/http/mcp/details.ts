import { z } from "zod";
import { fromEnum } from "../../graphql/enum-names.ts";
import { billingPeriods, planUnits, platforms, segments, supportKinds } from "../../inputs/index.ts";
import { count, cut, Listing, type ListingData, listingFields, toListing, toRating, url } from "./shapes.ts";
import type { ToolContext } from "./tool.ts";

const Point = z.object({
  mentions: count.describe("Number of published reviews that mention it."),
  url: url.nullable(),
  quoted: z.object({ by: z.literal("a reviewer"), text: z.string().nullable() }),
});

const aspect = z.number().nullable();

/** A listing with its ratings, prices, and most mentioned pros and cons. */
export const Details = Listing.extend({
  histogram: z
    .array(z.object({ stars: z.int(), reviews: count }))
    .describe("Number of published reviews per star rating."),
  aspects: z
    .object({ easeOfUse: aspect, support: aspect, value: aspect })
    .describe("Mean ratings by aspect, 1 to 5; null if not rated."),
  segments: z
    .array(z.object({ segment: z.enum(segments), percent: z.int() }))
    .describe("Shares of the reviewers' market segments by company size; empty if unknown."),
  plans: z.array(
    z.object({
      name: z.string(),
      price: z
        .string()
        .nullable()
        .describe('In `currency`, per billing period and unit; "0.00" is free, null means on request.'),
      currency: z.string().describe("An ISO 4217 code."),
      billingPeriod: z.enum(billingPeriods),
      unit: z.enum(planUnits).nullable().describe("What the price is for; null if unknown."),
      minimumPeople: count.nullable().describe("Smallest number of people it is sold to."),
      isPopular: z.boolean(),
    }),
  ),
  platforms: z.array(z.enum(platforms)).describe("Where it runs; empty if unknown."),
  hasFreeTrial: z.boolean().nullable().describe("Null if unknown."),
  languages: z.array(z.string()).describe("BCP 47 tags; empty if unknown."),
  supportKinds: z.array(z.enum(supportKinds)).describe("Empty if unknown."),
  mentioned: z
    .object({ pros: z.array(Point), cons: z.array(Point) })
    .describe("Pros and cons that most reviews mention, each with a review."),
});

export const detailsFields = /* GraphQL */ `
  fragment AgentDetails on Software {
    ...AgentListing
    histogram { stars reviews: count }
    subRatings { easeOfUse support value }
    segmentShares { segment percent isEstimate }
    plans { name price currency billingPeriod unit minimumPeople isPopular }
    platforms hasFreeTrial languages supportKinds
    prosAndCons { pros { ...AgentPoint } cons { ...AgentPoint } }
  }
  fragment AgentPoint on ReviewPoint { count text review { databaseId } }
  ${listingFields}
`;

interface PointData {
  count: number;
  text: string;
  review: { databaseId: string } | null;
}

export interface DetailsData extends ListingData {
  histogram: { stars: number; reviews: number }[];
  subRatings: { easeOfUse: number | null; support: number | null; value: number | null };
  segmentShares: { segment: string; percent: number; isEstimate: boolean }[];
  plans: {
    name: string;
    price: string | null;
    currency: string;
    billingPeriod: string;
    unit: string | null;
    minimumPeople: number | null;
    isPopular: boolean;
  }[];
  platforms: string[];
  hasFreeTrial: boolean | null;
  languages: string[];
  supportKinds: string[];
  prosAndCons: { pros: PointData[]; cons: PointData[] };
}

/** The same from its data, with at most `points` pros and `points` cons. */
export function toDetails(
  software: DetailsData,
  points: number,
  context: ToolContext,
): z.input<typeof Details> {
  const { histogram, subRatings, segmentShares, plans, prosAndCons } = software;
  const { pros, cons } = prosAndCons;
  const { absolute, site } = context;
  const toPoint = ({ count: mentions, text, review }: PointData): z.input<typeof Point> => ({
    mentions,
    url:
      review && absolute(site.paths.review?.(review.databaseId) ?? site.paths.reviewsOf(software.databaseId)),
    quoted: { by: "a reviewer", text: cut(text, 160) },
  });
  return {
    ...toListing(software, context),
    histogram,
    aspects: {
      easeOfUse: toRating(subRatings.easeOfUse),
      support: toRating(subRatings.support),
      value: toRating(subRatings.value),
    },
    segments: segmentShares
      .filter(({ isEstimate }) => !isEstimate)
      .map(({ segment, percent }) => ({
        segment: fromEnum("Segment", segment) as (typeof segments)[number],
        percent,
      })),
    plans: plans.map((plan) => ({
      ...plan,
      billingPeriod: fromEnum("BillingPeriod", plan.billingPeriod) as (typeof billingPeriods)[number],
      unit: plan.unit === null ? null : (fromEnum("PlanUnit", plan.unit) as (typeof planUnits)[number]),
    })),
    platforms: software.platforms.map((one) => fromEnum("Platform", one) as (typeof platforms)[number]),
    hasFreeTrial: software.hasFreeTrial,
    languages: software.languages,
    supportKinds: software.supportKinds.map(
      (one) => fromEnum("SupportKind", one) as (typeof supportKinds)[number],
    ),
    mentioned: { pros: pros.slice(0, points).map(toPoint), cons: cons.slice(0, points).map(toPoint) },
  };
}
