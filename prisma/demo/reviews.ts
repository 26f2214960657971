import { Composer, type Voices } from "./compose.ts";
import { Ledger } from "./ledger.ts";
import { type Author, People, sizeRank } from "./people.ts";
import { type Random, random } from "./random.ts";
import {
  type Category,
  type PlainReviewRow,
  type Product,
  tenures,
  type UsedFor,
  type WholeReview,
} from "./types.ts";

const day = 86_400_000;
export const firstDay = Date.UTC(2022, 10, 1);
export const lastDay = Date.UTC(2026, 9, 31);

/** The whole number of stars nearest to a value. */
export const clamp = (value: number) => Math.max(1, Math.min(5, Math.round(value)));

/** A moment in office hours, or late in the evening for some; more often recent than old. */
export function moment(from: number, rng: Random) {
  const span = Math.max(0, Math.floor((lastDay - from) / day));
  const date = from + Math.floor(rng.next() ** 0.75 * (span + 0.999)) * day;
  const hour = rng.chance(0.82) ? rng.int(7, 17) : rng.int(18, 22);
  return new Date(date + ((hour * 60 + rng.int(0, 59)) * 60 + rng.int(0, 59)) * 1000).toISOString();
}

/** Three sub-ratings near the overall one, leaning as the product does; some reviewers leave them out. */
export function subRatings(product: Pick<Product, "lean">, rating: number, rng: Random) {
  if (rng.chance(0.17)) return { easeOfUse: null, support: null, value: null };
  const one = (lean: number, gap: number) =>
    rng.chance(gap) ? null : clamp(rating + lean * 0.8 + rng.normal() * 0.55);
  return {
    easeOfUse: one(product.lean.ease, 0.06),
    support: one(product.lean.support, 0.18),
    value: one(product.lean.value, 0.1),
  };
}

/** How long they have used it; one in ten does not say. */
export const usedForOf = (rng: Random): UsedFor | null =>
  rng.chance(0.1)
    ? null
    : rng.weighted([
        [tenures[0], 18],
        [tenures[1], 25],
        [tenures[2], 33],
        [tenures[3], 24],
      ]);

/** Which of a product's reviews one is, and when the first could be written. */
interface Place {
  product: Product;
  index: number;
  from: number;
}

/** The row of an author's review of a product, without its words. */
function rowOf(author: Author, rating: number, { product, index, from }: Place, rng: Random) {
  return {
    key: `${product.slug}--${author.key}`,
    softwareSlug: product.slug,
    authorKey: author.key,
    author: { firstName: author.firstName, lastName: author.lastName, designation: author.designation },
    rating,
    ...subRatings(product, rating, random(`sub:${product.slug}:${index}`)),
    role: author.role,
    companySize: author.size,
    industry: author.industry,
    isVerified: rng.chance(0.78),
    createdAt: moment(from, rng),
  };
}

const wordsOf = ({ title, paragraphs, pros, cons, usedFor, language }: WholeReview) => ({
  title,
  content: paragraphs.join("\n\n"),
  pros,
  cons,
  usedFor,
  language,
});

export function* reviewsOf(
  products: Product[],
  categories: Map<string, Category>,
  createdAt: Map<string, string>,
  lists: { people: Record<string, string[]>; voices: Voices },
): Generator<PlainReviewRow> {
  const people = new People(lists.people);
  const ledger = new Ledger();
  // Whole reviews first: composed ones then avoid their titles and sentences.
  for (const product of products)
    for (const written of product.written) {
      ledger.noteTitle(written.title);
      for (const paragraph of written.paragraphs) ledger.note(paragraph);
    }
  const writers = new Map<string, Author[]>();
  for (const product of products)
    writers.set(
      product.slug,
      product.written.map((written) => people.takeFor(written, product.slug)),
    );

  for (const product of products) {
    if (product.flags.has("draft")) continue;
    const category = categories.get(product.categories[0] ?? "");
    if (!category) throw new Error(`${product.name} is in the unknown category "${product.categories[0]}"`);
    const rivals = products
      .filter(
        (other) =>
          other.categories[0] === category.slug &&
          other !== product &&
          !other.flags.has("draft") &&
          other.reviews > 8,
      )
      .map((other) => other.name);
    const composer = new Composer(product, category, rivals, lists.voices, ledger);
    const from = Math.max(firstDay, Date.parse(createdAt.get(product.slug) ?? ""));
    const rng = random(`reviews:${product.slug}`);
    const row = (author: Author, rating: number, index: number) =>
      rowOf(author, rating, { product, index, from }, rng);
    let index = 0;
    for (const written of product.written) {
      const author = writers.get(product.slug)![index]!;
      yield { ...row(author, written.rating, index++), ...wordsOf(written) };
    }
    while (index < product.reviews) {
      const author = people.take(rng.weighted(category.roles), product.slug, product.industries, rng);
      // Larger firms ask more of a tool, so their marks sit a little lower.
      const rating = clamp(product.quality + rng.normal() * 0.85 - sizeRank(author.size) * 0.05 + 0.08);
      const usedFor = usedForOf(rng);
      const draft = composer.compose(author, rating, usedFor, index);
      yield { ...row(author, rating, index++), ...draft, usedFor, language: "en" };
    }
  }

  // After all others, so that these stay what they are.
  for (const product of products) {
    const from = Math.max(firstDay, Date.parse(createdAt.get(product.slug) ?? ""));
    for (const [place, written] of product.foreign.entries()) {
      const author = people.takeFor(written, product.slug);
      const rng = random(`foreign:${product.slug}:${place}`);
      const index = product.reviews + place;
      yield { ...rowOf(author, written.rating, { product, index, from }, rng), ...wordsOf(written) };
    }
  }
}
