import { readdirSync, readFileSync } from "node:fs";
import { FactWriter } from "./facts.ts";
import { parseArea, parseLists, screen } from "./parse.ts";
import { random } from "./random.ts";
import { firstDay, reviewsOf } from "./reviews.ts";
import type {
  Category,
  CategoryRow,
  Company,
  CompanyRow,
  DemoRow,
  Facts,
  Product,
  SoftwareRow,
} from "./types.ts";
import { Vocabularies } from "./vocabulary.ts";

const folder = new URL("./content/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const textFiles = (name: string) =>
  readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith(".txt"))
    .sort();

export type Demo = { categories: Category[]; companies: Company[]; products: Product[] };

/** Everything the content files say, parents before their children. */
export function readDemo(): Demo {
  const areas = textFiles("areas/").map((file) => parseArea(read("areas/" + file), file));
  const categories = areas.flatMap((area) => area.categories);
  const companies = areas.flatMap((area) => area.companies);
  const products = areas.flatMap((area) => area.products);
  for (const [slug, written] of areas.flatMap((area) => [...area.reviews])) {
    const product = products.find((one) => one.slug === slug);
    if (!product) throw new Error(`Reviews for the unknown product "${slug}"`);
    product.written.push(...written);
  }
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const depth = (category: Category): number =>
    category.parent ? 1 + depth(bySlug.get(category.parent)!) : 0;
  return { categories: categories.sort((a, b) => depth(a) - depth(b)), companies, products };
}

type Article = Pick<CategoryRow, "longDescription" | "contentSections" | "metaTitle" | "metaDescription">;
const none: Article = {
  longDescription: null,
  contentSections: null,
  metaTitle: null,
  metaDescription: null,
};

/** "title:", "meta:" and "long:" lines, then one "## id | heading" per section with its paragraphs and lists, in Markdown. */
function article(source: string): Article {
  const found: Article = { ...none, contentSections: [] };
  for (const line of source
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean)) {
    const section = found.contentSections!.at(-1);
    if (line.startsWith("## ")) {
      const [id, heading] = line.slice(3).split(" | ") as [string, string];
      found.contentSections!.push({ id, heading, content: "" });
    } else if (section) section.content += between(section.content, line) + line;
    else if (line.startsWith("title: ")) found.metaTitle = line.slice(7);
    else if (line.startsWith("meta: ")) found.metaDescription = line.slice(6);
    else if (line.startsWith("long: ")) found.longDescription = line.slice(6);
  }
  return found;
}

/** What parts a line from the text above it: a blank line, except between the items of a list. */
function between(above: string, line: string): string {
  const isItem = (text: string) => /^(?:-|\d+\.) /.test(text);
  if (above === "") return "";
  return isItem(line) && isItem(above.slice(above.lastIndexOf("\n") + 1)) ? "\n" : "\n\n";
}

const day = 86_400_000;

/** Larger products were listed earlier; a few stand in the file with their date. */
export function listed(product: Pick<Product, "slug" | "since" | "reviews">) {
  if (product.since) return `${product.since}T09:00:00.000Z`;
  const rng = random(`listed:${product.slug}`);
  const latest = product.reviews > 30 ? 60 : product.reviews > 14 ? 500 : product.reviews > 5 ? 1000 : 1390;
  return new Date(firstDay + rng.int(-120, latest) * day + rng.int(8 * 60, 17 * 60) * 60_000).toISOString();
}

/** Words by which a complaint names a missing feature that is called something else. */
const alsoCalled: Record<string, string[]> = {
  "Mobile app": ["phone", "tablet"],
  "Offline use": ["signal"],
  "REST API": ["connector", "integration"],
  Webhooks: ["connector", "integration"],
  "Telephone integration": ["phone", "voice"],
  "Full-text search": ["find"],
  "Keyboard shortcuts": ["clicks"],
};

/** The product's own features, then those of its area it has: the better the product, the more of them. */
function features(product: Product, top: Category, common: Record<string, string[]>) {
  const rng = random(`features:${product.slug}`);
  const share = 0.3 + product.quality / 12;
  const lacking = product.bad
    .map((fact) => [fact.phrase, fact.title, ...fact.sentences].join(" "))
    .join(" ")
    .toLowerCase();
  const complained = (feature: string) =>
    [...feature.toLowerCase().split(/\W+/), ...(alsoCalled[feature] ?? [])].some(
      (word) => word.length > 3 && lacking.includes(word.slice(0, 6)),
    );
  const shared = [...(common[top.slug] ?? []), ...(common[top.type] ?? [])].filter(
    (feature) => rng.chance(share) && !complained(feature),
  );
  return [...new Set([...product.features, ...shared])];
}

