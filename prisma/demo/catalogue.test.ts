import { existsSync, readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { demoCatalogue } from "./catalogue.ts";
import { sentencesOf } from "./text.ts";
import type { CategoryRow, CompanyRow, DemoRow, PlanRow, ReviewRow, SoftwareRow } from "./types.ts";
import { roles, sizes, tenures } from "./types.ts";

const rows = [...demoCatalogue()];
const of = <T>(file: DemoRow["file"]) =>
  rows.filter((entry) => entry.file === file).map((entry) => entry.row as T);
const categories = of<CategoryRow>("categories");
const companies = of<CompanyRow>("companies");
const software = of<SoftwareRow>("software");
const plans = of<PlanRow>("plans");
const reviews = of<ReviewRow>("reviews");

const popular = [
  "project-management",
  "video-conferencing",
  "e-commerce-platforms",
  "marketing-automation",
  "accounting",
  "crm",
  "expense-management",
  "erp-systems",
  "online-backup",
  "ai-chatbots",
];
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const site = new URL("../../web/public", import.meta.url);
const drawing = (path: string) => new URL(site.href + path);

test("two runs give the same rows", () => {
  expect([...demoCatalogue()]).toEqual(rows);
});

test("files come in the order in which they can be imported", () => {
  const order = rows.map((entry) => entry.file).filter((file, i, all) => file !== all[i - 1]);
  expect(order).toEqual(["categories", "companies", "software", "plans", "reviews"]);
});

test("slugs, keys and names are unique and well formed", () => {
  for (const list of [categories, companies, software]) {
    expect(repeated(list.map((row) => row.slug))).toEqual([]);
    expect(list.map((row) => row.slug).filter((value) => !slug.test(value))).toEqual([]);
    expect(repeated(list.map((row) => row.name))).toEqual([]);
    expect(list.filter((row) => row.name.length > 120 || /\d$/.test(row.name))).toEqual([]);
  }
  expect(repeated(reviews.map((row) => row.key))).toEqual([]);
  expect(repeated(plans.map((row) => `${row.softwareSlug} ${row.name}`))).toEqual([]);
  expect(repeated(software.map((row) => row.shortDescription))).toEqual([]);
});

test("every reference leads somewhere", () => {
  const known = (list: { slug: string }[]) => new Set(list.map((row) => row.slug));
  const seen = new Set<string>();
  for (const row of categories) {
    expect(row.parentSlug === null || seen.has(row.parentSlug), row.slug).toBe(true);
    seen.add(row.slug);
  }
  for (const row of software) {
    expect(row.companySlug === null || known(companies).has(row.companySlug), row.slug).toBe(true);
    expect(row.categorySlugs.length).toBeGreaterThan(0);
    expect(
      row.categorySlugs.filter((value) => !seen.has(value)),
      row.slug,
    ).toEqual([]);
    expect(repeated(row.categorySlugs), row.slug).toEqual([]);
  }
  const listings = known(software);
  expect(plans.filter((row) => !listings.has(row.softwareSlug))).toEqual([]);
  expect(reviews.filter((row) => !listings.has(row.softwareSlug))).toEqual([]);
});

test("categories have three levels, both types, and agree with their parent", () => {
  const bySlug = new Map(categories.map((row) => [row.slug, row]));
  const level = (row: CategoryRow): number => (row.parentSlug ? 1 + level(bySlug.get(row.parentSlug)!) : 0);
  expect(new Set(categories.map(level))).toEqual(new Set([0, 1, 2]));
  for (const row of categories) {
    if (row.parentSlug) expect(bySlug.get(row.parentSlug)!.categoryType).toBe(row.categoryType);
    expect(row.description.length > 20 && row.heroDescription.length > 20, row.slug).toBe(true);
  }
  for (const row of categories.filter((one) => one.contentSections)) {
    expect(row.contentSections!.length, row.slug).toBe(11);
    expect(repeated(row.contentSections!.map((section) => section.id)), row.slug).toEqual([]);
    for (const { content } of row.contentSections!)
      expect(content.split(/\s+/).length, `${row.slug}: ${content.slice(0, 40)}`).toBeGreaterThanOrEqual(80);
  }
});

test("articles are Markdown: with lists, strong words, and links to categories that are there", () => {
  const contents = categories.flatMap((row) => row.contentSections ?? []).map(({ content }) => content);
  const links = contents.flatMap((content) => [...content.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to));
  const addresses = categories.map((row) => `/categories/${row.slug}`);
  expect(links.length).toBeGreaterThan(0);
  expect(addresses).toEqual(expect.arrayContaining(links));
  for (const mark of [/\n\n- \*\*\w[^\n]*\n- /, /\n\n1\. [^\n]*\n2\. /])
    expect(contents.some((content) => mark.test(content))).toBe(true);
});

test("the ten popular categories stand with five live products each", () => {
  for (const name of popular) {
    expect(
      categories.some((row) => row.slug === name),
      name,
    ).toBe(true);
    expect(
      software.filter((row) => row.isActive && row.categorySlugs.includes(name)).length,
      name,
    ).toBeGreaterThanOrEqual(5);
  }
});

test("a plan's features are whole: no number is cut at its comma", () => {
  const features = plans.flatMap((row) => row.features);
  expect(features).toContain("2,000 answers");
  expect(features.filter((feature) => /^(?:\d{1,3}|000.*)$/.test(feature))).toEqual([]);
});

test("companies and software keep their formats", () => {
  for (const row of companies) {
    expect(row.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    expect(sizes).toContain(row.employeeCount);
    expect(row.foundedYear > 1850 && row.foundedYear < 2027, row.slug).toBe(true);
    expect(row.location).toMatch(/.+, .+/);
  }
  for (const row of software) {
    expect(row.shortDescription.length > 10 && row.shortDescription.length <= 300, row.slug).toBe(true);
    expect(row.websiteUrl ?? "https://none.example").toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
    expect(row.features.length, row.slug).toBeGreaterThan(0);
    expect(row.features.length <= 100 && row.features.every((text) => text.length <= 200), row.slug).toBe(
      true,
    );
    const paragraphs = row.description.split("\n\n").length;
    if (row.isActive)
      expect(paragraphs >= 2 && paragraphs <= 4, `${row.slug}: ${paragraphs} paragraphs`).toBe(true);
    expect(row.createdAt).toMatch(utc);
  }
  for (const row of plans) {
    expect(row.price ?? "1.00", row.softwareSlug).toMatch(/^\d+\.\d\d$/);
    expect(["month", "year", "once"]).toContain(row.billingPeriod);
    if (row.minimumPeople !== null) expect(row.unit, row.softwareSlug).toBe("person");
  }
});

test("facts are believable: what a text says is stated, much is unknown, and partners are in the catalogue", () => {
  const names = new Set(software.map(({ name }) => name));
  const share = (holds: (row: (typeof software)[number]) => boolean) =>
    software.filter(holds).length / software.length;
  expect(software.flatMap(({ integrations }) => integrations).filter((name) => !names.has(name))).toEqual([]);
  const hosted = plans
    .filter(({ features }) => /self-host|own hosting/.test(features.join()))
    .map((row) => row.softwareSlug);
  expect(hosted.length).toBeGreaterThan(0);
  for (const { slug, platforms } of software.filter((row) => hosted.includes(row.slug)))
    if (platforms.length > 0) expect(platforms, slug).toContain("self-hosted");
  for (const fact of ["platforms", "languages", "supportKinds", "integrations"] as const) {
    expect(
      share((row) => row[fact].length === 0),
      fact,
    ).toBeGreaterThan(0.1);
    expect(
      share((row) => row[fact].length === 0),
      fact,
    ).toBeLessThan(0.55);
  }
  for (const known of [true, false, null])
    expect(share((row) => row.hasFreeTrial === known)).toBeGreaterThan(0.05);
  expect(plans.filter(({ unit }) => unit === "person").length / plans.length).toBeGreaterThan(0.25);
  expect(plans.filter(({ unit }) => unit === null).length / plans.length).toBeGreaterThan(0.1);
  for (const unit of ["EUR", "GBP"]) expect(plans.some(({ currency }) => currency === unit)).toBe(true);
});

test("reviews keep their formats", () => {
  const created = new Map(software.map((row) => [row.slug, row.createdAt]));
  const roleNames = Object.values(roles);
  for (const row of reviews) {
    expect(
      [row.rating, row.easeOfUse ?? 1, row.support ?? 1, row.value ?? 1].every(
        (n) => Number.isInteger(n) && n >= 1 && n <= 5,
      ),
      row.key,
    ).toBe(true);
    expect(row.title.length > 3 && row.title.length <= 150, row.title).toBe(true);
    expect(row.content.trim().length, row.key).toBeGreaterThan(30);
    for (const list of [row.pros, row.cons])
      expect(list.length <= 10 && list.every((text) => text.length <= 300), row.key).toBe(true);
    expect(roleNames).toContain(row.role);
    expect(sizes).toContain(row.companySize);
    expect([null, ...tenures]).toContain(row.usedFor);
    expect(row.createdAt).toMatch(utc);
    expect(
      row.createdAt >= "2022-11-01" &&
        row.createdAt < "2026-11-01" &&
        row.createdAt >= created.get(row.softwareSlug)!.slice(0, 10),
      row.key,
    ).toBe(true);
  }
  expect(repeated(reviews.map((row) => `${row.authorKey} ${row.softwareSlug}`))).toEqual([]);
});

test("an author is the same person everywhere", () => {
  const seen = new Map<string, string>();
  for (const row of reviews) {
    const person = JSON.stringify([row.author, row.role, row.companySize, row.industry]);
    expect(seen.get(row.authorKey) ?? person, row.authorKey).toBe(person);
    seen.set(row.authorKey, person);
  }
});

test("no two reviews share a title, and long sentences hardly ever return", () => {
  expect(repeated(reviews.map((row) => row.title.toLowerCase()))).toEqual([]);
  expect(repeated(reviews.map((row) => row.content)).length).toBe(0);
  const counts = new Map<string, number>();
  for (const row of reviews)
    for (const text of sentencesOf(row.content))
      if (text.length > 60) counts.set(text, (counts.get(text) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 4)).toEqual([]);
});

test("no review says the same sentence twice", () => {
  const twice = reviews.filter((row) => repeated(sentencesOf(row.content)).length > 0);
  expect(twice.map((row) => row.key)).toEqual([]);
});

test("nothing is left over from the making", () => {
  const all = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : value && typeof value === "object"
        ? Object.values(value).flatMap(all)
        : [];
  expect(
    rows.flatMap((entry) => all(entry.row)).filter((text) => /lorem|undefined|\bTODO\b|[{}|]/i.test(text)),
  ).toEqual([]);
  const slips = /\s\s| [.,;]|[^.]\.\.(?!\.)|[a-z]\. [a-z]|,\s*\.|\(\s|\s\)/;
  expect(
    reviews.flatMap((row) => [row.title, ...row.content.split("\n\n")]).filter((text) => slips.test(text)),
  ).toEqual([]);
});

test("every drawing exists and is small", () => {
  const logos = [...companies, ...software].flatMap((row) => (row.logoUrl ? [row.logoUrl] : []));
  const screens = software.flatMap((row) => row.screenshots.map((shot) => shot.url));
  expect([...logos, ...screens].filter((path) => !existsSync(drawing(path)))).toEqual([]);
  expect(logos.filter((path) => statSync(drawing(path)).size > 2048)).toEqual([]);
  expect(screens.filter((path) => statSync(drawing(path)).size > 12_000)).toEqual([]);
  const used = new Set(logos.map((path) => path.slice("/demo/logos/".length)));
  expect(readdirSync(drawing("/demo/logos/")).filter((file) => !used.has(file))).toEqual([]);
});

test("what a listing's own list adds is not what its vocabularies say in more words", () => {
  const bySlug = new Map(categories.map((row) => [row.slug, row]));
  const compared = (slugs: readonly string[]): string[] =>
    slugs.flatMap((slug) => {
      const row = bySlug.get(slug);
      const names = (row?.comparedFeatures ?? []).map(({ name }) => name.toLowerCase());
      return row?.parentSlug ? [...names, ...compared([row.parentSlug])] : names;
    });
  // Whole parts of a product, of which the vocabulary names a detail.
  const parts = ["sales", "stock", "calendar"];
  const repeated = software.flatMap(({ slug, categorySlugs, features }) => {
    const names = compared(categorySlugs);
    return features
      .map((feature) => feature.toLowerCase())
      .filter((feature) => !names.includes(feature) && !parts.includes(feature))
      .filter((feature) =>
        names.some((name) => feature.split(" ").every((word) => name.split(" ").includes(word))),
      )
      .map((feature) => `${slug}: ${feature}`);
  });
  expect(repeated).toEqual([]);
});
