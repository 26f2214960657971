import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { sortKey } from "../../domain/text.ts";
import type { CompanyRow } from "../../inputs/catalogue.ts";
import { insertRows, type Row, type Target, updateRows } from "./merge.ts";
import { type Entry, noOutcome, type Outcome } from "./outcome.ts";

const columns = {
  slug: { type: "text" },
  name: { type: "text" },
  sort_name: { type: "text" },
  website: { type: "text" },
  description: { type: "text" },
  industry: { type: "text" },
  employee_count: { type: "text" },
  founded_year: { type: "int" },
  location: { type: "text" },
  logo_url: { type: "text" },
  is_verified: { type: "boolean", fallback: "false" },
};
/** The columns of the table that an import writes. */
export const companyTarget: Target<keyof typeof columns> = { table: "company", columns, hasUpdatedAt: true };

/** Creates or updates companies by slug. Those with an owner are left alone. */
export async function writeCompanies(
  tx: Transaction,
  entries: readonly Entry<CompanyRow>[],
): Promise<Outcome<CompanyRow>> {
  const outcome = noOutcome<CompanyRow>();
  const slugs = entries.map(({ row }) => row.slug);
  const stored = await findCompanies(tx, { slugs });
  const added: Row<keyof typeof columns>[] = [];
  const known: typeof added = [];
  for (const { row } of entries) {
    const company = stored.get(row.slug);
    if (company?.isOwned) outcome.leftAlone++;
    else if (company) known.push(companyRecord(row, company.id));
    else added.push(companyRecord(row, newId()));
  }
  await insertRows(tx, companyTarget, added);
  const changed = await updateRows(tx, companyTarget, known);
  return {
    ...outcome,
    added: added.length,
    changed: changed.length,
    unchanged: known.length - changed.length,
  };
}

/** The record of a row. */
export function companyRecord(row: CompanyRow, id: string): Row<keyof typeof columns> {
  return {
    id,
    slug: row.slug,
    name: row.name,
    sort_name: sortKey(row.name),
    website: row.website,
    description: row.description,
    industry: row.industry,
    employee_count: row.employeeCount,
    founded_year: row.foundedYear,
    location: row.location,
    logo_url: row.logoUrl,
    is_verified: row.isVerified,
  };
}

/** Slugs of companies, and of listings whose companies are meant too. */
interface CompanySlugs {
  readonly slugs?: readonly string[];
  readonly ofListings?: readonly string[];
}

/**
 * Locks companies against concurrent claims; returns their IDs. Owners are to be read by later statements: one that waited sees those from before. Neither `lockCompany`
 * (one, by ID) nor `lockDirectory` (all) fits: a file names companies by slug, of which some may not exist.
 */
export async function lockCompanies(
  tx: Transaction,
  { slugs = [], ofListings = [] }: CompanySlugs,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from company
    where slug = any(${slugs}) or id in (select company_id from software where slug = any(${ofListings}))
    order by id for no key update`;
  return rows.map(({ id }) => id);
}

/** Stored companies by slug, locked. */
export async function findCompanies(
  tx: Transaction,
  wanted: CompanySlugs,
): Promise<Map<string, { id: string; isOwned: boolean }>> {
  const locked = await lockCompanies(tx, wanted);
  const rows = await tx.$queryRaw<{ id: string; slug: string; isOwned: boolean }[]>`
    select c.id, c.slug, ${hasOwner(sql`c.id`)} as "isOwned" from company c
    where c.id = any(${locked}::uuid[])`;
  return new Map(rows.map(({ slug, ...company }) => [slug, company]));
}

/** True if the company with this ID has an owner, suspended or not: nothing that one wrote is overwritten. */
export const hasOwner = (companyId: Sql): Sql =>
  sql`exists (select 1 from company_member m where m.company_id = ${companyId} and m.role = 'owner')`;
