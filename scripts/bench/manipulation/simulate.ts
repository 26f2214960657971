import { knownOrganisations } from "../../../api/src/domain/ranking/known-organisations.ts";
import type { RankedReview } from "../../../api/src/domain/ranking/passes.ts";
import { inOrder, rankValue } from "../../../api/src/domain/ranking/score.ts";
import { type Random, random } from "../../../prisma/demo/random.ts";
import { median } from "../report/statistics.ts";
import { attacks, made } from "./attacks.ts";
import { chosen, type Formula } from "./formulas.ts";
import {
  createWorld,
  honestReview,
  type Product,
  productCount,
  proofsOf,
  type SimulatedReview,
  today,
  toRanked,
  type World,
} from "./world.ts";

/** What one seed showed. */
export interface Outcome {
  /** Ranks by which each attack moved its product, upwards or (bombing) downwards. */
  moved: Readonly<Record<string, number>>;
  /** Spearman's rank correlation with true quality: the product's order and the plain mean's. */
  correlation: Record<"steady" | "drifting", { score: number; mean: number }>;
  /** Places between a small honest vendor's rank and its true one, by its true rank. */
  smallVendor: Record<number, number>;
}

/** The attacked rank. */
const attackedRank = 100;
/** Maximum number of ranks that friends may gain. */
export const friendLimit = 15;
export const friends = "3 friends of a new product";
export const friendsAmongFirst = "3 friends among its first 6 reviews";
/** True ranks at which a small honest vendor is simulated. */
export const vendorRanks = [50, 100, 150] as const;

/** Runs all attacks and honest comparisons of one seed with each formula, by default the product's alone. */
export function simulate(seed: number, formulas: readonly Formula[] = [chosen]): Outcome[] {
  const [steady, drifting] = [createWorld(seed, "steady"), createWorld(seed, "drifting")];
  return formulas.map((formula) => {
    // The same attacks for each formula.
    const draw = random(`attacks ${seed}`);
    const field = rank(steady, formula);
    return {
      moved: { ...movedByAttacks(steady, field, draw), ...movedByFriends(steady, field, draw) },
      correlation: {
        steady: correlations(steady, field),
        drifting: correlations(drifting, rank(drifting, formula)),
      },
      smallVendor: Object.fromEntries(
        vendorRanks.map((place) => [place, smallVendor(steady, { field, draw, place })]),
      ),
    };
  });
}

interface Field {
  formula: Formula;
  typical: number;
  values: number[];
  /** Indexes of products in the order of their ranks. */
  order: number[];
}

function rank({ products, ranked }: World, formula: Formula): Field {
  const typical = median(products.map(({ reviews }) => meanOf(reviews)));
  const evidence = ranked.map((reviews) => formula.evidence(reviews));
  const listings = products.map(({ name }, index) => ({
    id: name,
    sortName: name,
    index,
    evidence: evidence[index] ?? null,
  }));
  return {
    formula,
    typical,
    values: evidence.map((one) => rankValue(one, typical, formula.caution)),
    order: inOrder(listings, typical, formula.caution).map(({ index }) => index),
  };
}

const ranked = (reviews: readonly SimulatedReview[], known: ReadonlySet<string>): RankedReview[] =>
  reviews.map((review) => toRanked(review, known));

const meanOf = (reviews: readonly { rating: number }[]): number =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

/** The place of a product if it had these reviews. C stays: one listing hardly moves a median. */
function placeWith(
  { formula, typical, values }: Field,
  index: number,
  reviews: readonly RankedReview[],
): number {
  const value = rankValue(formula.evidence(reviews), typical, formula.caution);
  return 1 + values.filter((other, at) => at !== index && other > value).length;
}

function movedByAttacks(world: World, field: Field, draw: Random): Record<string, number> {
  const index = field.order[attackedRank - 1] ?? 0;
  const { name } = productAt(world, index);
  const honest = world.ranked[index] ?? [];
  const moved = attacks.map((attack): [string, number] => {
    const added = attack.reviews(draw, world.known);
    const known = withProofs(world, { name, reviews: added });
    const place = placeWith(field, index, [...honest, ...ranked(added, known)]);
    return [attack.name, Math.abs(attackedRank - place)];
  });
  return Object.fromEntries(moved);
}

/** The organisations that are known with an attack's proofs. Nobody else proved a mailbox at those that attackers own. */
function withProofs({ known }: World, attacked: Pick<Product, "name" | "reviews">): Set<string> {
  return new Set([...known, ...knownOrganisations(proofsOf([attacked]), today)]);
}

function movedByFriends(world: World, field: Field, draw: Random): Record<string, number> {
  const index = byQuality(world)[attackedRank - 1] ?? 0;
  const product = productAt(world, index);
  const own = made(draw, { count: 3 });
  const first = ["accepted", "employed", "unproven"] as const;
  const others = first.map((kind, number) => honestReview(draw, product, { kind, age: number * 20, number }));
  const place = (reviews: SimulatedReview[]) => placeWith(field, index, ranked(reviews, world.known));
  return {
    [friends]: attackedRank - place(own),
    [friendsAmongFirst]: place(others) - place([...others, ...own]),
  };
}

/** A vendor whose product has ten proven reviews within two years, and nothing else. */
function smallVendor(
  world: World,
  { field, draw, place }: { field: Field; draw: Random; place: number },
): number {
  const index = byQuality(world)[place - 1] ?? 0;
  const product = productAt(world, index);
  const reviews = Array.from({ length: 10 }, (_, number) =>
    honestReview(draw, product, { kind: "accepted", age: draw.int(0, 730), number }),
  );
  return placeWith(field, index, ranked(reviews, world.known)) - place;
}

function correlations({ products }: World, { values }: Field): { score: number; mean: number } {
  const truth = products.map(({ quality }) => quality);
  return {
    score: spearman(values, truth),
    mean: spearman(
      products.map(({ reviews }) => meanOf(reviews)),
      truth,
    ),
  };
}

/** Spearman's rank correlation: Pearson's of the ranks, tied values sharing the mean of theirs. */
export function spearman(ones: readonly number[], others: readonly number[]): number {
  const [a, b] = [ranks(ones), ranks(others)];
  const middle = (ones.length + 1) / 2;
  let [product, squareA, squareB] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const other = (b[index] ?? 0) - middle;
    product += (value - middle) * other;
    squareA += (value - middle) ** 2;
    squareB += other ** 2;
  }
  return product / Math.sqrt(squareA * squareB);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result: number[] = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to++;
    for (let at = from; at <= to; at++) result[order[at] ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return result;
}

const byQuality = ({ products }: World): number[] =>
  products
    .map((_, index) => index)
    .toSorted((a, b) => (products[b]?.quality ?? 0) - (products[a]?.quality ?? 0))
    .slice(0, productCount);

function productAt({ products }: World, index: number): Product {
  const product = products[index];
  if (!product) throw new Error(`There is no product ${index}.`);
  return product;
}
