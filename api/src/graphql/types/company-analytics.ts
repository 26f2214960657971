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

const FiguresType = builder.objectRef<AnalyticsCounts>("AnalyticsFigures").implement({
  description: "What happened within a time. Bots, and members of the company, are not counted.",
  fields: (t) => ({
    listingViews: t.exposeInt("listingViews", { description: "Visits to the pages of listings." }),
    companyViews: t.exposeInt("companyViews", {
      description: "Visits to the company's page; 0 where one listing is asked for.",
    }),
    listSaves: t.exposeInt("listSaves", {
      description: "People who put a listing into a list of theirs for the first time.",
    }),
    compares: t.exposeInt("compares", { description: "Comparisons that a listing stood in." }),
    leads: t.exposeInt("leads", { description: "Leads that were sent." }),
    reviews: t.exposeInt("reviews", { description: "Reviews that were written and are published." }),
  }),
});

const figures = { type: FiguresType, resolve: (of: AnalyticsCounts) => of } as const;

const DayType = builder.objectRef<AnalyticsDay>("AnalyticsDay").implement({
  description: "One day in UTC.",
  fields: (t) => ({
    day: t.exposeString("day", { description: 'As "2026-11-20".' }),
    figures: t.field({ ...figures, description: "What happened on it." }),
    rating: t.exposeFloat("rating", {
      nullable: true,
      description:
        "Exact mean of the reviews written up to its end, as they are now; null with none. Of Live software.",
    }),
  }),
});

const ListingType = builder.objectRef<AnalyticsListing>("AnalyticsListing").implement({
  description: "One listing over the whole time.",
  fields: (t) => ({
    databaseId: t.exposeID("softwareId", { description: "Database id of the software." }),
    name: t.exposeString("name", { description: "What it is called." }),
    figures: t.field({ ...figures, description: "What happened to it." }),
  }),
});

const AnalyticsType = builder.objectRef<Analytics>("CompanyAnalytics").implement({
  description: "What became of a company's pages within the last days, today among them.",
  fields: (t) => ({
    perDay: t.field({
      type: [DayType],
      description: "Oldest first, one for each day.",
      resolve: ({ perDay }) => perDay,
    }),
    total: t.field({ type: FiguresType, description: "All days together.", resolve: ({ total }) => total }),
    previous: t.field({
      type: FiguresType,
      description: "As many days before them.",
      resolve: ({ previous }) => previous,
    }),
    listings: t.field({
      type: [ListingType],
      description: "Most viewed first, 100 at most; Drafts too. Empty where one listing is asked for.",
      resolve: ({ listings }) => listings,
    }),
  }),
});

builder.prismaObjectFields("Company", (t) => ({
  analytics: t.field({
    type: AnalyticsType,
    nullable: true,
    description:
      "For its owners and administrators, and tokens of its owners with read:company; null for everybody else.",
    // Several statements of its own for each company.
    complexity: 300,
    args: {
      days: t.arg.int({ required: true, description: "30 or 90." }),
      softwareDatabaseId: t.arg.id({
        description: "Only this listing; one that is not the company's has no figures.",
      }),
    },
    async resolve({ id }, { days: asked, softwareDatabaseId }, context) {
      const days = analyticsDays.find((one) => one === asked);
      if (days === undefined) throw invalid("days", "days must be 30 or 90");
      const role = await roleIn(context, id, "company.readFigures");
      if (role !== "owner" && !may(context.viewer, "company.editAny")) return null;
      const softwareId = softwareDatabaseId == null ? null : nodeKey(softwareDatabaseId);
      return companyAnalytics(context, id, { days, softwareId });
    },
  }),
}));
