import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { requestReviewVerification } from "../../domain/review/verification/request.ts";
import { verifyReview } from "../../domain/review/verification/verify.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { Done } from "./account.ts";
import { ReviewSaved } from "./review-mutations.ts";

const RequestReviewVerificationInput = builder.inputType("RequestReviewVerificationInput", {
  description: "Where the author of a review works.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which of the viewer's own reviews." }),
    email: t.string({
      required: true,
      description:
        "An address at the author's company: neither of a free mail provider nor of the software's vendor. Only its domain is kept, and a keyed hash by which another review from the same mailbox is recognised.",
    }),
  }),
});

const VerifyReviewInput = builder.inputType("VerifyReviewInput", {
  description: "What a mailed link carries.",
  fields: (t) => ({
    token: t.string({ required: true, description: "Good for 24 hours, once." }),
  }),
});

mutation("requestReviewVerification", {
  description:
    "Mails a link to a work address that verifies the viewer's own published review. The answer is the same whether or not the address has an account; 5 an hour.",
  permission: "review.write",
  input: RequestReviewVerificationInput,
  type: Done,
  failures: [InvalidInput, Conflict],
  async resolve({ databaseId, ...address }, context) {
    await requestReviewVerification(context, requireDatabaseId(databaseId, "Review"), address);
    return { message: "A link is on its way to this address. It works once, within 24 hours." };
  },
});

mutation("verifyReview", {
  description:
    "Verifies a review by a mailed link, also for a caller who is signed out. Void once the review has changed. A ConflictError means that the address is confirmed and that moderators look at the review first: until then it is hidden and not verified.",
  permission: "review.verify",
  input: VerifyReviewInput,
  type: ReviewSaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ reviewId: await verifyReview(context, input) }),
});
