/**
 * What a change can conflict with: the closed vocabulary of `ConflictError.code` and of `code` in the facade's 409. Programs
 * decide by it; the message beside it is for people.
 */
export const conflictCodes = [
  "changed-since",
  "already-decided",
  "not-dismissed",
  "already-open",
  "review-held",
  "already-reviewed",
  "already-reported",
  "already-verified",
  "already-member",
  "already-claimed",
  "review-hidden",
  "review-not-hidden",
  "not-listed",
  "idempotency-key-reused",
  "email-taken",
  "name-taken",
  "email-not-verified",
  "limit-reached",
  "wrong-account",
  "account-suspended",
  "cannot-sign-in",
  "own-account",
  "last-administrator",
  "last-owner",
  "default-list",
] as const;
/** One of these. */
export type ConflictCode = (typeof conflictCodes)[number];
