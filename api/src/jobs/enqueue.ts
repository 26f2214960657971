import type { Transaction } from "../database/client/transaction.ts";

/** The data of each mail job besides the kind of mail. */
export interface MailData {
  /** To nobody where the request was for an address without an account; so are the next two. */
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
  /** To the work address that waits for it beside the review. */
  "verify-review": { reviewId: string };
  /** To the address that is invited. */
  "invite-member": { invitationId: string };
  /** To the address that waits with the claim. */
  "claim-company": { claimId: string };
  /** To whoever claimed a company: what administrators decided. */
  "claim-decided": { claimId: string };
  /** To the author of the review: it waits hidden for the moderators. */
  "review-held": { reviewId: string };
  /** To the author of the review: what moderators decided. */
  "review-hidden": { reviewId: string };
  "review-published": { reviewId: string };
  /** The review is gone by then, its software perhaps: with what was public of that one's name; null of a Draft. */
  "review-removed": { userId: string; softwareName: string | null };
  /** To one who reviewed a listing that is gone by then, with what was public of its name; null of a Draft. */
  "listing-removed": { userId: string; softwareName: string | null };
  /** To whoever made the token, or one owner of its company. */
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
