import { random } from "./random.ts";
import { slugOf } from "./text.ts";
import type { Category, FeatureRow, ReviewRow, SoftwareRow } from "./types.ts";

type Said = Pick<ReviewRow, "confirmedFeatures" | "deniedFeatures">;
type Rated = Pick<SoftwareRow, "slug" | "categorySlugs" | "features" | "offeredFeatures">;

/** What categories are compared by, what vendors say about it, and what reviewers say who have seen more. */
export class Vocabularies {
  readonly #bySlug: ReadonlyMap<string, Category>;
  readonly #common: Record<string, string[]>;
  readonly #own: Record<string, string[]>;
  readonly #of = new Map<string, FeatureRow[]>();
  readonly #software = new Map<string, { names: string[]; offered: ReadonlySet<string> }>();

  /** `common` is what products of an area have in common, `own` the further features of single categories with their meaning. */
  constructor(
    bySlug: ReadonlyMap<string, Category>,
    common: Record<string, string[]>,
    own: Record<string, string[]>,
  ) {
    this.#bySlug = bySlug;
    this.#common = common;
    this.#own = own;
  }

  /** The vocabulary of a category: what its area has in common stands in that of the area. */
  of({ slug, parent, type }: Pick<Category, "slug" | "parent" | "type">): FeatureRow[] {
    const known = this.#of.get(slug);
    if (known) return known;
    const shared = parent === null ? [...(this.#common[slug] ?? []), ...(this.#common[type] ?? [])] : [];
    const lines = [...(this.#own[slug] ?? []), ...shared].map(
      (line) => line.split(" | ") as [string, string?],
    );
    const features = lines.map(([name, description = null]) => ({ key: slugOf(name), name, description }));
    this.#of.set(slug, features);
    return features;
  }

  /** What the vendor ticks: what their own list names, and of its categories' own features the better half. */
  offered({ slug, categorySlugs, features }: Omit<Rated, "offeredFeatures">, quality: number): string[] {
    const rng = random(`offered:${slug}`);
    const has = new Set(features);
    return this.#compared(categorySlugs).flatMap(({ category, feature: { key, name } }) =>
      rng.chance(has.has(name) ? 1 : category in this.#own ? 0.3 + quality / 12 : 0.02)
        ? [`${category}/${key}`]
        : [],
    );
  }

  /** Notes what vendors say, on which `said` depends. */
  note({ slug, categorySlugs, offeredFeatures }: Rated): void {
    const names = this.#compared(categorySlugs).map(({ category, feature }) => `${category}/${feature.key}`);
    this.#software.set(slug, { names, offered: new Set(offeredFeatures) });
  }

  /** What a reviewer answers, of `share` of them: a few features, mostly as they are, and mostly as the vendor says. */
  said({ key, softwareSlug }: Pick<ReviewRow, "key" | "softwareSlug">, share: number): Said {
    const rng = random(`said:${key}`);
    const known = this.#software.get(softwareSlug);
    if (!known || !rng.chance(share)) return { confirmedFeatures: [], deniedFeatures: [] };
    const answered = rng.shuffle(known.names.slice(0, 10)).slice(0, rng.int(3, 6)).sort();
    const isSo = (name: string) => {
      const truth = random(`truth:${softwareSlug}:${name}`).chance(known.offered.has(name) ? 0.93 : 0.3);
      return rng.chance(0.93) ? truth : !truth;
    };
    const { yes = [], no = [] } = Object.groupBy(answered, (name) => (isSo(name) ? "yes" : "no"));
    return { confirmedFeatures: yes, deniedFeatures: no };
  }

  /** The features of categories and of those above them, nearest first. */
  #compared(slugs: readonly string[]): { category: string; feature: FeatureRow }[] {
    const levels: string[][] = [];
    for (let level = [...slugs]; level.length > 0; ) {
      levels.push(level);
      level = level.flatMap((slug) => this.#bySlug.get(slug)?.parent ?? []);
    }
    return [...new Set(levels.flat())].flatMap((slug) => {
      const category = this.#bySlug.get(slug);
      return category ? this.of(category).map((feature) => ({ category: slug, feature })) : [];
    });
  }
}
