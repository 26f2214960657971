import { type Random, random } from "../random.ts";
import { lower } from "../text.ts";
import type { Category, Fact, Plan, Product } from "../types.ts";
import { lines, type Segment, segments } from "./growth.ts";
import type { Listing } from "./listings.ts";
import { spinCompiled } from "./spin.ts";

/** What the products of a category of the small demo catalogue say, for those that are added to it. */
type Material = { models: Product[]; good: Fact[]; bad: Fact[]; features: string[] };

const priceFactors = [0.5, 0.75, 1, 1, 1.25, 1.5, 2, 3];

/** Writes the products that are added, each from what those of its category say; the same listing, the same product. */
export class ProductWriter {
  private readonly bySlug: Map<string, Category>;
  private readonly segmentOf: Map<string, Segment>;
  private readonly materials = new Map<string, Material>();

  constructor(products: readonly Product[], bySlug: Map<string, Category>, segmentOf: Map<string, Segment>) {
    this.bySlug = bySlug;
    this.segmentOf = segmentOf;
    for (const [slug, models] of Map.groupBy(products, (product) => product.categories[0]!))
      this.materials.set(slug, materialOf(models));
  }

  /** The product of a listing. */
  write(listing: Listing): Product {
    const rng = random(`product:${listing.slug}`);
    const primary = listing.categories[0]!;
    const segment = this.segmentOf.get(primary);
    const base = segment ? this.bySlug.get(primary)!.parent! : primary;
    const material = this.materials.get(base)!;
    const model = rng.pick(material.models);
    const features = sample(material.features, rng.int(4, 9), rng);
    const quality = 3.65 + rng.normal() * 0.62;
    return {
      ...listing,
      quality: Math.max(1.6, Math.min(4.8, quality)),
      lean: { ease: rng.int(-1, 1), support: rng.int(-1, 1), value: rng.int(-1, 1) },
      industries: segment ? [segment.industry] : [],
      flags: new Set(["nologo", ...(rng.chance(0.003) ? ["featured"] : [])]),
      since: rng.chance(0.02)
        ? new Date(Date.UTC(2026, 9, 30 - rng.int(0, 55))).toISOString().slice(0, 10)
        : null,
      short: shortOf(this.bySlug.get(base)!.name, segment, features, rng),
      paragraphs: paragraphsOf(listing.name, material.models, rng),
      features,
      plans: rng.chance(0.86) ? plansOf(model.plans, rng) : [],
      screens: [],
      good: sample(material.good, rng.int(5, 8), rng),
      bad: sample(material.bad, rng.int(4, 7), rng),
      written: [],
      foreign: [],
    };
  }
}

function materialOf(products: Product[]): Material {
  const models = products.filter(({ paragraphs, features }) => paragraphs.length > 0 && features.length > 0);
  // What names its product is about that one only.
  const free = (product: Product) => (fact: Fact) =>
    ![fact.phrase, fact.title, ...fact.sentences].some((text) => text.includes(product.name.split(" ")[0]!));
  return {
    models,
    good: models.flatMap((product) => product.good.filter(free(product))),
    bad: models.flatMap((product) => product.bad.filter(free(product))),
    features: [...new Set(models.flatMap(({ features }) => features))],
  };
}

function shortOf(category: string, segment: Segment | undefined, features: string[], rng: Random): string {
  const [first = "", second = "", third = ""] = features.map(lower);
  const name = (segment ?? rng.pick(segments)).name.toLowerCase();
  return spinCompiled(rng.pick(lines("short descriptions")), rng, {
    category,
    segment: name,
    first,
    second,
    third,
  });
}

/** Two to four paragraphs of other products, with this one's name in the place of theirs. */
function paragraphsOf(name: string, models: readonly Product[], rng: Random): string[] {
  const count = rng.int(2, 4);
  const paragraphs: string[] = [];
  while (paragraphs.length < count) {
    const model = rng.pick(models);
    const brand = model.name.split(" ")[0]!;
    const text = model.paragraphs[Math.min(paragraphs.length, model.paragraphs.length - 1)]!;
    const renamed = text.replaceAll(model.name, name).replaceAll(brand, name.split(" ")[0]!);
    if (!paragraphs.includes(renamed)) paragraphs.push(renamed);
    else if (models.length < 4) break;
  }
  return paragraphs;
}

function plansOf(plans: readonly Plan[], rng: Random): Plan[] {
  const factor = rng.pick(priceFactors);
  return plans.map((plan) => ({
    ...plan,
    price: plan.price && Math.round(Number(plan.price) * factor).toFixed(2),
  }));
}

/** Some of the items, none twice. */
export function sample<T>(items: readonly T[], count: number, rng: Random): T[] {
  if (count >= items.length) return rng.shuffle(items);
  const found = new Set<T>();
  while (found.size < count) found.add(rng.pick(items));
  return [...found];
}
