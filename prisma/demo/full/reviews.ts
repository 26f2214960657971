import { listed } from "../catalogue.ts";
import { sizeRank } from "../people.ts";
import { random } from "../random.ts";
import { clamp, firstDay, moment, subRatings, usedForOf } from "../reviews.ts";
import type { PlainReviewRow, Product } from "../types.ts";
import { FullComposer } from "./compose.ts";
import type { Plan } from "./plan.ts";
import type { ProductWriter } from "./products.ts";
import { type Reviewer, Reviewers, roleName } from "./users.ts";

/** The reviews that are added, software by software; those of the small demo catalogue stand before them. */
export function* growReviews(
  plan: Plan,
  writer: ProductWriter,
  people: readonly Reviewer[],
  voices: Record<string, string[]>,
): Generator<PlainReviewRow> {
  const reviewers = new Reviewers(people);
  const composer = new FullComposer(voices);
  const { demo, listings, bySlug } = plan;
  const names = Map.groupBy(
    [...demo.products.filter(({ flags }) => !flags.has("draft")), ...listings],
    ({ categories }) => categories[0],
  );
  const add = function* (product: Product, from: number): Generator<PlainReviewRow> {
    const rng = random(`full:${product.slug}`);
    const category = bySlug.get(product.categories[0]!)!;
    const rivals = (names.get(category.slug) ?? [])
      .filter(({ slug }) => slug !== product.slug)
      .slice(0, 8)
      .map(({ name }) => name);
    const listedAt = Math.max(firstDay, Date.parse(listed(product)));
    const met = new Set<Reviewer>();
    for (let index = from; index < (plan.reviews.get(product.slug) ?? 0); index++) {
      const reviewer = reviewers.take(rng.weighted(category.roles), product.industries, met, rng);
      const rating = clamp(product.quality + rng.normal() * 0.95 - sizeRank(reviewer.size) * 0.05 + 0.08);
      const usedFor = usedForOf(rng);
      const draft = composer.compose({ product, category, rivals }, reviewer, rating, usedFor, rng);
      yield {
        key: `${product.slug}--${reviewer.key}`,
        softwareSlug: product.slug,
        authorKey: reviewer.key,
        author: {
          firstName: reviewer.firstName,
          lastName: reviewer.lastName,
          designation: reviewer.designation,
        },
        rating,
        ...draft,
        ...subRatings(product, rating, rng),
        role: roleName(reviewer.role),
        companySize: reviewer.size,
        industry: reviewer.industry,
        usedFor,
        language: "en",
        isVerified: rng.chance(0.62),
        createdAt: moment(Math.max(listedAt, dayAfter(reviewer.createdAt)), rng),
      };
    }
  };
  for (const product of demo.products) yield* add(product, product.reviews + product.foreign.length);
  for (const listing of listings) if (listing.reviews > 0) yield* add(writer.write(listing), 0);
}

const day = 86_400_000;
const dayAfter = (time: string) => Math.ceil(Date.parse(time) / day) * day;
