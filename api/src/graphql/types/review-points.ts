import { queryFromInfo } from "@pothos/plugin-prisma";
import type * as points from "../../domain/review/points.ts";
import { builder } from "../builder.ts";
import { loadRows } from "../rows.ts";
import { ReviewNode } from "./review.ts";

const ReviewPoint = builder.objectRef<points.ReviewPoint>("ReviewPoint").implement({
  description: "The same point, made by one review or more.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "As the newest of those reviews puts it." }),
    count: t.exposeInt("count", { description: "Published reviews that name it." }),
    review: t.field({
      type: ReviewNode,
      nullable: true,
      description: "The newest review that names it; null where it is gone by now.",
      resolve: async ({ reviewId }, _args, context, info) => {
        const [row] = await loadRows(context, "Review", queryFromInfo({ context, info }), [reviewId]);
        return row ?? null;
      },
    }),
  }),
});

export const PointsOfReviews = builder.objectRef<points.PointsOfReviews>("PointsOfReviews").implement({
  description: "What reviews name as good and as bad.",
  fields: (t) => ({
    pros: t.field({
      type: [ReviewPoint],
      description: "What they like, most named first, then newest; at most 6.",
      resolve: ({ pros }) => pros,
    }),
    cons: t.field({
      type: [ReviewPoint],
      description: "What they do not like, most named first, then newest; at most 6.",
      resolve: ({ cons }) => cons,
    }),
  }),
});
