import type { Transaction } from "../database/client/transaction.ts";

/** Data of each kind of mail job. */
export interface MailData {
  /** userId is null if the address has no account; the same for the next two. */
  "verify-email": { userId: string | null };
  "reset-password": { userId: string | null };
  "password-changed": { userId: string | null };
  /** To the review's author. */
  "review-thanks": { reviewId: string };
  /** To the review's author, once its vendor has answered it. */
  "review-answered": { reviewId: string };
  /** To one member of the company whose software was reviewed. */
  "new-review": { reviewId: string; userId: string };
  /** To one owner of the company that a buyer asked. */
  "new-lead": { leadId: string; userId: string };
  /** To the work address stored with the review. */
  "verify-review": { reviewId: string };
  /** To the address that is invited. */
  "invite-member": { invitationId: string };
  /** To the address that waits with the claim. */
  "claim-company": { claimId: string };
  /** To the claimant, about the decision. */
  "claim-decided": { claimId: string };
  /** To the author of the review: it waits hidden for the moderators. */
  "review-held": { reviewId: string };
  /** To the author of the review: what moderators decided. */
  "review-hidden": { reviewId: string };
  "review-published": { reviewId: string };
  /** The review is deleted by then, possibly the software too; the name is null for a Draft. */
  "review-removed": { userId: string; softwareName: string | null };
  /** To a reviewer of a deleted listing; the name is null for a Draft. */
  "listing-removed": { userId: string; softwareName: string | null };
  /** To the token's creator, or an owner of its company. */
  "token-created": { tokenId: string; userId: string };
}
export type MailKind = keyof MailData;

/** A mail to send. */
export type MailJob = { [Kind in MailKind]: { mail: Kind } & MailData[Kind] }[MailKind];

/** The data of each kind of job. It stays in the database for long, so it holds no secret and no address. */
export interface JobData {
  mail: MailJob;
  /** Looks at a review that is new or was changed for what moderators should know. */
  "check-review": { reviewId: string };
  /** Looks whether a listing takes the place of a badly reviewed one, or has been left for another. */
  "check-listing": { softwareId: string };
}

/**
 * Has jobs done after the transaction, and only if that happens. Made before the transaction begins, because an embedded
 * database has one connection.
 */
export interface JobQueue {
  /** One job for each of `jobs`, in one statement however many. */
  add<Kind extends keyof JobData>(tx: Transaction, kind: Kind, ...jobs: JobData[Kind][]): Promise<void>;
}
