import { rowOf } from "../../database/changes/tags.ts";
import { sql } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";

const atMost = 12;

/** IDs of the best-ranked other software of the same primary category. */
export async function similarSoftware(
  { reader }: Pick<ReadContext, "reader">,
  software: { id: string; categoryId: string },
  first: number,
): Promise<string[]> {
  const listings = await reader.query<{ id: string }>(
    sql`
    select software_id as id from category_listing
    where category_id = ${software.categoryId}::uuid and software_id <> ${software.id}::uuid
    order by score desc, sort_name, software_id limit ${Math.min(Math.max(first, 0), atMost)}`,
    {
      reads: () => [
        rowOf("category", software.categoryId, "members"),
        rowOf("category", software.categoryId, "rank"),
      ],
    },
  );
  return listings.map(({ id }) => id);
}
