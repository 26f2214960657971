import { randomBytes } from "node:crypto";
import type { Database } from "../database/client/open.ts";
import { isUniqueViolation, type Transaction, transaction } from "../database/client/transaction.ts";
import { emptySql, rawSql, sql } from "../database/query/sql.ts";
import { limits } from "../inputs/index.ts";
import { slugify } from "./text.ts";

/** Names with the same slug get numbers up to this, then random suffixes. */
const maxCounted = 20;

/**
 * A slug for a new row of the table that no row has: of its name, with a number where that is taken. A name without letters
 * or digits of ASCII is called after its table. `isCrowded`: many take one at this moment, so it is by chance.
 */
export async function freeSlug(
  tx: Transaction,
  table: "category" | "company" | "software",
  name: string,
  isCrowded = false,
): Promise<string> {
  const base =
    slugify(name)
      .slice(0, limits.slug - 10)
      .replace(/-$/, "") || table;
  const randomSlug = `${base}-${randomBytes(4).toString("hex")}`;
  if (isCrowded) return randomSlug;
  const wanted = [base, ...Array.from({ length: maxCounted - 1 }, (_, index) => `${base}-${index + 2}`)];
  // Former slugs of categories redirect, so they are taken.
  const former = table === "category" ? sql`union all select slug from category_slug` : emptySql;
  const rows = await tx.$queryRaw<{ slug: string }[]>(sql`
    select slug from (select slug from ${rawSql(`"${table}"`)} ${former}) x where slug = any(${wanted}::text[])`);
  const taken = new Set(rows.map(({ slug }) => slug));
  return wanted.find((slug) => !taken.has(slug)) ?? randomSlug;
}

/** Concurrent writers of one name try again, at last with a random suffix. */
const maxAttempts = 3;

/** Runs the work in a transaction, and again if another transaction takes its slug at the same moment. */
export async function withFreeSlug<T>(
  database: Pick<Database, "prisma">,
  work: (tx: Transaction, isCrowded: boolean) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(database, (tx) => work(tx, attempt === maxAttempts));
    } catch (error) {
      if (attempt === maxAttempts || !isUniqueViolation(error, "slug")) throw error;
    }
  }
}
