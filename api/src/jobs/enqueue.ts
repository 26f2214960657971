import type { Transaction } from "../database/client/transaction.ts";
import type { ProofRefusal } from "../inputs/index.ts";

/** Data of each kind of mail job. */
export interface MailData {
  /** userId is null if the address has no account; this applies to the next two as well. */
  "verify-email": { userId: string | null };
  "reset-password": { userId: string | null };
  "password-changed": { userId: string | null };
  "two-step-on": { userId: string | null };
  "two-step-off": { userId: string | null };
  "recovery-code-used": { userId: string | null };
  /** To the review's author. */
  "review-thanks": { reviewId: string };
  /** To the review's author, once its vendor has answered it. */
  "review-answered": { reviewId: string };
  /** To one member of the company whose software was reviewed. */
  "new-review": { reviewId: string; userId: string };
  /** To one owner of the company that a buyer asked. */
  "new-lead": { leadId: string; userId: string };
  /** To the people who run the site: the message is stored until then. */
  "contact-message": { messageId: string };
  /** To the work address stored with the review. */
  "verify-review": { reviewId: string };
  /** To the address that is invited. */
  "invite-member": { invitationId: string };
  /** To the address of a pending claim. */
  "claim-company": { claimId: string };
  /** To the claimant, about the decision. */
  "claim-decided": { claimId: string };
  /** To the author of the review: it is hidden until moderators have looked at it. */
  "review-held": { reviewId: string };
  /** To the author of the review: the moderators' decision. */
  "review-hidden": { reviewId: string };
  "review-published": { reviewId: string };
  /** To the author of the review: the decision on their proof of use, or that nobody decided in time. */
  "proof-accepted": { reviewId: string };
  "proof-refused": { reviewId: string; reason: ProofRefusal; message: string | null };
  "proof-expired": { reviewId: string };
  /** To who suggested a product: it is listed, or the reason why not. */
  "suggestion-accepted": { suggestionId: string; isReviewSent: boolean };
  "suggestion-refused": { suggestionId: string };
  /** The review, and possibly the software, has been deleted by then; the name is null for a Draft. */
  "review-removed": { userId: string; softwareName: string | null };
  /** To a reviewer of a deleted listing; the name is null for a Draft. */
  "listing-removed": { userId: string; softwareName: string | null };
  /** To one member of the company of a listing with a notice of manipulation. */
  "manipulation-notice": { softwareId: string; userId: string };
  "manipulation-notice-removed": { softwareId: string; userId: string };
  /** To the token's creator, or an owner of its company. */
  "token-created": { tokenId: string; userId: string };
  /** To the endpoint's user, or an owner of its company. This applies to the next one as well. */
  "webhook-created": { endpointId: string; userId: string };
  "webhook-disabled": { endpointId: string; userId: string };
}
export type MailKind = keyof MailData;

/** A mail to send. */
export type MailJob = { [Kind in MailKind]: { mail: Kind } & MailData[Kind] }[MailKind];

/** The data of each kind of job. It stays in the database for a long time, so it contains no secret and no address. */
export interface JobData {
  mail: MailJob;
  /** Checks a new or changed review for signs of abuse that moderators should see. */
  "check-review": { reviewId: string };
  /** Checks whether a listing replaces a badly reviewed one, or was abandoned for another. */
  "check-listing": { softwareId: string };
  /** Publishes the review that waited for an accepted suggestion, and tells its author. */
  "settle-suggestion": { suggestionId: string };
  /** There are deliveries that the sender of webhooks may not know. */
  "send-webhooks": Record<string, never>;
}

/**
 * Queues jobs that run after the transaction, and only if it commits. Created before the transaction begins, because an embedded
 * database has one connection.
 */
export interface JobQueue {
  /** Queues `jobs` in one statement, however many there are. */
  add<Kind extends keyof JobData>(tx: Transaction, kind: Kind, ...jobs: JobData[Kind][]): Promise<void>;
}
