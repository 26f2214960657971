import { notFound } from "../../domain/errors.ts";
import { visibleReviewWhere } from "../../domain/policy.ts";
import { builder } from "../builder.ts";
import { ReviewNode } from "./review.ts";

/** A mutation result with the changed review. */
export function reviewOutcome(name: string, description: string) {
  return builder.objectRef<{ reviewId: string }>(name).implement({
    description,
    fields: (t) => ({
      review: t.prismaField({
        type: ReviewNode,
        description: "The review, with the change applied.",
        async resolve(query, { reviewId }, _args, { prisma, viewer }) {
          // A repeated call may name a review that has been hidden from the caller since, for example with its software.
          const where = { id: reviewId, ...visibleReviewWhere(viewer) };
          const review = await prisma.review.findFirst({ ...query, where });
          if (!review) throw notFound("Review");
          return review;
        },
      }),
    }),
  });
}
