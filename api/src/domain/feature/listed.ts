import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { comparedCategories } from "./applicable.ts";

/** What JavaScript takes for white space: PostgreSQL's own class leaves out what does not break a line. */
const whitespace = "[\\s\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+";

/** A name of a feature as names are compared: pages do it alike (`featureKey`). */
const nameKey = (name: Sql): Sql => sql`lower(btrim(regexp_replace(${name}, ${whitespace}, ' ', 'g')))`;

/**
 * The features that vendors name in the free lists of these listings, of those by which they are compared: rows of software_id and
 * feature_id. `listings` is a select of id and features.
 */
export const listedFeatures = (listings: Sql): Sql => sql`
  select l.id as software_id, f.id as feature_id
  from (select x.id, array(select ${nameKey(sql`n`)} from unnest(x.features) n) as keys from (${listings}) x offset 0) l
    join (${comparedCategories(sql`array(select x.id from (${listings}) x)`)}) k on k.software_id = l.id
    join feature f on f.category_id = k.category_id and ${nameKey(sql`f.name`)} = any(l.keys)`;

/**
 * Ticks the features that vendors name in their own lists: they say so. Of software (alias `s`) that meets a condition, all without one; returns
 * how many ticks were missing. To be called when vocabularies or the places of categories have changed.
 */
export function tickListed(tx: Pick<Statements, "$executeRaw">, only: Sql = sql`true`): Promise<number> {
  return tx.$executeRaw`
    insert into software_feature (software_id, feature_id, is_offered)
    select software_id, feature_id, true
    from (${listedFeatures(sql`select s.id, s.features from software s where s.features <> '{}' and ${only}`)}) x
    on conflict (software_id, feature_id) do update set is_offered = true where not software_feature.is_offered`;
}
