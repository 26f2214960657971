import {
  type Analytics,
  type AnalyticsCounts,
  type AnalyticsDay,
  type AnalyticsListing,
  companyAnalytics,
} from "../../domain/company/analytics.ts";
import { invalid } from "../../domain/errors.ts";
import { may } from "../../domain/policy.ts";
import { analyticsDays } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import { nodeKey } from "../keys.ts";

const CountsType = builder.objectRef<AnalyticsCounts>("AnalyticsCounts").implement({
  description: "Activity in a period. Bots and members of the company are not counted.",
  fields: (t) => ({
    listingViews: t.exposeInt("listingViews", { description: "Page views of listings." }),
    companyViews: t.exposeInt("companyViews", {
      description: "Page views of the company; 0 if one listing is selected.",
    }),
    listSaves: t.exposeInt("listSaves", {
      description: "Users who saved a listing to one of their lists for the first time.",
    }),
    compares: t.exposeInt("compares", { description: "Comparisons that included a listing." }),
    leads: t.exposeInt("leads", { description: "Leads sent." }),
    reviews: t.exposeInt("reviews", { description: "Published reviews written in the period." }),
  }),
});

const counts = { type: CountsType, resolve: (of: AnalyticsCounts) => of } as const;

const DayType = builder.objectRef<AnalyticsDay>("AnalyticsDay").implement({
  description: "Activity on one day (UTC).",
  fields: (t) => ({
    day: t.exposeString("day", { description: 'The date, for example "2026-11-20".' }),
    counts: t.field({ ...counts, description: "Activity on this day." }),
    rating: t.exposeFloat("rating", {
      nullable: true,
      description:
        "Exact mean rating of Live listings at the end of this day, from the reviews that exist now; null if there were none.",
    }),
  }),
});

const ListingType = builder.objectRef<AnalyticsListing>("AnalyticsListing").implement({
  description: "Activity of one listing in the whole period.",
  fields: (t) => ({
    databaseId: t.exposeID("softwareId", { description: "Database ID of the listing." }),
    name: t.exposeString("name", { description: "Name of the listing." }),
    counts: t.field({ ...counts, description: "Activity of the listing." }),
  }),
});

const AnalyticsType = builder.objectRef<Analytics>("CompanyAnalytics").implement({
  description: "Activity of a company's pages over the last days, today included.",
  fields: (t) => ({
    perDay: t.field({
      type: [DayType],
      description: "Activity per day, oldest first.",
      resolve: ({ perDay }) => perDay,
    }),
    total: t.field({
      type: CountsType,
      description: "Activity of all days together.",
      resolve: ({ total }) => total,
    }),
    previous: t.field({
      type: CountsType,
      description: "Activity in the period of the same length before.",
      resolve: ({ previous }) => previous,
    }),
    listings: t.field({
      type: [ListingType],
      description:
        "Activity per listing, Live or Draft, most viewed first; at most 100. Empty if one listing is selected.",
      resolve: ({ listings }) => listings,
    }),
  }),
});

builder.prismaObjectFields("Company", (t) => ({
  analytics: t.field({
    type: AnalyticsType,
    nullable: true,
    description:
      "Page views and other activity. Null unless the caller is an owner, an administrator, or an owner's token with the scope READ_COMPANY.",
    // Several statements of its own for each company.
    complexity: 300,
    args: {
      days: t.arg.int({ required: true, description: "Length of the period in days: 30 or 90." }),
      softwareId: t.arg.id({
        description:
          "Only this listing of the company, by database ID. All counts are 0 for any other listing.",
      }),
    },
    async resolve({ id }, { days: asked, softwareId: only }, context) {
      const days = analyticsDays.find((one) => one === asked);
      if (days === undefined) throw invalid("days", "days must be 30 or 90");
      const role = await roleIn(context, id, "company.readAnalytics");
      if (role !== "owner" && !may(context.viewer, "company.editAny")) return null;
      const softwareId = only == null ? null : nodeKey(only);
      return companyAnalytics(context, id, { days, softwareId });
    },
  }),
}));
