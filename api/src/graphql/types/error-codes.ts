import { conflictCodes, credentialsCodes, validationCodes } from "../../inputs/index.ts";
import { vocabulary } from "./vocabulary.ts";

export const ConflictCodeEnum = vocabulary(
  "ConflictCode",
  conflictCodes,
  "Why a change conflicts with existing data.",
  {
    "changed-since":
      "The object was changed since `ifUpdatedAt`. Read it again and repeat the change if it still applies.",
    "already-decided":
      "Another administrator already decided this claim, report, flag, proof or suggestion, or it was deleted.",
    "not-dismissed": "The report or flag is not dismissed. Only dismissed ones can be reopened.",
    "already-open": "The flag of the listing is already open.",
    "review-held":
      "The e-mail address is confirmed, but the review stays hidden until a moderator approves it.",
    "already-reviewed": "The viewer already has a review of this listing. Change that one instead.",
    "already-reported": "The viewer already reported this review.",
    "already-verified": "The review is already verified.",
    "already-member": "The person is already a member of the company.",
    "already-claimed": "The company already has an owner, who can invite others.",
    "review-hidden": "The review is hidden. It must be published first.",
    "review-not-hidden": "The review is not hidden.",
    "not-listed": "The listing is a Draft. It must be Live first.",
    "idempotency-key-reused":
      "The idempotency key was already used with other input. Use a new key for a new request.",
    "idempotency-key-in-use":
      "The first request with the idempotency key is still running. Repeat the request in a moment.",
    "secret-shown-once":
      "The change was made by an earlier request with the same idempotency key. The secret that it returned is shown only once.",
    "email-taken": "An account with this e-mail address already exists.",
    "name-taken": "The viewer already has a list with this name.",
    "email-not-verified": "The viewer must verify their e-mail address first.",
    "limit-reached": "The maximum number is reached. Delete one first.",
    "wrong-account": "The link belongs to another account.",
    "account-suspended": "The account is suspended.",
    "cannot-sign-in": "The account belongs to the author of imported reviews, who cannot sign in.",
    "own-account": "Administrators cannot do this to their own account.",
    "last-administrator": "The last administrator must keep the role.",
    "last-owner": "A company must keep an owner.",
    "already-noticed": "The listing has a notice of manipulation already. Remove it first.",
    "invitation-not-valid": "The invitation is unknown, or for another listing.",
    "proof-waiting": "A proof of use for this review is already waiting. Delete it first.",
    "already-suggested": "The viewer has suggested this product already, and it waits for a decision.",
    "two-step-on": "Two-step verification is on already.",
    "two-step-off": "Two-step verification is off.",
    "default-list": "The default list cannot be deleted.",
  },
);

export const ValidationCodeEnum = vocabulary(
  "ValidationCode",
  validationCodes,
  "Why the input is not valid.",
  {
    "invalid-field": "One or more input fields break a rule. `fields` names them.",
    "invalid-link":
      "The token is not from a link of this site, has expired, or was already used. Request a new link.",
  },
);

export const CredentialsCodeEnum = vocabulary(
  "CredentialsCode",
  credentialsCodes,
  "Why a sign-in was refused.",
  {
    "wrong-credentials": "Wrong e-mail address or password, or the account may not sign in here.",
    "account-suspended": "The password is correct, but an administrator has suspended the account.",
    "code-required":
      "The password is correct, and the account has two-step verification. Repeat the sign-in with `code`; a browser may also send the code to `completeSignIn`, within ten minutes.",
    "wrong-code":
      "The password is correct, but the code of two-step verification is wrong, or was used before.",
    "sign-in-expired":
      "No sign-in of this browser waits for a code: ten minutes are over, or five codes were wrong. Sign in again.",
  },
);
