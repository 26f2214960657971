import { conflictCodes } from "../../inputs/index.ts";
import { vocabulary } from "./enums.ts";

export const ConflictCodeEnum = vocabulary("ConflictCode", conflictCodes, "What a change conflicts with.", {
  "changed-since": "Somebody else changed it since `ifUpdatedAt`. Read it again and decide anew.",
  "already-decided": "Somebody else decided this claim, report or flag first.",
  "not-dismissed": "Only a dismissed report or flag can be reopened, and this one is not dismissed.",
  "already-open": "The flag of a listing is open: there is no decision to take back.",
  "review-held": "The address is confirmed, and the review is hidden until moderators have looked at it.",
  "already-reviewed": "The viewer already has a review of this software, which they can change.",
  "already-reported": "The viewer already reported this review.",
  "already-verified": "The review is already verified.",
  "already-member": "The person is already a member of the company.",
  "already-claimed": "The company already has an owner, who can invite others.",
  "review-hidden": "The review is hidden, and must be published first.",
  "review-not-hidden": "The review is not hidden.",
  "not-listed": "The software is a Draft, and must be Live first.",
  "idempotency-key-reused":
    "The idempotency key was used with another input. Use a new key for a new request.",
  "email-taken": "An account with this email address exists.",
  "name-taken": "The viewer already uses this name for another list.",
  "email-not-verified": "The viewer must verify the email address of their account first.",
  "limit-reached": "The maximum number is reached. Remove one first.",
  "wrong-account": "The link belongs to another account.",
  "account-suspended": "The account is suspended.",
  "cannot-sign-in": "The account is the author of imported reviews, who cannot sign in.",
  "own-account": "Administrators cannot do this to their own account.",
  "last-administrator": "The last administrator must remain one.",
  "last-owner": "A company must keep an owner.",
  "default-list": "The default list cannot be deleted.",
});
