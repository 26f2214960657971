import { adminListParams } from "./admin-list";
import { oneOf, oneOfOr, searchParams, text } from "./codec";

/**
 * /admin/moderation: which queue, and what of it: what was decided so (absent what waits), reports of one reason, flags of one
 * kind and about one software (its id), and the page.
 */
export const adminModerationParams = searchParams({
  tab: oneOfOr(["reports", "flags", "listings", "claims", "leads"], "reports"),
  status: oneOf(["upheld", "dismissed", "approved", "rejected", "new", "contacted", "closed", "spam"]),
  reason: oneOf(["advertising", "conflict-of-interest", "offensive", "personal-data", "off-topic", "other"]),
  kind: oneOf(["near-duplicate", "burst", "same-domain", "own-company", "hidden-before", "same-mailbox"]),
  software: text(36),
  after: adminListParams.after,
  before: adminListParams.before,
});

/** The search params of /admin/moderation. */
export type AdminModerationValues = ReturnType<typeof adminModerationParams.read>;
