import {
  companyRow,
  demoCatalogue,
  plainCategoryRow,
  readVocabularies,
  readVoices,
  softwareRows,
} from "../catalogue.ts";
import { FactWriter } from "../facts.ts";
import { random } from "../random.ts";
import { firstDay, lastDay } from "../reviews.ts";
import type { CategoryRow, CompanyRow, DemoRow, PlanRow } from "../types.ts";
import { type Plan, planDirectory } from "./plan.ts";
import { ProductWriter } from "./products.ts";
import { growReviews } from "./reviews.ts";
import { demoUsers, makeReviewers, type UserRow } from "./users.ts";

/** A row of the full directory. Its categories and companies say when they came, and its reviews name users by key. */
export type FullRow =
  | { file: "categories"; row: CategoryRow & { createdAt: string } }
  | { file: "companies"; row: CompanyRow & { createdAt: string } }
  | Exclude<DemoRow, { file: "categories" | "companies" }>
  | { file: "users"; row: UserRow };

/**
 * The full directory, row by row, in the order in which it can be loaded: the small demo catalogue's rows of each file,
 * then those that are added. The same scale gives the same rows on every machine.
 */
export function* fullCatalogue(scale: number): Generator<FullRow> {
  const plan = planDirectory(scale);
  const { demo, categories, companies, listings, bySlug, segmentOf } = plan;
  const begun = [...demoCatalogue()];
  const rowsOf = <File extends DemoRow["file"]>(file: File) =>
    begun.filter((entry): entry is Extract<DemoRow, { file: File }> => entry.file === file);
  const writer = new ProductWriter(demo.products, bySlug, segmentOf);
  const { people, voices } = readVoices();
  const vocabularies = readVocabularies(bySlug);

  for (const row of [
    ...rowsOf("categories").map((entry) => entry.row),
    ...categories.map((category) => plainCategoryRow(category, vocabularies)),
  ])
    yield { file: "categories", row: { ...row, createdAt: new Date(firstDay - 150 * day).toISOString() } };
  const grown = companies.map((company) => companyRow(company, null));
  for (const row of [...rowsOf("companies").map((entry) => entry.row), ...grown])
    yield { file: "companies", row: { ...row, createdAt: joined(row.slug) } };
  for (const entry of rowsOf("software")) {
    vocabularies.note(entry.row);
    yield entry;
  }
  const softwareRow = softwareRows(bySlug, vocabularies);
  const facts = new FactWriter(demo.products, bySlug);
  const plans: PlanRow[] = [];
  for (const listing of listings) {
    const product = writer.write(listing);
    yield { file: "software", row: { ...softwareRow(product), ...facts.of(product) } };
    for (const plan of facts.plansOf(product)) plans.push({ softwareSlug: product.slug, ...plan });
  }
  yield* rowsOf("plans");
  for (const row of plans) yield { file: "plans", row };

  const reviews = rowsOf("reviews");
  const authors = demoUsers(reviews.map(({ row }) => row));
  const reviewers = makeReviewers(
    plan.counts.users - authors.length,
    people,
    roleWeights(plan),
    plan.houses,
    authors.map(({ key }) => key),
  );
  for (const row of authors) yield { file: "users", row };
  for (const { key, email, firstName, lastName, designation, createdAt } of reviewers)
    yield { file: "users", row: { key, email, firstName, lastName, designation, createdAt } };
  yield* reviews;
  for (const row of growReviews(plan, writer, reviewers, voices))
    yield { file: "reviews", row: { ...row, ...vocabularies.said(row, 0.1) } };
}

/** How much each role is asked for, over all categories. */
function roleWeights({ bySlug }: Plan): [string, number][] {
  const weights = new Map<string, number>();
  for (const { roles } of bySlug.values())
    for (const [role, weight] of roles) weights.set(role, (weights.get(role) ?? 0) + weight);
  return [...weights];
}

const day = 86_400_000;

/** When a company came. */
function joined(slug: string): string {
  const rng = random(`joined:${slug}`);
  const at = firstDay - 140 * day + Math.floor(rng.next() * (lastDay - firstDay + 100 * day));
  return new Date(at).toISOString();
}
