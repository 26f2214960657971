import { builder } from "../builder.ts";
import type { CategoryListing } from "../category-ranking.ts";
import { writtenBeside } from "../plans/text-selection.ts";
import { ListingFit } from "./fit.ts";

/** How the rank score is calculated. */
export const rankScoreFormula =
  "Rank score S = (8·C + Σw·r) / (8 + Σw), where C is the category's `medianRating`, and Σw and Σw·r are the sums of the weights of the listing's published reviews and of weights times stars. A review weighs by what is proved of its author, by its text and by its age, and groups of reviews are limited: see `/ranking`. Listings are ordered by S - 0.05 / √(8 + Σw), then by name.";

export const CategoryListingRef = builder.objectRef<CategoryListing>("CategoryListing").implement({
  description: "A Live listing and its rank score in a category.",
  fields: (t) => ({
    score: t.exposeFloat("score", {
      nullable: true,
      extensions: writtenBeside("zeroAsNull"),
      description: `${rankScoreFormula} Null if the listing is unrated.`,
    }),
    fit: t.field({
      type: ListingFit,
      nullable: true,
      description: "How well it fits the `preferences`; null without any.",
      resolve: ({ fit }) => fit,
    }),
  }),
});

export const CategoryListingConnection = builder.connectionObject(
  {
    type: CategoryListingRef,
    name: "CategoryListingConnection",
    description: "A paginated ranking of listings.",
  },
  { name: "CategoryListingEdge", description: "A ranked listing and its cursor." },
);
