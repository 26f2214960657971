import { isDeepStrictEqual } from "node:util";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { reviewChange } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { checked, unauthenticated } from "../errors.ts";
import { replaceOpinions } from "../feature/answer.ts";
import { unproven } from "../ranking/proofs.ts";
import { textWeightOf } from "../ranking/text-weights.ts";
import { updateLanguageCounts } from "./language/counts.ts";
import { loadLanguageDetector, type StoredLanguage, storedLanguage } from "./language/detect.ts";
import { lockOwnReview } from "./own.ts";
import { nameProducts } from "./products.ts";
import { requireOthersSoftware } from "./subject.ts";

/**
 * Edits the viewer's own review: stores the earlier version, marks the review as edited, and ends its verification, also a
 * pending one; the language may be corrected without that. Does nothing if nothing changes. Throws InvalidInput, NOT_FOUND, FORBIDDEN if the viewer has joined the
 * software's company, RateLimited.
 */
export async function updateReview(context: CommandContext, id: string, given: unknown): Promise<string> {
  const { viewer, now, limits } = context;
  if (!viewer) throw unauthenticated();
  const {
    language: stated,
    usedBeforeId,
    consideredIds,
    featureOpinions,
    ...change
  } = checked(reviewChange, given);
  await limits.spend(["review-changes:user", viewer.id]);
  const queue = await context.queue();
  const detect = await loadLanguageDetector();
  return transaction(context, async (tx) => {
    const review = await lockOwnReview(tx, id, viewer);
    await requireOthersSoftware(tx, review.softwareId, viewer);
    const changed = Object.entries(change)
      .map(([name, value]) => [name, value ?? (name === "pros" || name === "cons" ? [] : null)] as const)
      .filter(([name, value]) => !isDeepStrictEqual(review[name as keyof typeof review], value));
    const isRenamed = await nameProducts(tx, review, { viewer, named: { usedBeforeId, consideredIds } });
    const isAnsweredAnew =
      featureOpinions !== undefined &&
      (await replaceOpinions(tx, { reviewId: id, softwareId: review.softwareId }, featureOpinions));
    const written = { ...review, ...Object.fromEntries(changed) };
    const isRewritten = written.title !== review.title || written.content !== review.content;
    // What its author has stated outlasts other words.
    const language =
      stated !== undefined || (isRewritten && review.languageBy !== "author")
        ? storedLanguage(written, stated ?? null, detect)
        : null;
    if (changed.length === 0 && !isRenamed && !isAnsweredAnew) {
      if (language) await correctLanguage(tx, review, language);
      return id;
    }
    const { rating, title, content, pros, cons } = review;
    await tx.reviewRevision.create({
      data: { reviewId: id, rating, title, content, pros, cons, createdAt: now },
    });
    await tx.review.update({
      where: { id },
      data: {
        ...Object.fromEntries(changed),
        ...language,
        ...unproven,
        textWeight: textWeightOf(written),
        editedAt: now,
      },
    });
    await tx.workAddress.deleteMany({ where: { reviewId: id } });
    await queue.add(tx, "check-review", { reviewId: id });
    // Last: it locks what every writer of reviews needs.
    await recomputeReviewCounters(tx, review.softwareId);
    return id;
  });
}

/** Stores the language alone: neither the text nor what was proved of it is touched. */
async function correctLanguage(
  tx: Transaction,
  review: { id: string; softwareId: string; language: string | null; languageBy: string | null },
  { language, languageBy }: StoredLanguage,
): Promise<void> {
  if (language === review.language && languageBy === review.languageBy) return;
  await tx.review.update({ where: { id: review.id }, data: { language, languageBy } });
  await updateLanguageCounts(tx, sql`s.id = ${review.softwareId}::uuid`);
}
