import { builder } from "../builder.ts";
import type { CategoryListing } from "../category-ranking.ts";

/** How the rank score is calculated. */
export const rankScoreFormula =
  "Rank score S = (8·C + Σr) / (8 + n), where C is the category's `medianRating`, n the number of ratings of the listing and Σr their sum.";

export const CategoryListingRef = builder.objectRef<CategoryListing>("CategoryListing").implement({
  description: "A Live listing and its rank score in a category.",
  fields: (t) => ({
    score: t.exposeFloat("score", {
      nullable: true,
      description: `${rankScoreFormula} Null if the listing is unrated.`,
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
