import type { Transaction } from "../database/transaction.ts";

/** Mails that tell a person something about their account. */
export const accountMails = ["verify-email", "reset-password", "password-changed"] as const;
export type AccountMail = (typeof accountMails)[number];

/** What a job of each kind is told. It lies in the database until long after: no secret and no address stands in it. */
export interface JobData {
  /** A mail to the user; to nobody where the request was for an address without an account. */
  mail: { mail: AccountMail; userId: string | null };
}

/**
 * Has a job done after the transaction, and only if it happens. Made before the transaction begins, because an embedded
 * database has one connection.
 */
export interface JobQueue {
  add<Kind extends keyof JobData>(tx: Transaction, kind: Kind, data: JobData[Kind]): Promise<void>;
}
