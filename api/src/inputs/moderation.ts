import { z } from "zod";
import { word } from "./fields.ts";
import { limits } from "./limits.ts";
import { optionalText, requiredText } from "./text.ts";
import { claimDecisions, manipulationReasons, moderationDecisions, reviewStatuses } from "./vocabulary.ts";

const reason = optionalText({ name: "Reason", max: limits.message });
const noReason = "Please give a reason. The author will see it";

const yesOrNo = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Whether a company or a review is verified. */
export const verifiedInput = z.object({ isVerified: yesOrNo("isVerified") });

/** Whether a user is an administrator. */
export const adminInput = z.object({ isAdmin: yesOrNo("isAdmin") });

/** Visibility of a review; hiding needs a reason, publishing has none. */
export const reviewStatusInput = z
  .object({ status: word("Status", reviewStatuses), reason })
  .refine(({ status, reason }) => status !== "hidden" || reason !== null, {
    path: ["reason"],
    error: noReason,
  })
  .transform(({ status, reason }) => ({ status, reason: status === "hidden" ? reason : null }));
export type ReviewStatusInput = z.output<typeof reviewStatusInput>;

/** Decision on a claim to a company. */
export const claimDecision = z.object({ decision: word("Decision", claimDecisions) });

/** Decision on a report or flag. Upholding hides the review, which needs a reason. */
export const moderationInput = z
  .object({ decision: word("Decision", moderationDecisions), reason })
  .refine(({ decision, reason }) => decision !== "upheld" || reason !== null, {
    path: ["reason"],
    error: noReason,
  });
export type ModerationInput = z.output<typeof moderationInput>;

/** Decision on a flag of a listing. Nobody is notified, so it needs no reason. */
export const listingFlagDecision = z.object({ decision: word("Decision", moderationDecisions) });

/** A notice of manipulation: its reason, and a public sentence. */
export const manipulationNoticeInput = z.object({
  reason: word("Reason", manipulationReasons),
  statement: requiredText({ name: "Statement", max: limits.noticeStatement }),
});
export type ManipulationNoticeInput = z.output<typeof manipulationNoticeInput>;
