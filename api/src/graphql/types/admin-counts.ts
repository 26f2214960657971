import { type AdministrationCounts, administrationCounts } from "../../domain/administration/counts.ts";
import { type AdministrationDay, administrationDays } from "../../domain/administration/days.ts";
import { invalid } from "../../domain/errors.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { Administration } from "./administration.ts";

const Figures = builder.objectRef<AdministrationCounts>("AdministrationFigures").implement({
  description: "How much there is of everything, and how much waits for a decision.",
  authScopes: { permission: "administration.read" },
  fields: (t) => ({
    software: t.exposeInt("software", { description: "Listings, Drafts too." }),
    drafts: t.exposeInt("drafts", { description: "Drafts." }),
    companies: t.exposeInt("companies", { description: "Companies." }),
    users: t.exposeInt("users", { description: "Accounts; authors of imported reviews have none." }),
    reviews: t.exposeInt("reviews", { description: "Reviews, hidden ones and those of Drafts too." }),
    hiddenReviews: t.exposeInt("hiddenReviews", { description: "Hidden reviews." }),
    categories: t.exposeInt("categories", { description: "Categories, hidden ones too." }),
    openReports: t.exposeInt("openReports", { description: "Reports that nobody has decided." }),
    openFlags: t.exposeInt("openFlags", { description: "Flags of reviews that nobody has decided." }),
    openListingFlags: t.exposeInt("openListingFlags", {
      description: "Flags of listings that nobody has decided.",
    }),
    pendingClaims: t.exposeInt("pendingClaims", { description: "Claims that nobody has decided." }),
    unownedLeads: t.exposeInt("unownedLeads", {
      description: "New leads whose company nobody owns (leadsWithoutOwner).",
    }),
  }),
});

const Day = builder.objectRef<AdministrationDay>("AdministrationDay").implement({
  description: "What happened in the whole directory on one day in UTC.",
  authScopes: { permission: "administration.read" },
  fields: (t) => ({
    day: t.exposeString("day", { description: 'As "2026-11-20".' }),
    signUps: t.exposeInt("signUps", { description: "Accounts that were made on it and are there now." }),
    reviews: t.exposeInt("reviews", { description: "Reviews that were written on it; hidden ones too." }),
    listingViews: t.exposeInt("listingViews", { description: "Visits to the pages of listings." }),
    leads: t.exposeInt("leads", { description: "Leads that were sent; those marked as spam too." }),
    reports: t.exposeInt("reports", { description: "Reports of reviews, decided or not." }),
  }),
});

builder.objectFields(Administration, (t) => ({
  figures: t.field({
    type: Figures,
    description: "What there is, counted now.",
    resolve: (_administration, _args, context) => administrationCounts(context),
  }),
  days: t.field({
    type: [Day],
    description: "The last days, oldest first, today the last; one for each day.",
    args: {
      days: t.arg.int({ required: true, description: `So many: 1 to ${listSizes.administrationDays}.` }),
    },
    resolve: (_administration, { days }, context) => {
      if (days < 1 || days > listSizes.administrationDays)
        throw invalid("days", `days must be from 1 to ${listSizes.administrationDays}`);
      return administrationDays(context, days);
    },
  }),
}));
