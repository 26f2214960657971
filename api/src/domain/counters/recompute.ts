import type { Statements } from "../../database/client/transaction.ts";
import { inOneStatement } from "../../database/query/in-one-statement.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { tickListed } from "../feature/listed.ts";
import { renewAllEvidence, renewEvidence } from "../ranking/evidence.ts";
import {
  deleteUnusedOrganisations,
  placeInOrganisations,
  renewKnownOrganisations,
} from "../ranking/organisations.ts";
import { renewProofs } from "../ranking/proofs.ts";
import { fixRankingDate } from "../ranking/ranking-date.ts";
import { fillTextWeights } from "../ranking/text-weights.ts";
import { updateLanguageCounts } from "../review/language/counts.ts";
import { lockDirectory } from "../software/lock.ts";
import { recomputeDeltas } from "./deltas.ts";
import { updateFeatureCounts } from "./feature-counts.ts";
import { recomputeHelpfulCounts } from "./helpful-counts.ts";
import {
  storedBase,
  updateCategoryCounters,
  updateCategoryListings,
  updateCompanyCounters,
  updatePlanCounters,
  updateRankScores,
  updateReviewCounters,
  updateReviewerBreakdowns,
  updateTotals,
} from "./update-statements.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/** How many rows of each kind of counter were wrong before they were corrected. */
export interface Drift {
  software: number;
  reviewers: number;
  languages: number;
  helpful: number;
  offered: number;
  features: number;
  plans: number;
  listings: number;
  weights: number;
  evidence: number;
  ranks: number;
  categories: number;
  companies: number;
  totals: number;
  deltas: number;
  facets: number;
  searchEntries: number;
}

/**
 * Recomputes every counter from the rows, set by set, and writes only rows that were wrong; returns how many those
 * were. Imports end with it, and `npm run check:counters` runs it by itself. Locks all companies, software and categories first, as writers of listings
 * and reviews lock theirs: what one of them is counting meanwhile would be overwritten by figures of before. Votes lock the review alone. A
 * statement compares each count with the votes of its own snapshot and leaves one that is right alone, whatever is voted meanwhile; one that
 * was wrong may be set to a figure without the vote of that moment, which the next run mends.
 */
export async function recomputeCounters(tx: Statements): Promise<Drift> {
  // In the order of all commands.
  await lockDirectory(tx);
  // Now: foreign keys lock the category of a listing that is placed, or written twice, in the order of a plan.
  await lockCategories(tx);
  await fixRankingDate(tx);
  const software = await updateReviewCounters(tx);
  const reviewers = await updateReviewerBreakdowns(tx);
  const languages = await updateLanguageCounts(tx, sql`true`);
  const helpful = await recomputeHelpfulCounts(tx);
  const offered = await tickListed(tx);
  const features = await updateFeatureCounts(tx);
  const plans = await updatePlanCounters(tx);
  const listings = await updateCategoryListings(tx);
  const weights = await renewWeights(tx);
  await deleteUnusedOrganisations(tx);
  const evidence = await renewAllEvidence(tx);
  const categories = await updateCategoryCounters(tx);
  const ranks = await updateRankScores(tx);
  const companies = await updateCompanyCounters(tx);
  await tx.$executeRaw`select 1 from total_count order by name for update`;
  const totals = await updateTotals(tx);
  const deltas = await recomputeDeltas(tx);
  const facets = await renewDerived(tx, sql`renew_software_facets()`);
  const searchEntries = await renewDerived(tx, sql`renew_software_search()`);
  return {
    offered,
    ...{ software, reviewers, languages, helpful, features, plans, listings, weights, evidence, ranks },
    ...{ categories, companies, totals, deltas, facets, searchEntries },
  };
}

/** Corrects what triggers keep beside listings, by this function of the database; returns how many rows were wrong. */
async function renewDerived(tx: Statements, renew: Sql): Promise<number> {
  const [row] = await tx.$queryRaw<{ wrong: number }[]>`select ${renew} as wrong`;
  return row?.wrong ?? 0;
}

/** Renews what each review weighs before its age counts: q, its organisation, and v; returns how many reviews changed. */
export async function renewWeights(tx: Statements): Promise<number> {
  const texts = await fillTextWeights(tx);
  await placeInOrganisations(tx);
  await renewKnownOrganisations(tx);
  return texts + (await renewProofs(tx));
}

/**
 * Recomputes what changed reviews of these software affect: their counters, their rank scores with the stored C, and the
 * counters of their categories. Locks shared rows before reading: the software (by the caller), then all categories in the
 * order of IDs, then the total, so that the second of two writers counts what the first wrote. Call once per transaction, with
 * everything that changed.
 */
