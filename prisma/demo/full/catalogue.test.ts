import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { catalogueFiles, catalogueSchemas } from "../../../api/src/inputs/catalogue.ts";
import { demoCatalogue } from "../catalogue.ts";
import { random } from "../random.ts";
import { type FullRow, fullCatalogue } from "./catalogue.ts";
import { countsAt } from "./scale.ts";
import { spinCompiled } from "./spin.ts";

const scale = 0.05;
const rows = [...fullCatalogue(scale)];
type RowOf<File> = Extract<FullRow, { file: File }>["row"];
const of = <File extends FullRow["file"]>(file: File) =>
  rows.filter((entry) => entry.file === file).map(({ row }) => row as RowOf<File>);
const reviews = of("reviews");
const users = of("users");
const repeated = (values: string[]) => values.length - new Set(values).size;

test("the same scale gives the same rows", () => {
  const digest = (all: Iterable<FullRow>) => {
    const hash = createHash("sha256");
    for (const row of all) hash.update(JSON.stringify(row));
    return hash.digest("hex");
  };
  expect(digest(fullCatalogue(scale))).toBe(digest(rows));
});

test("there is as much of everything as the scale says", () => {
  const { software, companies, categories, users: people, reviews: opinions } = countsAt(scale);
  const found = [of("software"), of("companies"), of("categories"), users, reviews].map(
    (list) => list.length,
  );
  expect(found).toEqual([software, companies, categories, people, opinions]);
});

/** The values of a row under the keys that another has. */
const alike = (row: object, other: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in other));

test("it begins with the rows of the small catalogue", () => {
  const small = Map.groupBy(demoCatalogue(), ({ file }) => file);
  for (const file of catalogueFiles) {
    const begun = small.get(file) ?? [];
    const full: object[] = of(file);
    expect(begun.filter(({ row }, i) => !isDeepStrictEqual(alike(full[i]!, row), row))).toEqual([]);
  }
});

test("every row passes the rules of a catalogue's files as it is", () => {
  for (const file of catalogueFiles)
    for (const row of of(file)) {
      const { data, error } = catalogueSchemas[file].safeParse(row);
      if (!data || !isDeepStrictEqual(alike(data, row), alike(row, data)))
        expect.fail(`${JSON.stringify(row)}: ${error?.message ?? "is changed"}`);
    }
});

test("nobody reviews a software twice, and everyone is known beforehand", () => {
  expect(repeated(reviews.map(({ key }) => key))).toBe(0);
  expect(repeated(reviews.map(({ authorKey, softwareSlug }) => `${authorKey} ${softwareSlug}`))).toBe(0);
  const joined = new Map(users.map(({ key, createdAt }) => [key, createdAt]));
  expect(reviews.filter(({ authorKey, createdAt }) => createdAt < joined.get(authorKey)!)).toEqual([]);
  expect(rows.findIndex(({ file }) => file === "reviews")).toBe(rows.length - reviews.length);
});

test("users have addresses that nobody has, or come from a catalogue", () => {
  const addresses = users.flatMap(({ email }) => email ?? []);
  expect(repeated(users.map(({ key }) => key)) + repeated(addresses)).toBe(0);
  expect(addresses.filter((email) => !/^[a-z.-]+@[a-z-]+\.example$/.test(email))).toEqual([]);
});

test("reviews lie in four years, differ in mean and have what reviews have", () => {
  const times = reviews.map(({ createdAt }) => createdAt).sort();
  expect(times[0]! >= "2022-11-01" && times[0]! < "2023-06-01" && times.at(-1)! < "2026-11-01").toBe(true);
  const share = (has: (row: (typeof reviews)[number]) => boolean) =>
    reviews.filter(has).length / reviews.length;
  expect(share(({ rating }) => rating <= 2)).toBeGreaterThan(0.08);
  expect(share(({ easeOfUse }) => easeOfUse !== null)).toBeGreaterThan(0.6);
  expect(share(({ usedFor }) => usedFor !== null)).toBeGreaterThan(0.8);
  const bySoftware = [...Map.groupBy(reviews, ({ softwareSlug }) => softwareSlug).values()];
  const means = bySoftware.map((list) => list.reduce((sum, { rating }) => sum + rating, 0) / list.length);
  expect(Math.min(...means)).toBeLessThan(2.8);
  expect(Math.max(...means)).toBeGreaterThan(4.5);
});

test("texts are of many lengths, and read as texts", () => {
  const words = reviews.map(({ content }) => content.split(/\s+/).length).sort((a, b) => a - b);
  expect(words[Math.floor(words.length / 10)]).toBeLessThan(20);
  expect(words.at(-1)).toBeGreaterThan(250);
  expect(new Set(reviews.map(({ content }) => content)).size / reviews.length).toBeGreaterThan(0.85);
  const slips = /[{}|]|undefined|\s\s| [.,;]|[^.]\.\.(?!\.)|,\s*\./;
  const texts = reviews.flatMap(({ title, content }) => [title, ...content.split("\n\n")]);
  const described = of("software").flatMap(({ name, shortDescription, description }) => [
    name,
    shortDescription,
    ...description.split("\n\n"),
  ]);
  expect([...texts, ...described].filter((text) => slips.test(text))).toEqual([]);
});

test("choices and variables may stand inside of each other", () => {
  const sentences = new Set(
    Array.from({ length: 50 }, (_, i) =>
      spinCompiled("{We|{They|You} at {emp}} {really |}do.", random(String(i)), { emp: "home" }),
    ),
  );
  expect(sentences).toEqual(
    new Set([
      "We do.",
      "We really do.",
      "They at home do.",
      "They at home really do.",
      "You at home do.",
      "You at home really do.",
    ]),
  );
  expect(() => spinCompiled("{nobody}", random(""), {})).toThrow('Unknown {nobody} in "{nobody}"');
});
