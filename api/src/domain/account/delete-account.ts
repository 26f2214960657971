import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { deleteAccountInput } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import type { CommandContext } from "../command-context.ts";
import { leaveCompanies } from "../company/leave.ts";
import { recountHelpfulVotes } from "../counters/helpful-counts.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { checked, invalid } from "../errors.ts";
import { storedProofs } from "../ranking/proofs.ts";
import { accountConnections, forgetConnections } from "../review/integrity/forget.ts";
import { storeAccountTraces } from "../review/traces/account-traces.ts";
import { lockSoftware } from "../software/lock.ts";
import { requireNotLastAdministrator } from "./administer/last.ts";
import { emailKeyOf } from "./find.ts";
import { accountOf } from "./own-account.ts";
import { reauthenticate } from "./reauthenticate.ts";

/**
 * Deletes the viewer's account: personal data, sessions, lists, votes and memberships. Reviews stay, shown as Anonymous, and
 * keyed hashes of the mailbox. Asks for a code where there is two-step verification. Throws InvalidInput, Conflict for the last administrator, RateLimited.
 */
export async function deleteAccount(context: CommandContext, given: unknown): Promise<void> {
  const { email, password, code } = checked(deleteAccountInput, given);
  const account = await accountOf(context);
  if (emailKeyOf(email) !== account.emailKey)
    throw invalid("email", "This is not the email address of your account");
  await reauthenticate(context, account, { password: password ?? "", code });
  const queue = await context.queue();
  await transaction(context, (tx) => removeUser(tx, account.id, { ...context, queue }));
}

/**
 * Deletes a user with everything that is theirs alone, and recounts the votes they gave. Keyed hashes stay, to recognize a
 * second review of the same software. Throws Conflict for the last administrator.
 */
export async function removeUser(
  tx: Transaction,
  id: string,
  outliving: Pick<CommandContext, "keys" | "now"> & { queue: JobQueue | null },
): Promise<void> {
  // The lock on the user's row prevents further votes.
  await requireNotLastAdministrator(tx, id);
  // Before listings, which come before them where they are decided on.
  await tx.suggestedProduct.deleteMany({ where: { userId: id } });
  // As links are used: the link first, then the review that it verifies.
  await tx.oneTimeToken.deleteMany({ where: { userId: id } });
  await leaveCompanies(tx, id, outliving);
  // Software before reviews, as in all commands: without its proof a review weighs less.
  const proved = await lockSoftware(
    tx,
    sql`s.id in (
      select r.software_id from review r where r.user_id = ${id}::uuid and r.work_domain is not null)`,
  );
  // Locks the reviews they voted on and their own in one order, so that two users who voted for each other can be deleted
  // concurrently.
  const reviews = await tx.$queryRaw<{ id: string; isOwn: boolean }[]>`
    select r.id, r.user_id is not distinct from ${id}::uuid as "isOwn" from review r
    where r.id in (select v.review_id from review_vote v where v.user_id = ${id}::uuid
      union all select o.id from review o where o.user_id = ${id}::uuid)
    order by r.id for update`;
  await tx.reviewVote.deleteMany({ where: { userId: id } });
  await recountHelpfulVotes(
    tx,
    reviews.filter(({ isOwn }) => !isOwn).map((review) => review.id),
  );
  await tx.workAddress.deleteMany({ where: { review: { userId: id } } });
  await tx.reviewProof.deleteMany({ where: { review: { userId: id } } });
  await storeAccountTraces(tx, id, outliving);
  await forgetConnections(
    tx,
    reviews.filter(({ isOwn }) => isOwn).map((review) => review.id),
    accountConnections,
  );
  // That it was verified stays true; where the author works is theirs.
  const weighsByMailbox = { userId: id, workDomain: { not: null }, verifiedBy: "work_email" };
  await tx.review.updateMany({ where: weighsByMailbox, data: { proofWeight: storedProofs.none } });
  await tx.review.updateMany({
    where: { userId: id, workDomain: { not: null } },
    data: { workDomain: null, organisationId: null, mailboxProvedAt: null },
  });
  await tx.user.delete({ where: { id } });
  // Last: it locks what every writer of reviews needs.
  if (proved.length > 0) await recomputeReviewCounters(tx, ...proved);
}
