import type { Transaction } from "../../database/client/transaction.ts";
import type { ReviewRow } from "../../inputs/catalogue.ts";

/** A review and the listings that its row names; null leaves the stored ones unchanged. */
export interface Naming {
  readonly id: string;
  readonly softwareId: string;
  readonly row: Pick<ReviewRow, "usedBeforeSlug" | "consideredSlugs">;
}

/** The slugs of the listings that a row names. */
export const namedSlugs = ({ usedBeforeSlug, consideredSlugs }: Naming["row"]): string[] => [
  ...(usedBeforeSlug === null ? [] : [usedBeforeSlug]),
  ...(consideredSlugs ?? []),
];

/**
 * Stores which listings reviews name; answers the IDs of reviews that name others than before. Listings that the catalog does not
 * have, and the reviewed one, are left out: a catalog may be a part of a directory. `software` has the others by slug.
 */
export async function writeNamedProducts(
  tx: Transaction,
  software: ReadonlyMap<string, { id: string }>,
  reviews: readonly Naming[],
): Promise<Set<string>> {
  const wanted: { review: string; kind: string; software: string }[] = [];
  const said: { review: string; kind: string }[] = [];
  for (const { id, softwareId, row } of reviews) {
    const name = (kind: string, given: readonly string[] | null) => {
      if (given === null) return;
      said.push({ review: id, kind });
      for (const slug of new Set(given)) {
        const named = software.get(slug)?.id;
        if (named && named !== softwareId) wanted.push({ review: id, kind, software: named });
      }
    };
    name("used-before", row.usedBeforeSlug === null ? null : [row.usedBeforeSlug]);
    name("considered", row.consideredSlugs);
  }
  const changed = await tx.$queryRaw<{ id: string }[]>`
    with said as (select * from json_to_recordset(${JSON.stringify(said)}::json) as s(review uuid, kind text)),
    wanted as (select * from json_to_recordset(${JSON.stringify(wanted)}::json) as w(review uuid, kind text, software uuid)),
    removed as (
      delete from review_product p using said s where p.review_id = s.review and p.kind = s.kind and not exists (
        select 1 from wanted w where (w.review, w.kind, w.software) = (p.review_id, p.kind, p.software_id))
      returning p.review_id as id),
    added as (
      insert into review_product (review_id, kind, software_id)
      select review, kind, software from wanted order by 1, 2, 3 on conflict do nothing returning review_id as id)
    select id from removed union select id from added`;
  return new Set(changed.map(({ id }) => id));
}
