import { normalizeMailbox } from "../../auth/mailbox.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import { macsOf } from "./traces/macs.ts";
import { storeMailboxTombstones } from "./traces/tombstones.ts";

/** Whose review of what. */
interface Pair {
  readonly userId: string;
  readonly softwareId: string;
}

/** Why a review is hidden. */
export interface Hiding {
  /** What its author is told. */
  readonly reason: string;
  /** True where nobody has decided it: it waits for the moderators. */
  readonly isHeld: boolean;
}

/**
 * Keeps that a review was hidden when its author deleted it, and why; nothing that it said. And for other accounts with the same
 * mailbox that it was.
 */
export async function addHiddenReviewTombstone(
  tx: Transaction,
  { email, ...pair }: Pair & { readonly email: string | null },
  { reason, isHeld }: Hiding,
  { keys, now }: Pick<CommandContext, "keys" | "now">,
): Promise<void> {
  await tx.withheldReview.upsert({
    where: { userId_softwareId: pair },
    create: { ...pair, reason, isHeld },
    update: { reason, isHeld },
  });
  if (email === null) return;
  const [mac = ""] = macsOf(keys, "hidden-review", pair.softwareId, normalizeMailbox(email));
  await storeMailboxTombstones(tx, [mac], now);
}

/**
 * Why a new review begins hidden: as the hidden one was that its author deleted; null where there was none. It stands with the
 * new review from now on.
 */
export async function takeHiddenReviewTombstone(tx: Transaction, pair: Pair): Promise<Hiding | null> {
  const [withheld] = await tx.$queryRaw<Hiding[]>`
    delete from withheld_review where user_id = ${pair.userId}::uuid and software_id = ${pair.softwareId}::uuid
    returning reason, is_held as "isHeld"`;
  return withheld ?? null;
}
