import { parts, slugOf } from "./text.ts";
import type { Category, Company, Fact, Plan, Product, Size, UsedFor, WholeReview } from "./types.ts";
import { roles, sizes, tenures } from "./types.ts";

export type Area = {
  categories: Category[];
  companies: Company[];
  products: Product[];
  reviews: Map<string, WholeReview[]>;
};

const usedForOf: Record<string, UsedFor> = {
  "<6m": tenures[0],
  "6-12m": tenures[1],
  "1-2y": tenures[2],
  "2y+": tenures[3],
};

function category(line: string): Category {
  const [name, parent, type, slug] = parts(line, "|") as [string, string, string, string?];
  if (type !== "software" && type !== "service")
    throw new Error(`Category "${name}" is neither software nor service`);
  return {
    slug: slug ?? slugOf(name),
    name,
    parent: parent === "-" ? null : parent,
    type,
    description: "",
    hero: "",
    roles: [],
    screens: [],
    synonyms: [],
    needs: [],
    advice: [],
  };
}

function company(line: string): Company {
  const [name, location, founded, size, industry, mark, description] = parts(line, "|") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string?,
  ];
  if (!description || !sizes.includes(size as Size)) throw new Error(`Company line "${line}" is incomplete`);
  return {
    slug: slugOf(name),
    name,
    description,
    industry,
    employeeCount: size as Size,
    foundedYear: Number(founded),
    location,
    isVerified: mark === "v",
  };
}

/** "Name | company or - | quality | reviews | options", options being also=a,b  since=2026-10-20  slug=x  e+ s- v+  and flags. */
function product(line: string, primary: string): Product {
  const [name, maker, quality, reviews, options = ""] = parts(line, "|") as [
    string,
    string,
    string,
    string,
    string?,
  ];
  const words = options.split(/\s+/).filter(Boolean);
  const option = (key: string) => words.find((word) => word.startsWith(key + "="))?.slice(key.length + 1);
  const lean = (letter: string) =>
    words.filter((w) => w === letter + "+").length - words.filter((w) => w === letter + "-").length;
  return {
    slug: option("slug") ?? slugOf(name),
    name,
    company: maker === "-" ? null : slugOf(maker),
    categories: [primary, ...(option("also")?.split(",") ?? [])],
    quality: Number(quality),
    reviews: Number(reviews),
    lean: { ease: lean("e"), support: lean("s"), value: lean("v") },
    flags: new Set(words.filter((word) => /^[a-z]{4,}$/.test(word))),
    industries: (option("ind") ?? "")
      .split(",")
      .filter(Boolean)
      .map((name) => name.replace(/_/g, " ")),
    since: option("since") ?? null,
    short: "",
    paragraphs: [],
    features: [],
    plans: [],
    screens: [],
    good: [],
    bad: [],
    written: [],
    foreign: [],
  };
}

function plan(text: string): Plan {
  const found = /^(\*?)(.+?) (\?|\d+(?:\.\d\d)?)(\/y)?(?:: (.*))?$/.exec(text);
  if (!found) throw new Error(`Plan "${text}" does not read as "Name price: feature, feature"`);
  const [, star, name, price, yearly, features] = found as unknown as [
    string,
    string,
    string,
    string,
    string?,
    string?,
  ];
  return {
    name,
    price: price === "?" ? null : price.includes(".") ? price : price + ".00",
    billingPeriod: yearly ? "year" : "month",
    // A comma within a number ("2,000 answers") separates nothing.
    features: parts(features ?? "", ", "),
    isPopular: star === "*",
  };
}

function fact(text: string): Fact {
  const [phrase, title, ...sentences] = parts(text, " / ") as [string, string?, ...string[]];
  if (!title) throw new Error(`Fact "${text}" needs a phrase and a title`);
  return { phrase, title, sentences };
}

function persona(review: WholeReview, text: string) {
  const found = /^(\w+) (\S+) (\S+) ([^:]+): ([^|]+?)(?: \| (.+))?$/.exec(text);
  const [, code = "", size = "", time = "", industry = "", designation = "", name] = found ?? [];
  if (!found || !roles[code] || !sizes.includes(size as Size))
    throw new Error(`Reviewer "${text}" does not read`);
  Object.assign(review, {
    role: roles[code],
    size,
    usedFor: usedForOf[time] ?? null,
    industry,
    designation,
    name,
  });
}

