import { type AdministrationCounts, administrationCounts } from "../../domain/administration/counts.ts";
import { type AdministrationDay, administrationDays } from "../../domain/administration/days.ts";
import { invalid } from "../../domain/errors.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { Administration } from "./administration.ts";

const Counts = builder.objectRef<AdministrationCounts>("AdministrationCounts").implement({
  description: "Totals of the directory and of items waiting for a decision.",
  authScopes: { permission: "administration.read" },
  fields: (t) => ({
    software: t.exposeInt("software", { description: "Number of listings, Live and Draft." }),
    drafts: t.exposeInt("drafts", { description: "Number of Draft listings." }),
    companies: t.exposeInt("companies", { description: "Number of companies." }),
    users: t.exposeInt("users", {
      description: "Number of accounts. Authors of imported reviews are not counted.",
    }),
    reviews: t.exposeInt("reviews", {
      description: "Number of reviews, including hidden ones and those of Draft listings.",
    }),
    hiddenReviews: t.exposeInt("hiddenReviews", { description: "Number of hidden reviews." }),
    categories: t.exposeInt("categories", { description: "Number of categories, active and inactive." }),
    openReports: t.exposeInt("openReports", { description: "Number of reports waiting for a decision." }),
    openFlags: t.exposeInt("openFlags", { description: "Number of review flags waiting for a decision." }),
    openListingFlags: t.exposeInt("openListingFlags", {
      description: "Number of listing flags waiting for a decision.",
    }),
    waitingProofs: t.exposeInt("waitingProofs", {
      description: "Number of proofs of use waiting for a decision.",
    }),
    waitingSuggestions: t.exposeInt("waitingSuggestions", {
      description: "Number of suggested products waiting for a decision.",
    }),
    pendingClaims: t.exposeInt("pendingClaims", { description: "Number of claims waiting for a decision." }),
    leadsWithoutOwner: t.exposeInt("leadsWithoutOwner", {
      description: "Number of new leads for companies without an owner, as in `leadsWithoutOwner`.",
    }),
  }),
});

const Day = builder.objectRef<AdministrationDay>("AdministrationDay").implement({
  description: "Activity in the whole directory on one day (UTC).",
  authScopes: { permission: "administration.read" },
  fields: (t) => ({
    day: t.exposeString("day", { description: 'The date, for example "2026-11-20".' }),
    signUps: t.exposeInt("signUps", { description: "Accounts created on this day that still exist." }),
    reviews: t.exposeInt("reviews", { description: "Reviews written on this day, including hidden ones." }),
    listingViews: t.exposeInt("listingViews", { description: "Page views of listings." }),
    leads: t.exposeInt("leads", { description: "Leads sent, including spam." }),
    reports: t.exposeInt("reports", { description: "Reports of reviews, decided or not." }),
  }),
});

builder.objectFields(Administration, (t) => ({
  counts: t.field({
    type: Counts,
    description: "Current totals.",
    resolve: (_administration, _args, context) => administrationCounts(context),
  }),
  days: t.field({
    type: [Day],
    description: "Activity per day, oldest first, today last.",
    args: {
      days: t.arg.int({
        required: true,
        description: `Number of days, 1 to ${listSizes.administrationDays}.`,
      }),
    },
    resolve: (_administration, { days }, context) => {
      if (days < 1 || days > listSizes.administrationDays)
        throw invalid("days", `days must be from 1 to ${listSizes.administrationDays}`);
      return administrationDays(context, days);
    },
  }),
}));
