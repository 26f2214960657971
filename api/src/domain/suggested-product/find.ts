import type { Transaction } from "../../database/client/transaction.ts";
import type { Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { type SuggestionStatus, suggestedProducts } from "../../inputs/index.ts";
import { moderationQueue, type QueueArguments } from "../administration/queue.ts";
import type { ReadContext } from "../read-context.ts";
import { isSameWebsite, mayBeSameWebsite, websiteKey } from "../software/integrity/websites.ts";
import { sortKey } from "../text.ts";

/** What the user has suggested, newest first, as rows of `suggested_product`. */
export function suggestionsOf(userId: string): Sql {
  return sql`select p.* from suggested_product p where p.user_id = ${userId}::uuid
    order by p.created_at desc, p.id desc limit ${suggestedProducts.storedOfUser}::int4`;
}

/** The user's suggestion with this ID, as rows of `suggested_product`. */
export function suggestionBy(userId: string, id: string): Sql {
  return sql`select p.* from suggested_product p where p.id = ${id}::uuid and p.user_id = ${userId}::uuid`;
}

/** Suggested products: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function suggestionQueue(
  context: Pick<ReadContext, "viewer">,
  args: QueueArguments<SuggestionStatus>,
): Finder {
  return moderationQueue(context, { name: "suggested-product", table: sql`suggested_product` }, args);
}

/** Maximum number of listings of each kind of likeness that are compared. */
const maxCompared = 50;

/** The Live listings with this name or website, at most five: what is listed need not be suggested. */
export async function alreadyListed(
  tx: Pick<Transaction, "$queryRaw">,
  { name, websiteUrl }: { name: string; websiteUrl: string },
): Promise<string[]> {
  const key = sortKey(name);
  const isNamed = sql`(listing_name_key(s.sort_name) = listing_name_key(${key}) and listing_name_key(${key}) <> '')`;
  const rows = await tx.$queryRaw<{ id: string; website: string | null; isNamed: boolean }[]>(sql`
    select s.id::text, s.website_url as website, ${isNamed} as "isNamed" from software s
    where s.is_active and (${isNamed} or ${mayBeSameWebsite(sql`s.website_url`, sql`${websiteUrl}`)})
    order by "isNamed" desc, s.review_count desc, s.id limit ${maxCompared}`);
  return rows
    .filter((row) => row.isNamed || (row.website !== null && isSameWebsite(row.website, websiteUrl)))
    .slice(0, suggestedProducts.likelyListings)
    .map(({ id }) => id);
}

/**
 * The listings, Live or Draft, that each of these suggested products may be, likeliest first, at most five: of the same name, of the same
 * website, or with a similar name (trigrams).
 */
export async function likelyListings(
  { reader }: Pick<ReadContext, "reader">,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const like = (score: Sql, condition: Sql) => sql`(select s.id, ${score} as score from software s
    where ${condition} order by score desc, s.id limit ${maxCompared})`;
  const rows = await reader.query<{ id: string; softwareId: string }>(sql`
    select p.id::text as id, l.id::text as "softwareId" from suggested_product p cross join lateral (
      select a.id, sum(a.score) as score from (
        ${like(sql`2::float4`, sql`listing_name_key(s.sort_name) = listing_name_key(p.sort_name)`)}
        union all ${like(sql`2::float4`, mayBeSameWebsite(sql`s.website_url`, sql`p.website_url`))}
        union all ${like(sql`similarity(s.sort_name, p.sort_name)`, sql`s.sort_name % p.sort_name`)}) a
      group by a.id order by score desc, a.id limit ${suggestedProducts.likelyListings}) l
    where p.id = any(${[...ids]}::uuid[]) order by p.id, l.score desc, l.id`);
  return grouped(rows);
}

/** Suggested products with what their names and websites are compared by: thousands may wait. */
const keysOf = (condition: Sql): Sql => sql`select p.id, p.sort_name,
  nullif(listing_name_key(p.sort_name), '') as name, ${websiteKey(sql`p.website_url`)} as website
  from suggested_product p where ${condition}`;

/** The companies that each of these suggested products may be of, by name, at most five: with its website's host, or its name. */
export async function likelyCompanies(
  { reader }: Pick<ReadContext, "reader">,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await reader.query<{ id: string; softwareId: string }>(sql`
    with asked as materialized (${keysOf(sql`p.id = any(${[...ids]}::uuid[])`)}),
      likely as (
        select a.id, c.id as company_id, c.sort_name from asked a join company c on c.sort_name = a.sort_name
        union select a.id, c.id, c.sort_name
          from (select id, sort_name, ${websiteKey(sql`website`)} as website from company) c join asked a on a.website = c.website)
    select id::text, company_id::text as "softwareId" from (
      select l.*, row_number() over (partition by id order by sort_name, company_id) as place from likely l) placed
    where place <= ${suggestedProducts.likelyListings}::int4 order by id, place`);
  return grouped(rows);
}

function grouped(rows: readonly { id: string; softwareId: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(rows, ({ id }) => id);
  return new Map([...groups].map(([id, of]) => [id, of.map(({ softwareId }) => softwareId)]));
}

/** The number of other suggestions that wait with the name or website of each of these. */
export async function alikeCounts(
  { reader }: Pick<ReadContext, "reader">,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(sql`
    with waiting as materialized (${keysOf(sql`p.status = 'waiting'`)}),
      asked as materialized (${keysOf(sql`p.id = any(${[...ids]}::uuid[])`)})
    select a.id::text as id, count(*)::int4 as count from asked a
      join waiting w on w.id <> a.id and (w.name = a.name or w.website = a.website) group by a.id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
