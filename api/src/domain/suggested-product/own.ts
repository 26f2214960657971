import { noJson, transaction } from "../../database/client/transaction.ts";
import { waitingReviewInput } from "../../inputs/index.ts";
import { withinLimit } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, notFound, unauthenticated } from "../errors.ts";

/**
 * Keeps a review with the viewer's own suggested product, instead of an earlier one, until the product is listed; it counts as written now.
 * Returns the suggestion's ID. Throws InvalidInput, Conflict once it was decided on, NOT_FOUND, RateLimited.
 */
export async function keepSuggestedReview(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<string> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  const review = checked(waitingReviewInput, given);
  return withinLimit(limits, ["reviews:user", viewer.id], () =>
    transaction(context, async (tx) => {
      const own = { id, userId: viewer.id };
      const { count } = await tx.suggestedProduct.updateMany({
        where: { ...own, status: "waiting" },
        data: { review },
      });
      if (count > 0) return id;
      if ((await tx.suggestedProduct.count({ where: own })) === 0) throw notFound("Suggestion");
      throw new Conflict(
        "already-decided",
        "We have decided on this suggestion meanwhile. Please see your profile.",
      );
    }),
  );
}

/**
 * Deletes the viewer's own suggested product with the review that waits, or with `onlyReview` that review alone. Returns the suggestion's
 * ID. Throws NOT_FOUND.
 */
export async function deleteSuggestedProduct(
  context: CommandContext,
  id: string,
  onlyReview: boolean,
): Promise<string> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transaction(context, async (tx) => {
    const where = { id, userId: viewer.id };
    const { count } = onlyReview
      ? await tx.suggestedProduct.updateMany({ where, data: { review: noJson, reviewProblem: null } })
      : await tx.suggestedProduct.deleteMany({ where });
    if (count === 0) throw notFound("Suggestion");
    return id;
  });
}
