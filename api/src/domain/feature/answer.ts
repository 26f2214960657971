import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import type { FeatureOpinionInput } from "../../inputs/index.ts";
import { comparedCategories } from "./applicable.ts";
import { listedFeatures } from "./listed.ts";

/**
 * Those of these features by which a listing is compared, locked, so that none is removed before it is referred to. Others are left out:
 * they may have been removed, or the listing moved, while somebody filled in a form.
 */
async function applicable(tx: Transaction, softwareId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select f.id from feature f where f.id = any(${[...ids]}::uuid[])
      and f.category_id in (select category_id from (${comparedCategories(sql`array[${softwareId}::uuid]`)}) k)
    order by f.id for key share of f`;
  return rows.map(({ id }) => id);
}

/** Names of the features that the vendor of a listing says it has. */
const offeredNames = async (tx: Transaction, softwareId: string) => {
  const rows = await tx.softwareFeature.findMany({
    where: { softwareId, isOffered: true },
    select: { feature: { select: { name: true } } },
    orderBy: { featureId: "asc" },
  });
  return rows.map(({ feature }) => feature.name);
};

/** IDs of the features by which a listing is compared and that are among these names. */
async function namedFeatures(
  tx: Transaction,
  softwareId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const listing = sql`select ${softwareId}::uuid as id, ${[...names]}::text[] as features`;
  const rows = await tx.$queryRaw<
    { id: string }[]
  >`select feature_id as id from (${listedFeatures(listing)}) x`;
  return rows.map(({ id }) => id);
}

/** What a vendor says that a listing has: the ticked features, if they are given, and their own list, as it was and as it is to be. */
interface Statement {
  readonly featureIds?: readonly string[] | undefined;
  readonly listed: readonly string[];
  readonly listedBefore: readonly string[];
}

/**
 * Replaces what the vendor of a locked listing says it has; returns the names before and after, or null if nothing changes. Who names a
 * feature in their own list says so too, and without ticks who strikes it there takes it back.
 */
export async function replaceOffered(
  tx: Transaction,
  softwareId: string,
  { featureIds, listed, listedBefore }: Statement,
): Promise<{ before: string[]; after: string[] } | null> {
  const named = await namedFeatures(tx, softwareId, listed);
  const ids = await applicable(tx, softwareId, [...named, ...(featureIds ?? [])]);
  const struck = featureIds ? null : await namedFeatures(tx, softwareId, listedBefore);
  const before = await offeredNames(tx, softwareId);
  const removed = await tx.$executeRaw`
    update software_feature set is_offered = false
    where software_id = ${softwareId}::uuid and is_offered and feature_id <> all(${ids}::uuid[])
      and (${struck}::uuid[] is null or feature_id = any(${struck}::uuid[]))`;
  const added = await tx.$executeRaw`
    insert into software_feature (software_id, feature_id, is_offered)
    select ${softwareId}::uuid, id, true from unnest(${ids}::uuid[]) as x(id)
    on conflict (software_id, feature_id) do update set is_offered = true where not software_feature.is_offered`;
  return removed + added === 0 ? null : { before, after: await offeredNames(tx, softwareId) };
}

/** Replaces what a locked review says about features; true if anything changes. The caller recomputes the counters. */
export async function replaceOpinions(
  tx: Transaction,
  { reviewId, softwareId }: { reviewId: string; softwareId: string },
  opinions: readonly FeatureOpinionInput[],
): Promise<boolean> {
  const named = new Map(opinions.map(({ featureId, has }) => [featureId, has]));
  const ids = await applicable(tx, softwareId, [...named.keys()]);
  const removed = await tx.$executeRaw`
    delete from review_feature where review_id = ${reviewId}::uuid and feature_id <> all(${ids}::uuid[])`;
  const written = await tx.$executeRaw`
    insert into review_feature (review_id, feature_id, has)
    select ${reviewId}::uuid, x.id, x.has
    from unnest(${ids}::uuid[], ${ids.map((id) => named.get(id) ?? false)}::boolean[]) as x(id, has)
    on conflict (review_id, feature_id) do update set has = excluded.has where review_feature.has <> excluded.has`;
  return removed + written > 0;
}
