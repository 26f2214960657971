import type { Transaction } from "../../database/client/transaction.ts";
import { recomputeListingCounters } from "../counters/recompute.ts";
import { refreshSearchTextsOfListings } from "../search-text.ts";
import { lockCategories } from "./categories.ts";

/** Listings of this company, or without a company. */
interface DetachOptions {
  readonly companyId: string | null;
  readonly softwareIds: readonly string[];
  /** True where reviews go too: administrators alone may that. */
  readonly withReviews: boolean;
}

/** Listings that were detached and the number that was deleted. */
export interface DetachResult {
  readonly keptIds: readonly string[];
  readonly kept: number;
  readonly deleted: number;
  /** How many reviews went with them. */
  readonly reviews: number;
  /** Who wrote those, as far as they have accounts: ids, each once. */
  readonly authorIds: readonly string[];
}

/**
 * Detaches listings with reviews (also hidden ones) from their company and deletes the others, with all counters. Detached
 * ones are Live and lose the company's answers and the reference from its leads. The caller has locked the company and
 * the listings.
 */
export async function detachOrDeleteListings(
  tx: Transaction,
  { companyId, softwareIds, withReviews }: DetachOptions,
): Promise<DetachResult> {
  // Writing a review locks its software, so a concurrent review exists by now or will not find the listing.
  const reviewed = await tx.software.findMany({
    where: { id: { in: [...softwareIds] }, reviews: { some: {} } },
    select: { id: true },
  });
  const kept = withReviews ? [] : reviewed.map(({ id }) => id);
  const deleted = softwareIds.filter((id) => !kept.includes(id));
  const authors = withReviews ? await lockReviews(tx, deleted) : [];
  if (companyId !== null) await leave(tx, companyId, kept);
  const standing = await tx.softwareCategory.findMany({
    where: { softwareId: { in: kept } },
    select: { categoryId: true },
    distinct: ["categoryId"],
  });
  const wanted = standing.map(({ categoryId }) => categoryId);
  const categoryIds = await lockCategories(tx, softwareIds, wanted, []);
  await tx.software.deleteMany({ where: { id: { in: deleted } } });
  await tx.software.updateMany({
    where: { id: { in: kept } },
    data: { companyId: null, isActive: true },
  });
  await refreshSearchTextsOfListings(tx, kept);
  // Last: it locks what every writer needs.
  await recomputeListingCounters(tx, { softwareIds, companyId, categoryIds });
  const authorIds = [...new Set(authors.filter((id) => id !== null))];
  return { keptIds: kept, kept: kept.length, deleted: deleted.length, reviews: authors.length, authorIds };
}

/** Deletes what the company added to listings that stay. */
async function leave(tx: Transaction, companyId: string, kept: readonly string[]): Promise<void> {
  const softwareId = { in: [...kept] };
  await tx.reviewAnswer.deleteMany({ where: { companyId, review: { softwareId } } });
  await tx.lead.updateMany({ where: { companyId, softwareId }, data: { softwareId: null } });
}

/** Locks the reviews of listings in the order of their IDs; returns their authors. */
async function lockReviews(tx: Transaction, softwareIds: readonly string[]): Promise<(string | null)[]> {
  const ids = [...softwareIds];
  const rows = await tx.$queryRaw<{ userId: string | null }[]>`
    select user_id as "userId" from review where software_id = any(${ids}::uuid[]) order by id for update`;
  // A retried write must not return a deleted review.
  await tx.$executeRaw`delete from idempotency_key k using review r
    where r.software_id = any(${ids}::uuid[]) and k.user_id = r.user_id and k.result_id = r.id`;
  return rows.map(({ userId }) => userId);
}
