import { builder } from "../builder.ts";
import type { CategoryListing } from "../category-ranking.ts";

export const CategoryListingRef = builder.objectRef<CategoryListing>("CategoryListing").implement({
  description: "A Live listing at its place in a category's ranking.",
  fields: (t) => ({
    score: t.exposeFloat("score", {
      description:
        "The rank score S = (8·C + Σr) / (8 + n): C is the category's medianRating, n and Σr number and sum of the " +
        "listing's ratings. 0 where unrated.",
    }),
  }),
});

export const CategoryListingConnection = builder.connectionObject(
  { type: CategoryListingRef, name: "CategoryListingConnection", description: "A ranking of listings." },
  { name: "CategoryListingEdge", description: "A listing with its cursor." },
);
