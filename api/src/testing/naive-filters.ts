import { minimumRatings, platforms, segments } from "../inputs/index.ts";

/** Languages that listings have. */
export const languages = ["en", "de", "pt-BR", "fr"];
/** Industries of their reviewers. */
export const industries = ["Shipping", "Health Care", "Hotels, Inns", "Retail"];
/** Keys of the vocabularies of the category and of the one above it; "sso" is in both. */
export const features = { below: ["sso", "audit"], above: ["sso", "export"] };

/** A listing with what it is filtered by. */
export interface Listing {
  name: string;
  inBelow: boolean;
  platforms: string[];
  languages: string[];
  industries: string[];
  trial: boolean | null;
  price: number | null;
  rating: number;
  segments: Record<string, number>;
  features: string[];
}

/** Filters as the API takes them, but for enums, which are words here. */
export interface Filters {
  platforms?: string[];
  languages?: string[];
  hasFreeTrial?: boolean;
  minPrice?: number;
  maxPrice?: number;
  minRating?: string;
  industries?: string[];
  segments?: string[];
  features?: string[];
}

/** Which listings pass each group, naively; a group that is not filtered by is left out. */
function tests(
  filters: Filters,
  place: "below" | "above" | null,
): Record<string, (listing: Listing) => boolean> {
  const shares = (chosen: readonly string[], own: readonly string[]) =>
    own.some((one) => chosen.includes(one));
  const { minPrice, maxPrice, minRating, hasFreeTrial } = filters;
  const all = {
    platforms: filters.platforms?.length && ((l: Listing) => shares(filters.platforms ?? [], l.platforms)),
    languages: filters.languages?.length && ((l: Listing) => shares(filters.languages ?? [], l.languages)),
    industries:
      filters.industries?.length && ((l: Listing) => shares(filters.industries ?? [], l.industries)),
    hasFreeTrial: hasFreeTrial !== undefined && ((l: Listing) => l.trial === hasFreeTrial),
    price:
      (minPrice !== undefined || maxPrice !== undefined) &&
      ((l: Listing) => l.price !== null && l.price >= (minPrice ?? 0) && l.price <= (maxPrice ?? 1e9)),
    minRating: minRating && ((l: Listing) => l.rating >= Number(minRating)),
    segments:
      filters.segments?.length &&
      ((l: Listing) => (filters.segments ?? []).some((one) => (l.segments[one] ?? 0) > 0)),
    features:
      filters.features?.length &&
      ((l: Listing) => (filters.features ?? []).every((key) => hasFeature(l, key, place))),
  };
  return Object.fromEntries(Object.entries(all).filter(([, passes]) => passes)) as ReturnType<typeof tests>;
}

/** By the vocabulary of the nearest category. */
function hasFeature(listing: Listing, key: string, place: "below" | "above" | null): boolean {
  if (place === null) return false;
  const owner = place === "below" && features.below.includes(key) ? "below" : "above";
  return listing.features.includes(`${owner} ${key}`);
}

/** What is counted of each group, naively: listings that pass all other groups and have the value; of features all groups. */
export function naiveCounts(inList: readonly Listing[], filters: Filters, place: "below" | "above" | null) {
  const passes = tests(filters, place);
  const within = (group: string) =>
    inList.filter((l) => Object.entries(passes).every(([name, test]) => name === group || test(l)));
  const left = inList.filter((l) => Object.values(passes).every((test) => test(l)));
  const count = (
    group: string,
    values: readonly string[],
    has: (l: Listing, value: string) => boolean,
    chosen: readonly string[] = [],
  ) => {
    const counted = values.map(
      (value) =>
        [
          value,
          (group === "features" ? left : within(group)).filter((l) => has(l, value)).length,
          chosen.includes(value),
        ] as const,
    );
    return Object.fromEntries(
      counted.filter(([, n, isChosen]) => n > 0 || isChosen).map(([value, n]) => [value, n]),
    );
  };
  const { minPrice, maxPrice } = filters;
  const inRange = (l: Listing, range: string) => {
    const [min, max] = range.split("-");
    return l.price !== null && l.price >= Number(min) && l.price <= Number(max || 1e9);
  };
  const ranges = ["0-0", "0-10", "10-50", "50-200", "200-"];
  const own = minPrice === undefined && maxPrice === undefined ? [] : [`${minPrice ?? 0}-${maxPrice ?? ""}`];
  ranges.push(...own.filter((range) => !ranges.includes(range)));
  const counts: Record<string, Record<string, number>> = {
    platforms: count("platforms", platforms, (l, value) => l.platforms.includes(value), filters.platforms),
    languages: count("languages", languages, (l, value) => l.languages.includes(value), filters.languages),
    industries: count(
      "industries",
      industries,
      (l, value) => l.industries.includes(value),
      filters.industries,
    ),
    hasFreeTrial: count(
      "hasFreeTrial",
      filters.hasFreeTrial === false ? ["yes", "no"] : ["yes"],
      (l, value) => l.trial === (value === "yes"),
      filters.hasFreeTrial === undefined ? [] : [filters.hasFreeTrial ? "yes" : "no"],
    ),
    price: count("price", ranges, inRange, own),
    minRating: count("minRating", minimumRatings, (l, value) => l.rating >= Number(value), [
      filters.minRating ?? "",
    ]),
    segments: count("segments", segments, (l, value) => (l.segments[value] ?? 0) > 0, filters.segments),
    features: count(
      "features",
      [...new Set([...features.below, ...features.above, ...(filters.features ?? [])])],
      (l, key) => hasFeature(l, key, place),
      filters.features,
    ),
  };
  if (place === null && !filters.features?.length) delete counts["features"];
  return { total: left.length, names: left.map(({ name }) => name).sort(), counts };
}
