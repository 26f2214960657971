import type { Statements } from "../../database/client/transaction.ts";

/** The names by which a demo's rows are recognized in a database. */
export interface DemoNames {
  /** Descriptions of the categories by slug: a category with another description belongs to the operator. */
  readonly categories: ReadonlyMap<string, string | null>;
  readonly companies: ReadonlySet<string>;
  readonly software: ReadonlySet<string>;
  /** Keys of the authors. */
  readonly authors: ReadonlySet<string>;
  /** Addresses of the authors that the full demo gives an account; all are under `.example`. */
  readonly emails: ReadonlySet<string>;
}

/** The names in the rows of a demo catalogue. */
export function namesOf(rows: Iterable<{ file: string; row: object }>): DemoNames {
  const categories = new Map<string, string | null>();
  const companies = new Set<string>();
  const software = new Set<string>();
  const authors = new Set<string>();
  const emails = new Set<string>();
  for (const { file, row } of rows) {
    const { slug = "", description = null, key = "", authorKey = "", email } = row as Record<string, string>;
    if (file === "categories") categories.set(slug, description);
    else if (file === "companies") companies.add(slug);
    else if (file === "software") software.add(slug);
    else if (file === "users" && email) emails.add(email);
    else if (file === "users") authors.add(key);
    else if (file === "reviews") authors.add(authorKey);
  }
  return { categories, companies, software, authors, emails };
}

/**
 * Whether the bundled demo, or part of it, is in the database: its companies have websites under `.example`. Companies with
 * members do not count, because anybody may enter such a website.
 */
export async function hasDemo(tx: Pick<Statements, "$queryRaw">): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from company where website = 'https://' || slug || '.example'
      and not exists (select 1 from company_member where company_id = company.id) limit 1`;
  return found.length > 0;
}

/** The names of the bundled demo that is in the database. The full one has the small one's rows too, and takes longer to make. */
export async function bundledNames(tx: Pick<Statements, "$queryRaw">): Promise<DemoNames> {
  const { demoCatalogue } = await import("../../../../prisma/demo/catalogue.ts");
  const small = namesOf(demoCatalogue());
  const more = await tx.$queryRaw<unknown[]>`
    select 1 from company where website = 'https://' || slug || '.example' and slug <> all(${[...small.companies]}) limit 1`;
  if (more.length === 0) return small;
  const { fullCatalogue } = await import("../../../../prisma/demo/full/catalogue.ts");
  return namesOf(untilReviews(fullCatalogue(1)));
}

/** The full demo generates its authors before its reviews, which are most of the work. */
function* untilReviews<Row extends { file: string }>(rows: Iterable<Row>): Generator<Row> {
  for (const row of rows) {
    if (row.file === "reviews") return;
    yield row;
  }
}
