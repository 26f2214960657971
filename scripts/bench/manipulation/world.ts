import {
  knownOrganisations,
  type ProvedMailbox,
} from "../../../api/src/domain/ranking/known-organisations.ts";
import { classOf, type RankedReview } from "../../../api/src/domain/ranking/passes.ts";
import { proofValue, reviewWeight, textQuality } from "../../../api/src/domain/ranking/weight.ts";
import { type Random, random } from "../../../prisma/demo/random.ts";

/** The day for which all is ranked. */
export const today = 20_400;
export const productCount = 200;
const year = 365;

/** A review with what is true of its author. */
export interface SimulatedReview {
  id: string;
  account: string;
  rating: number;
  day: number;
  /** Moderators accepted a proof of use. */
  isAccepted: boolean;
  /** The organisation of a proved work mailbox. */
  organisation: string | null;
  isInvited: boolean;
  text: { words: number; hasPros: boolean; hasCons: boolean; isCopy: boolean };
}

/** A product and its honest reviews. */
export interface Product {
  name: string;
  /** The mean of the stars that users would give today; unknown to the directory. */
  quality: number;
  /** How much its quality rose per year. */
  drift: number;
  reviews: SimulatedReview[];
}

/** A category with its honest reviews. */
export interface World {
  products: Product[];
  known: ReadonlySet<string>;
  /** The reviews of each product as they are ranked. */
  ranked: RankedReview[][];
}

/**
 * Kinds of honest reviewers: how many of 100, how much their stars scatter, how much more they give than others, and how they are proved.
 * People whom a vendor invites are a little happier; a tenth of the unproven ones give one star or five.
 */
const kinds = [
  { name: "accepted", share: 10, scatter: 0.8, bias: 0 },
  { name: "employed", share: 45, scatter: 0.9, bias: 0 },
  { name: "invited", share: 10, scatter: 0.8, bias: 0.2 },
  { name: "unproven", share: 35, scatter: 1, bias: 0 },
] as const;
type Kind = (typeof kinds)[number];

const organisationCount = 600;
/** Shares of people whose organisation nobody else reviews from, and of unproven ones in a mood. */
const alone = 0.1;
const moody = 0.1;

/** A category of 200 products whose quality is steady or drifts; the same for the same seed. */
export function createWorld(seed: number, data: "steady" | "drifting"): World {
  const draw = random(`manipulation ${data} ${seed}`);
  const products = Array.from({ length: productCount }, (_, index): Product => {
    const product: Product = {
      name: `product ${String(index).padStart(3, "0")}`,
      quality: Math.min(4.9, Math.max(2.5, 4.1 + 0.4 * draw.normal())),
      drift: data === "drifting" ? 0.15 * draw.normal() : 0,
      reviews: [],
    };
    // A few products have most of the reviews, and some are new.
    const count = Math.round(Math.min(400, Math.max(5, Math.exp(Math.log(40) + 0.8 * draw.normal()))));
    const life = draw.int(year / 2, 6 * year);
    for (let number = 0; number < count; number++)
      product.reviews.push(
        honestReview(draw, product, { kind: pickKind(draw), age: draw.int(0, life), number }),
      );
    return product;
  });
  const known = knownOrganisations(proofsOf(products), today);
  const ranked = products.map(({ reviews }) => reviews.map((review) => toRanked(review, known)));
  return { products, known, ranked };
}

const pickKind = (draw: Random): Kind => draw.weighted(kinds.map((kind) => [kind, kind.share] as const));

/** A review by somebody honest of a kind. */
export function honestReview(
  draw: Random,
  product: Pick<Product, "name" | "quality" | "drift">,
  { kind, age, number }: { kind: Kind | Kind["name"]; age: number; number: number },
): SimulatedReview {
  const { name, scatter, bias } =
    typeof kind === "string" ? (kinds.find((one) => one.name === kind) ?? kinds[0]) : kind;
  const then = product.quality - (product.drift * age) / year;
  const drawn = Math.round(then + bias + scatter * draw.normal());
  const mood = name === "unproven" && draw.chance(moody) ? draw.pick([1, 5]) : drawn;
  const isProved = name === "employed" || name === "invited";
  return {
    id: `${String(number).padStart(4, "0")} ${product.name}`,
    account: `${product.name} ${number}`,
    rating: Math.min(5, Math.max(1, mood)),
    day: today - age,
    isAccepted: name === "accepted",
    organisation: isProved ? drawOrganisation(draw, `${product.name} ${number}`) : null,
    isInvited: name === "invited",
    text: { words: draw.int(15, 120), hasPros: draw.chance(0.7), hasCons: draw.chance(0.5), isCopy: false },
  };
}

/** Large organisations have many reviewers, most have few, and some people are the only ones. */
function drawOrganisation(draw: Random, author: string): string {
  if (draw.chance(alone)) return `only ${author}`;
  return `organisation ${Math.floor(organisationCount * draw.next() ** 2)}`;
}

/** The proofs of mailboxes in a category, each product being of another vendor. */
export function* proofsOf(products: readonly Pick<Product, "name" | "reviews">[]): Generator<ProvedMailbox> {
  for (const { name, reviews } of products)
    for (const { organisation, account, day } of reviews)
      if (organisation !== null) yield { organisation, account, vendor: name, day };
}

/** A review as the product ranks it. */
export function toRanked(review: SimulatedReview, known: ReadonlySet<string>): RankedReview {
  const { id, rating, day, organisation, text } = review;
  const isKnown = organisation !== null && known.has(organisation);
  const proof = isKnown ? "known-organisation" : "none";
  const value = proofValue[review.isAccepted ? "moderators" : proof];
  const weight = reviewWeight({ value, quality: textQuality(text), day }, today);
  return { id, rating, day, weight, organisation, class: classOf(value, review.isInvited) };
}
