import type { Viewer } from "../../auth/auth-context.ts";
import { hashed } from "../../auth/tokens.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { listSizes } from "../../inputs/index.ts";
import { visibleSoftware } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** A software in a list. */
export interface ListItem {
  listId: string;
  softwareId: string;
  /** From 0; where software is left out there are gaps. */
  position: number;
  note: string | null;
  createdAt: Date;
}

/** The user's lists, the default one first, then by name, as rows of `list`. */
export function listsOf(userId: string): Sql {
  return sql`select l.* from list l where l.user_id = ${userId}::uuid
    order by l.is_default desc, lower(l.name), l.name, l.id limit ${listSizes.lists}::int4`;
}

/** The list with this ID if it is the viewer's or the key is that of its shared link; as rows of `list`. */
export function oneList(viewer: Viewer | null, id: string, key: string | null): Sql {
  return sql`select l.* from list l where l.id = ${id}::uuid
    and (l.user_id = ${viewer?.id ?? null}::uuid or l.share_hash = ${key === null ? null : hashed(key)}::text)`;
}

/** The software in each of these lists that the viewer may see, in order. */
export async function itemsOfLists(
  { reader, viewer }: Pick<ReadContext, "reader" | "viewer">,
  listIds: readonly string[],
): Promise<Map<string, ListItem[]>> {
  const rows = await reader.query<ListItem>(sql`
    select i.list_id::text as "listId", i.software_id::text as "softwareId", i.position, i.note,
      i.created_at as "createdAt"
    from list_item i join software s on s.id = i.software_id
    where i.list_id = any(${[...listIds]}::uuid[]) and ${visibleSoftware(viewer)}
    order by i.list_id, i.position, i.software_id`);
  return Map.groupBy(rows, ({ listId }) => listId);
}

/** The number of software in each of these lists that the viewer may see. */
export async function countsOfLists(
  { reader, viewer }: Pick<ReadContext, "reader" | "viewer">,
  listIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(sql`
    select i.list_id::text as id, count(*)::int4 as count
    from list_item i join software s on s.id = i.software_id
    where i.list_id = any(${[...listIds]}::uuid[]) and ${visibleSoftware(viewer)} group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Is the software in the list, and may the viewer see it? In the order of the pairs. */
export async function areInLists(
  { reader, viewer }: Pick<ReadContext, "reader" | "viewer">,
  pairs: readonly { listId: string; softwareId: string }[],
): Promise<boolean[]> {
  const lists = pairs.map(({ listId }) => listId);
  const software = pairs.map(({ softwareId }) => softwareId);
  const rows = await reader.query<{ is: boolean }>(sql`
    select exists(select 1 from list_item i join software s on s.id = i.software_id
      where i.list_id = p.list_id and i.software_id = p.software_id and ${visibleSoftware(viewer)}) as "is"
    from unnest(${lists}::uuid[], ${software}::uuid[]) with ordinality as p(list_id, software_id, place)
    order by p.place`);
  return rows.map((row) => row.is);
}

/** Those of these software that are in any list of the user. */
export async function savedBy(
  { reader }: Pick<ReadContext, "reader">,
  userId: string,
  softwareIds: readonly string[],
): Promise<Set<string>> {
  const rows = await reader.query<{ id: string }>(sql`
    select distinct i.software_id::text as id from list_item i join list l on l.id = i.list_id
    where l.user_id = ${userId}::uuid and i.software_id = any(${[...softwareIds]}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}
