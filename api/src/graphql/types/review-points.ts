import type * as points from "../../domain/review/points.ts";
import { builder } from "../builder.ts";
import { loadRow } from "../rows.ts";
import { ReviewNode } from "./review.ts";

const ReviewPoint = builder.objectRef<points.ReviewPoint>("ReviewPoint").implement({
  description: "A pro or con, with the number of reviews that mention it.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "Wording of the newest review that mentions it." }),
    count: t.exposeInt("count", { description: "Number of published reviews that mention it." }),
    review: t.field({
      type: ReviewNode,
      nullable: true,
      description: "The newest review that mentions it; null if it was deleted in the meantime.",
      resolve: ({ reviewId }, _args, context, info) => loadRow(context, info, "Review", reviewId),
    }),
  }),
});

export const ProsAndCons = builder.objectRef<points.ProsAndCons>("ProsAndCons").implement({
  description: "Pros and cons that reviews mention.",
  fields: (t) => ({
    pros: t.field({
      type: [ReviewPoint],
      description: "Most frequently mentioned pros, at most 6.",
      resolve: ({ pros }) => pros,
    }),
    cons: t.field({
      type: [ReviewPoint],
      description: "Most frequently mentioned cons, at most 6.",
      resolve: ({ cons }) => cons,
    }),
  }),
});
