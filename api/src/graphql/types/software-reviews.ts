import type { Finder } from "../../database/query/finder.ts";
import { invalid } from "../../domain/errors.ts";
import { reviewsOfSoftware, type SoftwareReviewArguments } from "../../domain/review/find.ts";
import { builder } from "../builder.ts";
import { resolveConnection } from "../pagination.ts";
import { pageOfRow } from "../plans/nested-pages.ts";
import { numberedPage } from "./connections.ts";
import { ReviewSortEnum } from "./enums.ts";
import { ReviewConnection, ReviewNode } from "./review.ts";
import { ProsAndCons } from "./review-points.ts";

/** The reviews of a listing that the field `reviews` is asked for. */
function reviewsFinder(
  software: { id: string; reviewCount: number },
  { rating, ...args }: Omit<SoftwareReviewArguments, "stars"> & { rating?: number | null | undefined },
): Finder {
  if (rating != null && (rating < 1 || rating > 5))
    throw invalid("rating", "Please choose a rating from 1 to 5");
  return reviewsOfSoftware(software, { ...args, stars: rating });
}

/** Fields of a listing that come from its reviews. */
builder.prismaObjectFields("Software", (t) => ({
  prosAndCons: t.field({
    type: ProsAndCons,
    description: "Pros and cons that published reviews mention, with equal ones counted together.",
    // All reviews of the listing are read for it.
    complexity: { field: 50 },
    resolve: ({ id }, _args, { loaders }) => loaders.reviewPoints.load(id),
  }),
  reviews: t.connection(
    {
      type: ReviewNode,
      description: "Published reviews of the listing.",
      args: {
        ...numberedPage,
        rating: t.arg.int({ description: "Only reviews with this star rating (1 to 5)." }),
        search: t.arg.string({ description: "Only reviews with words that begin with these words." }),
        pro: t.arg.string({
          description:
            "Only reviews that mention this pro, as in `prosAndCons`. Case, repeated spaces and a final full stop or exclamation mark are ignored.",
        }),
        con: t.arg.string({ description: "Only reviews that mention this con, compared like `pro`." }),
        language: t.arg.string({
          description:
            'Only reviews in this language: a BCP 47 tag such as "pt" or "pt-BR", of which the language counts.',
        }),
        sort: t.arg({
          type: ReviewSortEnum,
          required: true,
          defaultValue: "recent",
          description: "Sort order.",
        }),
      },
      select: { reviewCount: true },
      extensions: pageOfRow({ model: "Review", columns: ["id", "reviewCount"], finder: reviewsFinder }),
      resolve: (software, args, context, info) =>
        resolveConnection(context, info, "Review", () => reviewsFinder(software, args), args),
    },
    ReviewConnection,
  ),
}));
