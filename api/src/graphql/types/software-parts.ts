import { builder } from "../builder.ts";
import { BillingPeriodEnum } from "./enums.ts";

export const RatingBucket = builder.objectRef<{ stars: number; count: number }>("RatingBucket").implement({
  description: "How many published reviews gave so many stars.",
  fields: (t) => ({
    stars: t.exposeInt("stars", { description: "1 to 5." }),
    count: t.exposeInt("count", { description: "Published reviews." }),
  }),
});

export const SubRatings = builder
  .objectRef<{ easeOfUse: number | null; support: number | null; value: number | null }>("SubRatings")
  .implement({
    description: "Means of the reviews that rated these aspects, 1 to 5; null where none did.",
    fields: (t) => ({
      easeOfUse: t.exposeFloat("easeOfUse", { nullable: true, description: "Ease of use." }),
      support: t.exposeFloat("support", { nullable: true, description: "Support." }),
      value: t.exposeFloat("value", { nullable: true, description: "Value for money." }),
    }),
  });

export const Reviewers = builder.objectRef<{ roles: string[]; industries: string[] }>("Reviewers").implement({
  description: "What the reviewers of a software tell of themselves.",
  fields: (t) => ({
    roles: t.exposeStringList("roles", { description: "What they work in, most told first; at most 3." }),
    industries: t.exposeStringList("industries", {
      description: "The industries they work for, most told first; at most 3.",
    }),
  }),
});

builder.prismaObject("PricingPlan", {
  description: "A plan that the vendor sells.",
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in the facade and in the database (UUID)." }),
    name: t.exposeString("name", { description: "At most 120 characters; unique within the listing." }),
    price: t.field({
      type: "Decimal",
      nullable: true,
      description: 'US dollars for a billing period: "0.00" is free, null is on request.',
      select: { price: true },
      resolve: ({ price }) => price?.toString() ?? null,
    }),
    billingPeriod: t.field({
      type: BillingPeriodEnum,
      description: "How often it is billed.",
      select: { billingPeriod: true },
      resolve: ({ billingPeriod }) => (billingPeriod === "year" ? "year" : "month"),
    }),
    features: t.exposeStringList("features", { description: "What the plan includes." }),
    isPopular: t.exposeBoolean("isPopular", { description: "The vendor's recommended plan; at most one." }),
  }),
});

builder.prismaObject("Screenshot", {
  description: "A picture of the software.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "An http(s) address or a path on this site." }),
    caption: t.exposeString("caption", { nullable: true, description: "What it shows." }),
  }),
});
