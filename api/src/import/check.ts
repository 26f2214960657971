import {
  type CatalogueFile,
  type CatalogueRows,
  type CategoryRow,
  catalogueFiles,
} from "../inputs/catalogue.ts";
import { CategoryTree, settle } from "./load/category-tree.ts";
import type { Entry } from "./load/outcome.ts";
import { hasFile, readRows } from "./read.ts";
import type { Report } from "./report.ts";

/** Keys by which rows of other files refer to a row. */
type Referred = "categories" | "companies" | "software";
type Reference = [to: Referred, slug: string];

const singular: Readonly<Record<Referred, string>> = {
  categories: "category",
  companies: "company",
  software: "software",
};

/** The keys that a row refers to. */
const references: { [File in CatalogueFile]: (row: CatalogueRows[File]) => Reference[] } = {
  categories: () => [],
  companies: () => [],
  software: ({ companySlug, categorySlugs }) => [
    ...(companySlug === null ? [] : [["companies", companySlug] satisfies Reference]),
    ...(categorySlugs ?? []).map((slug): Reference => ["categories", slug]),
  ],
  plans: ({ softwareSlug }) => [["software", softwareSlug]],
  reviews: ({ softwareSlug }) => [["software", softwareSlug]],
};

/**
 * Reports what an import would refuse, as far as the files show it. References to rows outside the files are only noted,
 * because those rows may be in the database.
 */
export async function checkCatalogue(folder: string, report: Report): Promise<void> {
  const slugs = { categories: new Set<string>(), companies: new Set<string>(), software: new Set<string>() };
  for (const file of catalogueFiles) {
    if (hasFile(folder, file)) await checkFile(folder, file, slugs, report);
  }
}

async function checkFile<File extends CatalogueFile>(
  folder: string,
  file: File,
  slugs: Readonly<Record<Referred, Set<string>>>,
  report: Report,
): Promise<void> {
  const parents: Entry<Pick<CategoryRow, "slug" | "parentSlug">>[] = [];
  for await (const { line, row } of readRows(folder, file, report)) {
    if ("slug" in row && file in slugs) slugs[file as Referred].add(row.slug);
    if ("parentSlug" in row) parents.push({ line, row: { slug: row.slug, parentSlug: row.parentSlug } });
    else report.passed(1);
    const missing = references[file](row).filter(([to, slug]) => hasFile(folder, to) && !slugs[to].has(slug));
    if (missing.length > 0) report.note(line, `not in these files: ${missing.map(nameOf).join(", ")}`);
  }
  checkParents(parents, slugs.categories, report);
  report.end();
}

function nameOf([to, slug]: Reference): string {
  return `${singular[to]} "${slug}"`;
}

/** Called at the end of the file, because parents may come later. */
function checkParents(
  entries: readonly Entry<Pick<CategoryRow, "slug" | "parentSlug">>[],
  slugs: ReadonlySet<string>,
  report: Report,
): void {
  const tree = new CategoryTree([]);
  const place = ({ line, row: { slug, parentSlug } }: (typeof entries)[number]): boolean => {
    const isHere = parentSlug !== null && slugs.has(parentSlug);
    if (isHere && !tree.accepts(slug, parentSlug)) return false;
    if (parentSlug !== null && !isHere) report.note(line, `not in these files: category "${parentSlug}"`);
    tree.place(slug, slug, isHere ? parentSlug : null);
    report.passed(1);
    return true;
  };
  const left = settle(entries, place);
  const waiting = new Map(left.map(({ row }) => [row.slug, row.parentSlug]));
  for (const { line, row } of left) report.refuse(line, tree.whyRefused(row.slug, row.parentSlug, waiting));
}
