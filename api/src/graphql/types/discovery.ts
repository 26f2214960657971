import { type TotalName, totals } from "../../domain/counters/totals.ts";
import { invalid } from "../../domain/errors.ts";
import { type Suggestion, suggest } from "../../domain/suggestion/suggest.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { SuggestionTypeEnum } from "./enums.ts";

const SuggestionRef = builder.objectRef<Suggestion>("Suggestion").implement({
  description: "What a search box offers while one types.",
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id of the software or category (UUID)." }),
    type: t.expose("type", { type: SuggestionTypeEnum, description: "What it leads to." }),
    name: t.exposeString("name", { description: "Of the software or category." }),
    slug: t.exposeString("slug", { description: "Of the software or category." }),
    description: t.exposeString("description", { nullable: true, description: "A sentence about it." }),
    logoUrl: t.exposeString("logoUrl", { nullable: true, description: "Null for categories." }),
    rating: t.exposeFloat("rating", {
      nullable: true,
      description: "Exact mean; null where nothing is rated.",
    }),
    reviewCount: t.exposeInt("reviewCount", { description: "Published reviews." }),
  }),
});

const Figures = builder.objectRef<Record<TotalName, number>>("Figures").implement({
  description: "Totals of the directory.",
  fields: (t) => ({
    software: t.exposeInt("liveSoftware", { description: "Live software." }),
    reviews: t.exposeInt("publishedReviews", { description: "Published reviews of Live software." }),
    companies: t.exposeInt("companies", { description: "Companies." }),
    categories: t.exposeInt("activeCategories", { description: "Active categories." }),
  }),
});

builder.queryFields((t) => ({
  suggestions: t.field({
    type: [SuggestionRef],
    description:
      "Software and categories for a text of 2 characters or more, best first; typing errors are forgiven.",
    args: {
      text: t.arg.string({ required: true, description: "What was typed so far, at most 200 characters." }),
      first: t.arg.int({ required: true, defaultValue: listSizes.suggestions, description: "1 to 20." }),
    },
    resolve: (_root, { text, first }, context) => {
      if (first < 1 || first > listSizes.suggestionsMaximum)
        throw invalid("first", `first must be from 1 to ${listSizes.suggestionsMaximum}`);
      return suggest(context, text, first);
    },
  }),
  figures: t.field({
    type: Figures,
    description: "Totals of the directory.",
    resolve: (_root, _args, context) => totals(context),
  }),
}));