export async function recomputeReviewCounters(
  tx: Statements,
  ...softwareIds: readonly string[]
): Promise<void> {
  const software = sql`s.id = any(${[...softwareIds]}::uuid[])`;
  const categories = sql`c.id in (select l.category_id from category_listing l
    where l.software_id = any(${[...softwareIds]}::uuid[]))`;
  // Before the shared rows: it takes longest, and needs the listings alone, which are locked.
  await renewEvidence(tx, softwareIds);
  // Before listings are written a second time: PostgreSQL then checks, by locks, that their category and company exist. The total is looked
  // for when all categories are locked.
  await tx.$executeRaw`
    with locked as (select 1 from category c where ${categories} order by c.id for update)
    select 1 from total_count where name = 'publishedReviews' and (select count(*) from locked) >= 0 for update`;
  await inOneStatement(tx, (together) => [
    updateReviewCounters(together, software),
    updateFeatureCounts(together, software),
    updateLanguageCounts(together, software),
  ]);
  await updateReviewerBreakdowns(tx, software);
  await inOneStatement(tx, (together) => [
    updateCategoryCounters(together, categories, storedBase),
    updateRankScores(together, software),
    updateTotals(together, sql`name = 'publishedReviews'`),
  ]);
}

/** Changed listings, their company and the categories that count them. */
interface ListingChange {
  softwareIds: readonly string[];
  companyId: string | null;
  categoryIds: readonly string[];
}

/**
 * Recomputes what created, deleted, renamed or moved listings affect, with the stored C of their categories. The caller has
 * locked the company, the software and their former and present categories, in this order.
 */
export async function recomputeListingCounters(
  tx: Transaction,
  { softwareIds, companyId, categoryIds }: ListingChange,
): Promise<void> {
  const ids = [...softwareIds];
  const software = sql`s.id = any(${ids}::uuid[])`;
  const totals = ["liveSoftware", "publishedReviews"];
  await tx.$executeRaw`select 1 from total_count where name = any(${totals}) order by name for update`;
  await updateCategoryListings(tx, software, sql`l.software_id = any(${ids}::uuid[])`);
  await updateCategoryCounters(tx, sql`c.id = any(${[...categoryIds]}::uuid[])`, storedBase);
  await updateRankScores(tx, software);
  if (companyId !== null) await updateCompanyCounters(tx, sql`c.id = ${companyId}::uuid`);
  await updateTotals(tx, sql`name = any(${totals})`);
}

/**
 * Recomputes what a moved, hidden or shown category affects: the placement of listings in it and its descendants, and the
 * counters, C and rank scores of all `affected` categories. The caller has locked the listings and the tree.
 */
export async function recomputePlacementCounters(
  tx: Transaction,
  categoryId: string,
  affected: readonly string[],
): Promise<void> {
  await tx.$executeRaw`select 1 from total_count where name = 'activeCategories' for update`;
  const within = sql`(select sc.software_id from software_category sc where sc.category_id in (
    with recursive below(id) as (
      select ${categoryId}::uuid union select c.id from below b join category c on c.parent_id = b.id)
    select id from below))`;
  await updateCategoryListings(tx, sql`s.id in ${within}`, sql`l.software_id in ${within}`);
  const categories = sql`c.id = any(${[...affected]}::uuid[])`;
  await updateCategoryCounters(tx, categories);
  await updateRankScores(tx, categories);
  await updateTotals(tx, sql`name = 'activeCategories'`);
}

/** Recomputes the number of active categories after one was created. */
export async function recomputeCategoryTotal(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select 1 from total_count where name = 'activeCategories' for update`;
  await updateTotals(tx, sql`name = 'activeCategories'`);
}

/** Recomputes the plan count and the lowest price of a listing after its plans changed. */
export async function recomputePlanCounters(tx: Transaction, softwareId: string): Promise<void> {
  await updatePlanCounters(tx, sql`s.id = ${softwareId}::uuid`);
}

/** Recomputes the number of companies after one was created or deleted. */
export async function recomputeCompanyTotal(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select 1 from total_count where name = 'companies' for update`;
  await updateTotals(tx, sql`name = 'companies'`);
}

/**
 * Recomputes the counters of every category, C and the number of proven reviews; returns how many changed. Locks all of them by ID, as an update
 * locks its rows in the order of its plan. Software need not be locked: whoever changes reviews counts them while they hold its categories. C and the number of proven reviews
 * may be a moment old.
 */
export async function recomputeCategories(tx: Transaction): Promise<number> {
  await lockCategories(tx);
  return updateCategoryCounters(tx);
}

const lockCategories = (tx: Transaction) =>
  tx.$executeRaw`select 1 from category order by id for no key update`;

/** Recomputes the ranks of these software with the stored C of their categories. The caller has locked them. */
export async function recomputeRanks(tx: Transaction, softwareIds: readonly string[]): Promise<void> {
  await updateRankScores(tx, sql`s.id = any(${[...softwareIds]}::uuid[])`);
}
