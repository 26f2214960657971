import type { Transaction } from "../../../database/client/transaction.ts";
import { tracesEndAt } from "./macs.ts";

/** Keeps that hidden reviews were deleted, by keyed hashes of their authors' mailboxes, for as long as traces outlive an account. */
export async function storeMailboxTombstones(
  tx: Transaction,
  macs: readonly string[],
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    insert into hidden_review_tombstone (mac, expires_at)
    select distinct decode(m, 'hex'), ${tracesEndAt(now)}::timestamptz from unnest(${[...macs]}::text[]) m order by 1
    on conflict (mac) do update set expires_at = excluded.expires_at`;
}

/**
 * Was a hidden review of this software deleted by an account with the same mailbox, be that there still or not? That is forgotten
 * with the answer: it stands with the review that begins hidden now.
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
