import { type Demo, readDemo } from "../catalogue.ts";
import { random } from "../random.ts";
import type { Category, Company, Product } from "../types.ts";
import { type GrownCategory, growCategories } from "./categories.ts";
import { type GrownCompany, growCompanies } from "./companies.ts";
import type { Segment } from "./growth.ts";
import { type Listing, placeListings } from "./listings.ts";
import { longTail } from "./long-tail.ts";
import { Coinage, Names } from "./names.ts";
import { countsAt, extremes, type Scale } from "./scale.ts";

export type Plan = {
  counts: Scale;
  demo: Demo;
  categories: GrownCategory[];
  companies: GrownCompany[];
  listings: Listing[];
  /** How many reviews each software has in the end, by slug: those of the small demo catalogue among them. */
  reviews: Map<string, number>;
  /** Every category by slug. */
  bySlug: Map<string, Category>;
  /** Whom a category is for, by its slug. */
  segmentOf: Map<string, Segment>;
  /** Names of houses that became no company. */
  houses: readonly string[];
};

/** Everything about the full directory but its texts and people: quick, and the same on every machine. */
export function planDirectory(scale: number): Plan {
  const counts = countsAt(scale);
  const demo = readDemo();
  const coinage = new Coinage();
  const categories = growCategories(demo.categories, counts.categories - demo.categories.length);
  const bySlug = new Map<string, Category>([...demo.categories, ...categories].map((one) => [one.slug, one]));
  const segmentOf = new Map(categories.map(({ slug, segment }) => [slug, segment]));
  const companies = growCompanies(
    demo.companies,
    demo.categories.filter(({ parent }) => parent !== null),
    counts.companies - demo.companies.length,
    coinage,
    new Names(demo.companies.map(({ slug }) => slug)),
  );
  const listings = placeListings({
    counts,
    products: demo.products,
    categories,
    bySlug,
    companies: [...companies, { ...largestCompany(demo.companies), brand: "Cormorant" }],
    coinage,
  });
  const reviews = spreadReviews(counts, demo.products, listings);
  for (const listing of listings) listing.reviews = reviews.get(listing.slug) ?? 0;
  return {
    counts,
    demo,
    categories,
    companies,
    listings,
    reviews,
    bySlug,
    segmentOf,
    houses: coinage.rest(),
  };
}

const largestCompany = (companies: readonly Company[]) =>
  companies.find(({ slug }) => slug === extremes.company)!;

/** Most reviewed first, a third of all software without any; nothing of the small demo catalogue loses a review. */
function spreadReviews(
  counts: Scale,
  products: readonly Product[],
  listings: readonly Listing[],
): Map<string, number> {
  const rng = random("reviews");
  const own = products.filter(
    ({ slug, reviews, flags }) => slug !== extremes.software && reviews > 0 && !flags.has("draft"),
  );
  const ranked = rng.shuffle([
    ...own.map(({ slug, reviews, foreign }) => ({ slug, floor: reviews + foreign.length })),
    ...listings.filter(() => rng.chance(0.64)).map(({ slug }) => ({ slug, floor: 1 })),
  ]);
  const cap = Math.round(counts.largest.software * 0.4);
  const tail = longTail({
    total: counts.reviews - counts.largest.software,
    floors: ranked.map(({ floor }) => floor),
    caps: ranked.map(({ floor }) => Math.max(cap, floor)),
    steepness: 1.5,
    offset: 90,
  });
  return new Map([
    [extremes.software, counts.largest.software],
    ...ranked.map(({ slug }, i): [string, number] => [slug, tail[i]!]),
  ]);
}
