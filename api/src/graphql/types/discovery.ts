import { type TotalName, totals } from "../../domain/counters/totals.ts";
import { invalid } from "../../domain/errors.ts";
import { type Suggestion, suggest } from "../../domain/suggestion/suggest.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { SuggestionTypeEnum } from "./enums.ts";

const SuggestionRef = builder.objectRef<Suggestion>("Suggestion").implement({
  description: "A suggestion of the search box.",
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the listing or category." }),
    type: t.expose("type", { type: SuggestionTypeEnum, description: "Software or category." }),
    name: t.exposeString("name", { description: "Name of the listing or category." }),
    slug: t.exposeString("slug", { description: "Slug of the listing or category." }),
    description: t.exposeString("description", { nullable: true, description: "Short description." }),
    logoUrl: t.exposeString("logoUrl", {
      nullable: true,
      description: "URL of the logo; null for categories.",
    }),
    rating: t.exposeFloat("rating", {
      nullable: true,
      description: "Exact mean rating; null if unrated.",
    }),
    reviewCount: t.exposeInt("reviewCount", { description: "Number of published reviews." }),
  }),
});

const DirectoryCounts = builder.objectRef<Record<TotalName, number>>("DirectoryCounts").implement({
  description: "Totals of the public directory.",
  fields: (t) => ({
    software: t.exposeInt("liveSoftware", { description: "Number of Live listings." }),
    reviews: t.exposeInt("publishedReviews", {
      description: "Number of published reviews of Live listings.",
    }),
    companies: t.exposeInt("companies", { description: "Number of companies." }),
    categories: t.exposeInt("activeCategories", { description: "Number of active categories." }),
  }),
});

builder.queryFields((t) => ({
  suggestions: t.field({
    type: [SuggestionRef],
    description:
      "Listings and categories that match what was typed, best match first. Spelling errors are tolerated. Empty for fewer than 2 characters.",
    args: {
      text: t.arg.string({ required: true, description: "The text typed so far, at most 200 characters." }),
      first: t.arg.int({
        required: true,
        defaultValue: listSizes.suggestions,
        description: "Returns the first _n_ items, 1 to 20.",
      }),
    },
    resolve: (_root, { text, first }, context) => {
      if (first < 1 || first > listSizes.suggestionsMaximum)
        throw invalid("first", `first must be from 1 to ${listSizes.suggestionsMaximum}`);
      return suggest(context, text, first);
    },
  }),
  directoryCounts: t.field({
    type: DirectoryCounts,
    description: "Totals of the public directory.",
    resolve: (_root, _args, context) => totals(context),
  }),
}));
