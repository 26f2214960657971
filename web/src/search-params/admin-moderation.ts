import { flagKinds } from "@assay/api/inputs";
import { adminListParams } from "./admin-list";
import { oneOf, oneOfOr, searchParams, text } from "./codec";

/**
 * /admin/moderation: the queue, the decision (absent for open items), the reason of reports, the kind and software (its id) of
 * flags, and the page.
 */
export const adminModerationParams = searchParams({
  tab: oneOfOr(["reports", "flags", "listings", "proofs", "suggestions", "claims", "leads"], "reports"),
  status: oneOf([
    "upheld",
    "dismissed",
    "approved",
    "rejected",
    "accepted",
    "refused",
    "new",
    "contacted",
    "closed",
    "spam",
  ]),
  reason: oneOf(["advertising", "conflict-of-interest", "offensive", "personal-data", "off-topic", "other"]),
  kind: oneOf(flagKinds),
  software: text(36),
  after: adminListParams.after,
  before: adminListParams.before,
});

/** The search params of /admin/moderation. */
export type AdminModerationValues = ReturnType<typeof adminModerationParams.read>;
