import { builder } from "../builder.ts";
import { ReviewNode } from "./review.ts";

/** An answer of a mutation that gives the review as it is afterwards. */
export function reviewOutcome(name: string, description: string) {
  return builder.objectRef<{ reviewId: string }>(name).implement({
    description,
    fields: (t) => ({
      review: t.prismaField({
        type: ReviewNode,
        description: "As it is now.",
        resolve: (query, { reviewId }, _args, { prisma }) =>
          prisma.review.findUniqueOrThrow({ ...query, where: { id: reviewId } }),
      }),
    }),
  });
}
