import { normalizeMailbox } from "../../auth/mailbox.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import { macsOf } from "./traces/macs.ts";
import { storeMailboxTombstones } from "./traces/mailbox-tombstones.ts";

/** The author of a review and its software. */
interface Pair {
  readonly userId: string;
  readonly softwareId: string;
}

/** Columns of a hidden review. */
export interface HiddenState {
  /** Shown to its author. */
  readonly hiddenReason: string;
  /** True while the review waits for a moderator's decision. */
  readonly isHeld: boolean;
}

/**
 * Stores that a hidden review was deleted by its author: for the account with the reason, for other accounts with the same
 * mailbox as a keyed hash. The review's text is not stored.
 */
export async function addHiddenReviewTombstones(
  tx: Transaction,
  { email, ...pair }: Pair & { readonly email: string | null },
  { hiddenReason: reason, isHeld }: HiddenState,
  { keys, now }: Pick<CommandContext, "keys" | "now">,
): Promise<void> {
  await tx.hiddenReviewAccountTombstone.upsert({
    where: { userId_softwareId: pair },
    create: { ...pair, reason, isHeld },
    update: { reason, isHeld },
  });
  if (email === null) return;
  const [mac = ""] = macsOf(keys, "hidden-review", pair.softwareId, normalizeMailbox(email));
  await storeMailboxTombstones(tx, [mac], now);
}

/**
 * The state in which a new review begins, that of the hidden one which its author deleted; null if there was none. Deletes the
 * tombstone: the new review has the state from now on.
 */
export async function takeAccountTombstone(tx: Transaction, pair: Pair): Promise<HiddenState | null> {
  const [hidden] = await tx.$queryRaw<HiddenState[]>`
    delete from hidden_review_account_tombstone where user_id = ${pair.userId}::uuid and software_id = ${pair.softwareId}::uuid
    returning reason as "hiddenReason", is_held as "isHeld"`;
  return hidden ?? null;
}
