import { type Sql, sql } from "../../database/query/sql.ts";

/**
 * The IDs of the reviews (alias `r`) that meet a condition, each locked when it is read, by ID as all commands do. For a statement that changes many, as
 * a part `locked as materialized (…)` that its rows are joined with: in the order of a plan two of them could wait for each other.
 */
export const lockedReviews = (where: Sql): Sql =>
  sql`select r.id from review r where ${where} order by r.id for no key update of r`;
