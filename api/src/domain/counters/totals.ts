import { anyOf, type Tag } from "../../database/changes/tags.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";

/** Totals of whole tables, updated by recomputeCounters (recompute.ts). */
const names = ["liveSoftware", "publishedReviews", "companies", "activeCategories"] as const;
export type TotalName = (typeof names)[number];

/** All totals; 0 before anything was loaded. */
export async function totals({ reader }: Pick<ReadContext, "reader">): Promise<Record<TotalName, number>> {
  const rows = await reader.query<{ name: string; value: number }>(sql`select name, value from total_count`, {
    reads: () => totalReads(true),
  });
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? 0])) as Record<TotalName, number>;
}

/** One total as an expression, for the statement of a list. */
export const totalOf = (name: TotalName): Sql =>
  sql`coalesce((select value from total_count where name = ${name}), 0)`;

/** What a total reads, if it is read. */
export const totalReads = (isRead: boolean): Tag[] => (isRead ? [anyOf("total")] : []);
