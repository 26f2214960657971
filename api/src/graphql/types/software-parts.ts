import type { StoredNotice } from "../../domain/software/moderation/notice.ts";
import { builder } from "../builder.ts";
import { BillingPeriodEnum, ManipulationReasonEnum, PlanUnitEnum } from "./enums.ts";

export const RatingBucket = builder.objectRef<{ stars: number; count: number }>("RatingBucket").implement({
  description: "Number of published reviews with one star rating.",
  fields: (t) => ({
    stars: t.exposeInt("stars", { description: "Star rating, 1 to 5." }),
    count: t.exposeInt("count", { description: "Number of published reviews." }),
  }),
});

export const SubRatings = builder
  .objectRef<{ easeOfUse: number | null; support: number | null; value: number | null }>("SubRatings")
  .implement({
    description: "Mean ratings by aspect, 1 to 5; null for an aspect that no review rated.",
    fields: (t) => ({
      easeOfUse: t.exposeFloat("easeOfUse", { nullable: true, description: "Mean rating of ease of use." }),
      support: t.exposeFloat("support", { nullable: true, description: "Mean rating of support." }),
      value: t.exposeFloat("value", { nullable: true, description: "Mean rating of value for money." }),
    }),
  });

export const ManipulationNotice = builder.objectRef<StoredNotice>("ManipulationNotice").implement({
  description:
    "A notice by moderators that reviews, of a listing or of its competitors, were manipulated in its favor. It does not change the rating.",
  fields: (t) => ({
    reason: t.field({
      type: ManipulationReasonEnum,
      description: "What was found.",
      resolve: ({ reason }) => reason as typeof ManipulationReasonEnum.$inferType,
    }),
    statement: t.exposeString("statement", {
      description: "What the moderators say about it, at most 500 characters.",
    }),
    setAt: t.expose("setAt", { type: "DateTime", description: "Time at which it was set." }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      description: "Time at which it ends by itself, 90 days later.",
    }),
  }),
});

export const Reviewers = builder.objectRef<{ roles: string[]; industries: string[] }>("Reviewers").implement({
  description: "Most frequent fields of work and industries of a listing's reviewers.",
  fields: (t) => ({
    roles: t.exposeStringList("roles", { description: "Fields of work, most frequent first; at most 3." }),
    industries: t.exposeStringList("industries", {
      description: "Industries, most frequent first; at most 3.",
    }),
  }),
});

builder.prismaObject("PricingPlan", {
  description: "A pricing plan.",
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), also used by the REST API." }),
    name: t.exposeString("name", { description: "Name, at most 120 characters, unique within the listing." }),
    price: t.field({
      type: "Decimal",
      nullable: true,
      description:
        'Price in `currency`, per billing period and `unit`. "0.00" is free; null means on request.',
      select: { price: true },
      resolve: ({ price }) => price?.toString() ?? null,
    }),
    billingPeriod: t.field({
      type: BillingPeriodEnum,
      description: "Billing period.",
      select: { billingPeriod: true },
      resolve: ({ billingPeriod }) => billingPeriod as typeof BillingPeriodEnum.$inferType,
    }),
    currency: t.exposeString("currency", { description: "Currency of the price, an ISO 4217 code." }),
    unit: t.field({
      type: PlanUnitEnum,
      nullable: true,
      description: "What the price is for; null if unknown.",
      select: { unit: true },
      resolve: ({ unit }) => unit as typeof PlanUnitEnum.$inferType | null,
    }),
    minimumPeople: t.exposeInt("minimumPeople", {
      nullable: true,
      description:
        "Smallest number of people that the plan is sold to; null if there is none or it is unknown.",
    }),
    features: t.exposeStringList("features", { description: "Included features." }),
    isPopular: t.exposeBoolean("isPopular", {
      description: "True for the recommended plan; at most one per listing.",
    }),
  }),
});

builder.prismaObject("Screenshot", {
  description: "A screenshot of the software.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "An http or https URL, or a path on this site." }),
    caption: t.exposeString("caption", { nullable: true, description: "Caption." }),
  }),
});
