import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { requestReviewVerification } from "../../domain/review/verification/request.ts";
import { verifyReview } from "../../domain/review/verification/verify.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { Acknowledgement } from "./account.ts";
import { ReviewSaved } from "./review-mutations.ts";

const RequestReviewVerificationInput = builder.inputType("RequestReviewVerificationInput", {
  description: "The work e-mail address that verifies a review.",
  fields: (t) => ({
    databaseId: t.id({
      required: true,
      description: "Database ID (UUID) of one of the viewer's own reviews.",
    }),
    email: t.string({
      required: true,
      description:
        "An e-mail address at the author's company, not at a free e-mail provider or the listing's vendor. Only its domain is stored, and a keyed hash that recognizes another review from the same mailbox.",
    }),
  }),
});

const VerifyReviewInput = builder.inputType("VerifyReviewInput", {
  description: "The token of a verification link.",
  fields: (t) => ({
    token: t.string({
      required: true,
      description: "Token from the e-mailed link. Valid for 24 hours, once.",
    }),
  }),
});

mutation("requestReviewVerification", {
  description:
    "Sends a link to a work e-mail address that verifies the viewer's own published review. The result is the same whether or not the address has an account. At most 5 per hour.",
  result: "a confirmation message",
  permission: "review.write",
  input: RequestReviewVerificationInput,
  type: Acknowledgement,
  failures: [InvalidInput, Conflict],
  async resolve({ databaseId, ...address }, context) {
    await requestReviewVerification(context, requireDatabaseId(databaseId, "Review"), address);
    return { message: "A link is on its way to this address. It works once, within 24 hours." };
  },
});

mutation("verifyReview", {
  description:
    "Verifies a review with an e-mailed token. No sign-in is needed. The token is not valid once the review has been edited. A ConflictError with code REVIEW_HELD means that the address is confirmed, but the review stays hidden until a moderator approves it.",
  result: "the verified review",
  permission: "review.verify",
  input: VerifyReviewInput,
  type: ReviewSaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ reviewId: await verifyReview(context, input) }),
});
