import { z } from "zod";
import { word } from "./fields.ts";
import { limits } from "./limits.ts";
import { optionalText } from "./text.ts";
import { claimDecisions, moderationDecisions, reviewStatuses } from "./vocabulary.ts";

const reason = optionalText({ name: "Reason", max: limits.message });
const noReason = "Please give a reason. The author will see it";

const yesOrNo = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Whether a company or a review is verified. */
export const verifiedInput = z.object({ isVerified: yesOrNo("isVerified") });

/** Whether a user is an administrator. */
export const adminInput = z.object({ isAdmin: yesOrNo("isAdmin") });

/** Whether a review is to be seen; one that is hidden needs a reason, and a published one has none. */
export const reviewStatusInput = z
  .object({ status: word("Status", reviewStatuses), reason })
  .refine(({ status, reason }) => status !== "hidden" || reason !== null, {
    path: ["reason"],
    error: noReason,
  })
  .transform(({ status, reason }) => ({ status, reason: status === "hidden" ? reason : null }));
export type ReviewStatusInput = z.output<typeof reviewStatusInput>;

/** What is decided of a claim to a company. */
export const claimDecision = z.object({ decision: word("Decision", claimDecisions) });

/** What is decided of a report or a flag. Where it is upheld the review is hidden, which needs a reason. */
export const moderationInput = z
  .object({ decision: word("Decision", moderationDecisions), reason })
  .refine(({ decision, reason }) => decision !== "upheld" || reason !== null, {
    path: ["reason"],
    error: noReason,
  });
export type ModerationInput = z.output<typeof moderationInput>;

/** What is decided of a flag of a listing. Nobody is notified, so it needs no reason. */
export const listingFlagDecision = z.object({ decision: word("Decision", moderationDecisions) });
