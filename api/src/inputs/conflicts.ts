/**
 * Reasons for a conflict: the values of `ConflictError.code` and of `code` in REST's 409 responses. For programs; the message
 * is for people.
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
  "idempotency-key-in-use",
  "secret-shown-once",
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
  "already-noticed",
  "invitation-not-valid",
  "proof-waiting",
  "already-suggested",
  "two-step-on",
  "two-step-off",
] as const;
/** One of these. */
export type ConflictCode = (typeof conflictCodes)[number];

/** Why an input is refused: the closed vocabulary of `ValidationError.code`. */
export const validationCodes = ["invalid-field", "invalid-link"] as const;
/** One of these. */
export type ValidationCode = (typeof validationCodes)[number];

/** Why a sign-in is refused: the closed vocabulary of `CredentialsError.code`. */
export const credentialsCodes = [
  "wrong-credentials",
  "account-suspended",
  "code-required",
  "wrong-code",
  "sign-in-expired",
] as const;
/** One of these. */
export type CredentialsCode = (typeof credentialsCodes)[number];
