import type { Transaction } from "../../../database/client/transaction.ts";

/**
 * Was a hidden review of this software deleted by an account with the same mailbox that is gone? That is forgotten with the
 * answer: it stands with the review that begins hidden now.
 */
export async function takeMailboxTombstone(
  tx: Transaction,
  macs: readonly string[],
  now: Date,
): Promise<boolean> {
  const taken = await tx.$queryRaw<{ isKept: boolean }[]>`
    delete from hidden_review_tombstone where mac in (select decode(m, 'hex') from unnest(${[...macs]}::text[]) m)
    returning expires_at > ${now}::timestamptz as "isKept"`;
  return taken.some(({ isKept }) => isKept);
}
