import { noJson, type Transaction, transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { dayMs, reviewInput, type SuggestedReviewProblem, suggestedProducts } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, DomainError } from "../errors.ts";
import type { MailContext } from "../mail/mail-writer.ts";
import { publishReview } from "../review/create.ts";
import { type LanguageDetector, loadLanguageDetector } from "../review/language/detect.ts";
import { onlyNameable } from "../review/products.ts";
import { lockSoftware } from "../software/lock.ts";

/** Services for publishing what waited. */
type SettleContext = Pick<MailContext, "database" | "now"> &
  Pick<CommandContext, "keys"> & { queue: JobQueue };

/**
 * Publishes the review that waited for an accepted product, by the rules of every review, and tells its author; a review that may not be
 * published stays theirs to read. Nothing happens while the listing is a Draft or the account suspended, nor a second time.
 */
export async function settleSuggestion(
  { database, queue, keys, now: clock }: SettleContext,
  id: string,
): Promise<void> {
  const now = clock();
  const detect = await loadLanguageDetector();
  await transaction(database, async (tx) => {
    const found = await tx.suggestedProduct.findFirst({
      where: { id, ...unsettled },
      select: { userId: true, softwareId: true },
    });
    if (!found) return;
    const { userId, softwareId } = found;
    // In the order of all commands: the account, the listing, then what is about it.
    await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for key share`;
    await lockSoftware(tx, sql`s.id = ${softwareId}::uuid`);
    // Its author may be deleting the review.
    await tx.$executeRaw`select 1 from suggested_product where id = ${id}::uuid for update`;
    const suggestion = await tx.suggestedProduct.findFirst({ where: { id, softwareId, ...unsettled } });
    if (!suggestion) return;
    const published = suggestion.review && (await publish(tx, { ...suggestion, queue, keys, detect, now }));
    await tx.suggestedProduct.updateMany({
      where: { id },
      data: {
        settledAt: now,
        ...(published === true && { review: noJson }),
        ...(typeof published === "string" && { reviewProblem: published }),
      },
    });
    await queue.add(tx, "mail", {
      mail: "suggestion-accepted",
      suggestionId: id,
      isReviewSent: published === true,
    });
  });
}

/** Accepted, not yet told, and nothing to wait for: a deleted listing is not waited for either. */
const unsettled = {
  status: "accepted",
  settledAt: null,
  user: { suspendedAt: null },
  OR: [{ softwareId: null }, { software: { isActive: true } }],
};

interface Waiting {
  readonly userId: string;
  readonly softwareId: string | null;
  readonly review: unknown;
  readonly queue: JobQueue;
  readonly keys: CommandContext["keys"];
  readonly detect: LanguageDetector;
  readonly now: Date;
}

/** True, or why the review may not be published. */
async function publish(
  tx: Transaction,
  { userId, softwareId, review, queue, keys, detect, now }: Waiting,
): Promise<true | SuggestedReviewProblem> {
  // The rules may have changed since it was kept.
  const read = reviewInput.safeParse({ ...(review as object), softwareId });
  if (softwareId === null) return "not-listed";
  if (!read.success) return "not-valid";
  const viewer = { id: userId, isAdmin: false, isEmailVerified: true };
  try {
    const input = await onlyNameable(tx, read.data, { softwareId, viewer });
    await publishReview(tx, { queue, viewer, input, keys, detect, now });
    return true;
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof Conflict && error.conflict === "already-reviewed") return "already-reviewed";
    if (error instanceof DomainError && error.code === "FORBIDDEN") return "own-company";
    throw error;
  }
}

/** Settles what was waiting for its listing to become Live, and deletes suggestions half a year after the decision. */
export async function sweepSuggestions(tx: Transaction, queue: JobQueue, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - suggestedProducts.days * dayMs);
  await tx.suggestedProduct.deleteMany({ where: { decidedAt: { lte: oldest } } });
  const ready = await tx.suggestedProduct.findMany({
    where: unsettled,
    select: { id: true },
    orderBy: { id: "asc" },
    take: suggestedProducts.waitingInAll,
  });
  if (ready.length > 0)
    await queue.add(tx, "settle-suggestion", ...ready.map(({ id }) => ({ suggestionId: id })));
}
