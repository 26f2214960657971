import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { withTags } from "../../domain/search-text.ts";
import { replaceCategories, replaceScreenshots } from "../../domain/software/parts.ts";
import { sortKey } from "../../domain/text.ts";
import type { SoftwareRow } from "../../inputs/catalogue.ts";
import { insertRows, type Row, type Target, updateRows } from "./merge.ts";
import { type Entry, noOutcome, type Outcome } from "./outcome.ts";
import { findCompanies, hasOwner } from "./write-companies.ts";
import { findListed, writeOffered } from "./write-features.ts";

const columns = {
  slug: { type: "text" },
  name: { type: "text" },
  sort_name: { type: "text" },
  short_description: { type: "text" },
  description: { type: "text" },
  website_url: { type: "text" },
  logo_url: { type: "text" },
  features: { type: "text[]", fallback: "'{}'" },
  platforms: { type: "text[]", fallback: "'{}'" },
  has_free_trial: { type: "boolean" },
  languages: { type: "text[]", fallback: "'{}'" },
  support_kinds: { type: "text[]", fallback: "'{}'" },
  integrations: { type: "text[]", fallback: "'{}'" },
  licenses: { type: "text[]", fallback: "'{}'" },
  is_featured: { type: "boolean", fallback: "false" },
  is_active: { type: "boolean", fallback: "true" },
  company_id: { type: "uuid" },
  category_id: { type: "uuid" },
  created_at: { type: "timestamptz(3)", fallback: "now()" },
  search_text: { type: "text" },
};
/** The columns of the table that an import writes. */
export const softwareTarget: Target<keyof typeof columns> = {
  table: "software",
  columns,
  hasUpdatedAt: true,
};

/**
 * Creates or updates listings by slug. Listings of a company with an owner are left alone; new ones too, because the owner may have
 * deleted them on purpose.
 */
export async function writeSoftware(
  tx: Transaction,
  entries: readonly Entry<SoftwareRow>[],
): Promise<Outcome<SoftwareRow>> {
  const outcome = noOutcome<SoftwareRow>();
  const rows = entries.map(({ row }) => row);
  const slugs = rows.map(({ slug }) => slug);
  const companySlugs = rows.flatMap(({ companySlug }) => companySlug ?? []);
  const companies = await findCompanies(tx, { slugs: companySlugs, ofListings: slugs });
  const categories = await findCategories(tx, [
    ...new Set(rows.flatMap(({ categorySlugs }) => categorySlugs ?? [])),
  ]);
  const stored = await findSoftware(tx, slugs);
  const added: Row<keyof typeof columns>[] = [];
  const known: typeof added = [];
  const parts: { line: number; id: string; row: SoftwareRow; categoryIds: string[] | null }[] = [];

  for (const { line, row } of entries) {
    const refuse = (text: string) => outcome.refused.push({ line, text });
    const listing = stored.get(row.slug);
    const company = row.companySlug === null ? undefined : companies.get(row.companySlug);
    const unknown = (row.categorySlugs ?? []).filter((slug) => !categories.has(slug));
    const categoryIds = row.categorySlugs && [
      ...new Set(row.categorySlugs.flatMap((slug) => categories.get(slug) ?? [])),
    ];
    if (listing?.isOwned || company?.isOwned) outcome.leftAlone++;
    else if (row.companySlug !== null && !company) refuse(`company "${row.companySlug}" is not known`);
    else if (categoryIds ? categoryIds.length === 0 : !listing) {
      refuse(
        unknown.length > 0 ? `none of its categories is known: ${unknown.join(", ")}` : "it has no category",
      );
    } else {
      if (unknown.length > 0)
        outcome.notes.push({ line, text: `unknown categories left out: ${unknown.join(", ")}` });
      const id = listing?.id ?? newId();
      const record = softwareRecord(
        row,
        id,
        company?.id ?? null,
        categoryIds?.[0] ?? null,
        withTags(listing?.searchText ?? "", row.tags),
      );
      (listing ? known : added).push(record);
      parts.push({ line, id, row, categoryIds });
    }
  }

  const listedBefore = await findListed(
    tx,
    known.map(({ id }) => String(id)),
  );
  await insertRows(tx, softwareTarget, added);
  const changed = new Set(await updateRows(tx, softwareTarget, known));
  const recategorised = await replaceCategories(
    tx,
    new Map(parts.flatMap(({ id, categoryIds }) => (categoryIds ? [[id, categoryIds]] : []))),
  );
  const pictured = await replaceScreenshots(
    tx,
    new Map(parts.flatMap(({ id, row }) => (row.screenshots ? [[id, row.screenshots]] : []))),
  );
  const offered = await writeOffered(
    tx,
    parts.map(({ id, row }) => ({ id, names: row.offeredFeatures })),
    listedBefore,
  );
  for (const { line, id } of parts) {
    const names = offered.unknown.get(id);
    if (names) outcome.notes.push({ line, text: `unknown features left out: ${names.join(", ")}` });
  }
  const rearranged = new Set([...recategorised, ...pictured, ...offered.changed]);
  const touched = known.map(({ id }) => id).filter((id) => rearranged.has(id) && !changed.has(id));
  if (touched.length > 0)
    await tx.software.updateMany({ where: { id: { in: touched } }, data: { updatedAt: new Date() } });
  for (const id of touched) changed.add(id);
  return { ...outcome, added: added.length, changed: changed.size, unchanged: known.length - changed.size };
}

/** The record of a row. */
export function softwareRecord(
  row: Omit<SoftwareRow, "tags" | "offeredFeatures">,
  id: string,
  companyId: string | null,
  categoryId: string | null,
  searchText: string,
): Row<keyof typeof columns> {
  return {
    id,
    slug: row.slug,
    name: row.name,
    sort_name: sortKey(row.name),
    short_description: row.shortDescription,
    description: row.description,
    website_url: row.websiteUrl,
    logo_url: row.logoUrl,
    features: row.features,
    platforms: row.platforms,
    has_free_trial: row.hasFreeTrial,
    languages: row.languages,
    support_kinds: row.supportKinds,
    integrations: row.integrations,
    licenses: row.licenses,
    is_featured: row.isFeatured,
    is_active: row.isActive,
    company_id: companyId,
    category_id: categoryId,
    created_at: row.createdAt,
    search_text: searchText,
  };
}

/** The needed columns of a stored listing. */
export interface StoredSoftware {
  id: string;
  searchText: string;
  /** True if its company has an owner. */
  isOwned: boolean;
}

/** Stored listings by slug, locked. `isOwned` holds only if the caller has locked the companies. */
export async function findSoftware(
  tx: Transaction,
  slugs: readonly string[],
): Promise<Map<string, StoredSoftware>> {
  const rows = await tx.$queryRaw<(StoredSoftware & { slug: string })[]>`
    select s.id, s.slug, s.search_text as "searchText", ${hasOwner(sql`s.company_id`)} as "isOwned"
    from software s where s.slug = any(${slugs}) order by s.id for no key update of s`;
  return new Map(rows.map(({ slug, ...software }) => [slug, software]));
}

/** IDs of categories by slug; a former slug counts unless another category has it now. */
async function findCategories(tx: Transaction, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ slug: string; id: string }[]>`
    select slug, category_id as id from category_slug where slug = any(${slugs})
    union all select slug, id from category where slug = any(${slugs})`;
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