export function parseArea(source: string, file: string): Area {
  const area: Area = { categories: [], companies: [], products: [], reviews: new Map() };
  let inCategory: Category | null = null;
  let primary = "";
  let written: WholeReview[] | null = null;
  let inProduct: Product | null = null;
  let inReview: WholeReview | null = null;

  const read = (line: string) => {
    const mark = line.split(" ", 1)[0] ?? "";
    const rest = line.slice(mark.length + 1).trim();
    if (mark === "//") return;
    if (mark === "##") {
      inCategory = category(rest);
      area.categories.push(inCategory);
      primary = inCategory.slug;
      inProduct = inReview = null;
    } else if (mark === ">>") {
      primary = rest;
      inCategory = inProduct = inReview = null;
    } else if (mark === "==") {
      if (!primary) throw new Error("A product needs a category above it");
      inProduct = product(rest, primary);
      area.products.push(inProduct);
      written = inProduct.written;
      inReview = null;
    } else if (mark === "<<") {
      written = [];
      area.reviews.set(rest, written);
      inCategory = inProduct = inReview = null;
    } else if (mark === "*" && written) {
      const [, language = "en", title = ""] = /^(?:\[(\w+)\] )?(.*)$/.exec(rest.slice(2)) ?? [];
      inReview = {
        rating: Number(rest[0]),
        language,
        title,
        role: "",
        size: "1-10",
        usedFor: null,
        industry: "",
        designation: "",
        paragraphs: [],
        pros: [],
        cons: [],
      };
      written.push(inReview);
    } else if (inReview) readReview(inReview, mark, rest, line);
    else if (mark === "@") area.companies.push(company(rest));
    else if (inProduct) readProduct(inProduct, mark, rest, line);
    else if (inCategory) readCategory(inCategory, mark, rest, line);
    else throw new Error("Text outside of a category");
  };

  source.split("\n").forEach((line, index) => {
    try {
      if (line.trim()) read(line.trim());
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`);
    }
  });
  return area;
}

function readCategory(it: Category, mark: string, rest: string, line: string) {
  if (mark === "roles:")
    it.roles = parts(rest, ",").map((word) => [word.split(" ")[0] ?? "", Number(word.split(" ")[1])]);
  else if (mark === "screens:") it.screens = parts(rest, " / ");
  else if (mark === "synonyms:") it.synonyms = parts(rest, ",");
  else if (mark === "?") it.needs.push(...parts(rest, " / "));
  else if (mark === "!") it.advice.push(...parts(rest, " / "));
  else if (!it.description) it.description = line;
  else if (!it.hero) it.hero = line;
  else throw new Error(`A third paragraph for the category "${it.name}"`);
}

function readProduct(it: Product, mark: string, rest: string, line: string) {
  if (mark === "#") it.features.push(...parts(rest, ";"));
  else if (mark === "$") it.plans.push(...parts(rest, " / ").map(plan));
  else if (mark === "%") it.screens.push(...parts(rest, " / ").map(screen));
  else if (mark === "+") it.good.push(fact(rest));
  else if (mark === "-") it.bad.push(fact(rest));
  else if (!it.short) it.short = line;
  else it.paragraphs.push(line);
}

function readReview(it: WholeReview, mark: string, rest: string, line: string) {
  if (mark === "@") persona(it, rest);
  else if (mark === "+") it.pros.push(...parts(rest, " / "));
  else if (mark === "-") it.cons.push(...parts(rest, " / "));
  else it.paragraphs.push(line);
}

export const screen = (text: string) => ({
  kind: text.split(":", 1).join("").trim(),
  caption: text.slice(text.indexOf(":") + 1).trim(),
});

/** Files of named lists: "[name]" opens a list, each further line is one entry. */
export function parseLists(source: string): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  let current: string[] | null = null;
  for (const raw of source.split("\n")) {
    const line = raw.trim();
    if (!line || line.startsWith("// ")) continue;
    if (line.startsWith("[")) current = lists[line.slice(1, line.indexOf("]"))] ??= [];
    else if (current) current.push(line);
    else throw new Error(`"${line}" stands outside of a list`);
  }
  return lists;
}
