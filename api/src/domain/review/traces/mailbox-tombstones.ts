import type { Transaction } from "../../../database/client/transaction.ts";
import { tracesEndAt } from "./macs.ts";

/** Stores tombstones of hidden reviews by keyed hashes of their authors' mailboxes. They last as long as traces outlive an account. */
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
 * True if an account with this mailbox, deleted or not, has deleted a hidden review of the software. Deletes the tombstone: the
 * new review begins hidden and has the information from now on.
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
