import { random } from "../random.ts";
import type { Category, Product } from "../types.ts";
import type { GrownCategory } from "./categories.ts";
import type { GrownCompany } from "./companies.ts";
import { nouns, segments } from "./growth.ts";
import { longTail } from "./long-tail.ts";
import { type Coinage, Names } from "./names.ts";
import { extremes, type Scale } from "./scale.ts";

/** A product that is added: what is known of it before a text is written. */
export type Listing = {
  slug: string;
  name: string;
  company: string | null;
  /** The primary one first. */
  categories: string[];
  reviews: number;
};

type Given = {
  counts: Scale;
  products: readonly Product[];
  categories: readonly GrownCategory[];
  bySlug: Map<string, Category>;
  /** Those that are added, and the largest. */
  companies: readonly GrownCompany[];
  coinage: Coinage;
};

/** Products to reach the counts: each in its categories, with its company and a name of its own. */
export function placeListings(given: Given): Listing[] {
  const { counts, products, bySlug, companies, coinage } = given;
  const rng = random("listings");
  const placed = fillCategories(given);
  const makers = chooseMakers(
    counts,
    products,
    companies,
    placed.map(([primary]) => topOf(bySlug, primary!)),
  );
  const names = new Names([...products].map(({ slug }) => slug));
  return placed.map((categories, i) => {
    const maker = makers[i] ?? null;
    const top = topOf(bySlug, categories[0]!);
    const isOwn = !maker || (maker.slug !== extremes.company && rng.chance(0.28));
    for (;;) {
      const after = `${maker?.brand} ${rng.pick(nouns(top))}`;
      const house = rng.chance(0.25) ? `${after} for ${rng.pick(segments).name}` : after;
      const brand = isOwn ? coinage.brand() : "";
      const name = isOwn ? brand : house;
      const slug = names.take(name);
      if (slug) return { slug, name, company: maker?.slug ?? null, categories, reviews: 0 };
    }
  });
}

function topOf(bySlug: Map<string, Category>, slug: string): string {
  const parent = bySlug.get(slug)?.parent;
  return parent ? topOf(bySlug, parent) : slug;
}

/** The categories of each product to add; those of one top category lie together. */
function fillCategories({ counts, products, categories, bySlug }: Given): string[][] {
  const rng = random("placing");
  const direct = new Map<string, number>();
  const count = (slug: string) => direct.set(slug, (direct.get(slug) ?? 0) + 1);
  for (const product of products) for (const slug of product.categories) count(slug);
  const largest = counts.largest.category - (direct.get(extremes.category) ?? 0);
  // Far below the largest, but not below what the small demo catalogue has already.
  const cap = Math.max(14, Math.round(counts.largest.category * 0.4));

  const leaves = rng.shuffle([
    ...new Set(products.map((product) => product.categories[0]!)),
    ...categories.map(({ slug }) => slug),
  ]);
  const others = leaves.filter((slug) => slug !== extremes.category);
  const room = others.map((slug) => Math.max(0, Math.floor((cap - (direct.get(slug) ?? 0)) * 0.8)));
  const tail = longTail({
    total: counts.software - products.length - largest,
    floors: room.map((max) => Math.min(1, max)),
    caps: room,
    steepness: 1.1,
    offset: 12,
  });
  const primaries = [
    ...others.flatMap((slug, i) => Array<string>(tail[i]!).fill(slug)),
    ...Array<string>(largest).fill(extremes.category),
  ];
  for (const slug of primaries) count(slug);

  const byTop = Map.groupBy(others, (slug) => topOf(bySlug, slug));
  const second = (primary: string): string | undefined => {
    if (!rng.chance(0.3)) return undefined;
    const above = bySlug.get(primary)?.parent ?? "";
    const wanted =
      direct.has(above) && rng.chance(0.6) ? above : rng.pick(byTop.get(topOf(bySlug, primary))!);
    const isFull = (direct.get(wanted) ?? 0) >= cap;
    return wanted === primary || wanted === extremes.category || isFull ? undefined : wanted;
  };
  const placed = primaries.map((primary) => {
    const other = second(primary);
    if (other) count(other);
    return other ? [primary, other] : [primary];
  });
  const mixed = Map.groupBy(rng.shuffle(placed), ([primary]) => topOf(bySlug, primary!));
  return [...mixed.values()].flat();
}

/** A company for each product but a few; one company's products lie together, so that they are of a kind. */
function chooseMakers(
  counts: Scale,
  products: readonly Product[],
  companies: readonly GrownCompany[],
  tops: readonly string[],
): (GrownCompany | undefined)[] {
  const rng = random("makers");
  const large = companies.find(({ slug }) => slug === extremes.company)!;
  const own = products.filter(({ company }) => company === large.slug).length;
  const others = rng.shuffle(companies.filter((company) => company !== large));
  const wanted = counts.largest.company - own;
  const made = Math.floor((tops.length - wanted) * 0.97);
  const cap = Math.max(6, Math.round(counts.largest.company * 0.3));
  const tail = longTail({
    total: made,
    floors: others.map(() => (rng.chance(0.85) ? 1 : 0)),
    caps: others.map(() => cap),
    steepness: 1.4,
    offset: 40,
  });
  const slots = rng.shuffle(others.map((company, i) => Array<GrownCompany>(tail[i]!).fill(company))).flat();
  // The products of nobody stand anywhere between the others.
  const gaps = tops.length - wanted - made;
  const spread: (GrownCompany | undefined)[] = slots;
  for (let i = 0; i < gaps; i++) spread.splice(rng.int(0, spread.length), 0, undefined);
  const first = Math.max(0, tops.indexOf("sales"));
  return [...spread.slice(0, first), ...Array<GrownCompany>(wanted).fill(large), ...spread.slice(first)];
}