const tints = 4;
function screenshots(product: Product, category: Category) {
  const rng = random(`screens:${product.slug}`);
  const tint = rng.int(1, tints);
  const own = product.screens.length
    ? product.screens
    : rng.shuffle(category.screens.map(screen)).slice(0, rng.int(1, 3));
  return own.map(({ kind, caption }) => ({ url: `/demo/screens/${kind}-${tint}.svg`, caption }));
}

const withArticle = (category: Category, editorial: Article, vocabularies: Vocabularies): CategoryRow => {
  const { slug, name, description, parent, type, hero } = category;
  return {
    slug,
    name,
    description,
    parentSlug: parent,
    categoryType: type,
    heroDescription: hero,
    ...editorial,
    comparedFeatures: vocabularies.of(category),
  };
};

/** A category about which nobody has written an article. */
export const plainCategoryRow = (category: Category, vocabularies: Vocabularies): CategoryRow =>
  withArticle(category, none, vocabularies);

/** The vocabularies of these categories. */
export const readVocabularies = (bySlug: ReadonlyMap<string, Category>) =>
  new Vocabularies(bySlug, parseLists(read("features.txt")), parseLists(read("vocabularies.txt")));

/** A company; `logoUrl` is null where none was drawn. */
export function companyRow(company: Company, logoUrl: string | null): CompanyRow {
  const { slug, name, description, industry, employeeCount, foundedYear, location, isVerified } = company;
  return {
    slug,
    name,
    description,
    industry,
    employeeCount,
    foundedYear,
    location,
    isVerified,
    website: `https://${slug}.example`,
    logoUrl,
  };
}

/** Makes the rows of products; it knows what their areas have in common. */
export function softwareRows(
  bySlug: Map<string, Category>,
  vocabularies: Vocabularies,
): (product: Product) => Omit<SoftwareRow, keyof Facts> {
  const common = parseLists(read("features.txt"));
  const topOf = (category: Category): Category =>
    category.parent ? topOf(bySlug.get(category.parent)!) : category;
  return (product) => {
    const row = plainRow(product);
    const offeredFeatures = vocabularies.offered(row, product.quality);
    vocabularies.note({ ...row, offeredFeatures });
    return { ...row, offeredFeatures };
  };

  function plainRow(product: Product): Omit<SoftwareRow, "offeredFeatures" | keyof Facts> {
    return {
      slug: product.slug,
      name: product.name,
      shortDescription: product.short,
      description: product.paragraphs.join("\n\n"),
      websiteUrl: product.flags.has("nosite") ? null : `https://${product.slug}.example`,
      logoUrl: product.flags.has("nologo") ? null : `/demo/logos/${product.slug}.svg`,
      companySlug: product.company,
      categorySlugs: product.categories,
      features: features(product, topOf(bySlug.get(product.categories[0]!)!), common),
      screenshots: product.flags.has("noscreens")
        ? []
        : screenshots(product, bySlug.get(product.categories[0]!)!),
      isFeatured: product.flags.has("featured"),
      isActive: !product.flags.has("draft"),
      createdAt: listed(product),
    };
  }
}

/** The lists of people.txt and voices.txt. */
export const readVoices = () => ({
  people: parseLists(read("people.txt")),
  voices: parseLists(read("voices.txt")),
});

/** The fictional directory, row by row, in the order in which it can be imported. */
export function* demoCatalogue(): Generator<DemoRow> {
  const { categories, companies, products } = readDemo();
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const vocabularies = readVocabularies(bySlug);
  const articles = new Set(textFiles("articles/"));
  for (const category of categories) {
    const file = `${category.slug}.txt`;
    const editorial = articles.has(file) ? article(read("articles/" + file)) : none;
    yield { file: "categories", row: withArticle(category, editorial, vocabularies) };
  }
  for (const company of companies)
    yield { file: "companies", row: companyRow(company, `/demo/logos/${company.slug}.svg`) };

  const createdAt = new Map(products.map((product) => [product.slug, listed(product)]));
  const softwareRow = softwareRows(bySlug, vocabularies);
  const facts = new FactWriter(products, bySlug);
  for (const product of products)
    yield { file: "software", row: { ...softwareRow(product), ...facts.of(product) } };
  for (const product of products)
    for (const plan of facts.plansOf(product))
      yield { file: "plans", row: { softwareSlug: product.slug, ...plan } };
  for (const row of reviewsOf(products, bySlug, createdAt, readVoices()))
    yield { file: "reviews", row: { ...row, ...vocabularies.said(row, 0.6) } };
}
