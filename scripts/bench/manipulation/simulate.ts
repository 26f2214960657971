import { knownOrganisations } from "../../../api/src/domain/ranking/known-organisations.ts";
import { type Evidence, evidenceOf, inOrder, rankValue } from "../../../api/src/domain/ranking/score.ts";
import { median } from "../report/statistics.ts";
import { attacks, made } from "./attacks.ts";
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

/** Runs all attacks and honest comparisons of one seed with the product's ranking. */
export function simulate(seed: number): Outcome {
  const world = createWorld(seed, "steady");
  const field = rank(world);
  return {
    moved: { ...movedByAttacks(world, field), ...movedByFriends(world, field) },
    correlation: {
      steady: correlations(world, field),
      drifting: correlationsOf(createWorld(seed, "drifting")),
    },
    smallVendor: Object.fromEntries([50, 100, 150].map((place) => [place, smallVendor(world, field, place)])),
  };
}

interface Field {
  typical: number;
  evidence: Evidence[];
  values: number[];
  /** Indexes of products in the order of their ranks. */
  order: number[];
}

function rank({ products, known }: World): Field {
  const typical = median(products.map(({ reviews }) => meanOf(reviews)));
  const evidence = products.map(({ reviews }) => weigh(reviews, known));
  const listings = products.map(({ name }, index) => ({
    id: name,
    sortName: name,
    index,
    evidence: evidence[index] ?? null,
  }));
  return {
    typical,
    evidence,
    values: evidence.map((one) => rankValue(one, typical)),
    order: inOrder(listings, typical).map(({ index }) => index),
  };
}

const weigh = (reviews: readonly SimulatedReview[], known: ReadonlySet<string>): Evidence =>
  evidenceOf(
    reviews.map((review) => toRanked(review, known)),
    { limitsUnproven: true },
  );

const meanOf = (reviews: readonly { rating: number }[]): number =>
  reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

/** The place of a product if it had these reviews. C stays: one listing hardly moves a median. */
function placeWith({ typical, values }: Field, index: number, evidence: Evidence): number {
  const value = rankValue(evidence, typical);
  return 1 + values.filter((other, at) => at !== index && other > value).length;
}

function movedByAttacks(world: World, field: Field): Record<string, number> {
  const index = field.order[attackedRank - 1] ?? 0;
  const { name, reviews } = productAt(world, index);
  const moved = attacks.map((attack): [string, number] => {
    const added = attack.reviews(world.random, world.known);
    const known = withProofs(world, { name, reviews: added });
    const place = placeWith(field, index, weigh([...reviews, ...added], known));
    return [attack.name, Math.abs(attackedRank - place)];
  });
  return Object.fromEntries(moved);
}

/** The organisations that are known with an attack's proofs among all others. */
function withProofs(world: World, attacked: Pick<Product, "name" | "reviews">): Set<string> {
  const own = attacked.reviews.some(
    ({ organisation }) => organisation !== null && !world.known.has(organisation),
  );
  return own ? knownOrganisations(proofsOf([...world.products, attacked]), today) : new Set(world.known);
}

function movedByFriends(world: World, field: Field): Record<string, number> {
  const index = byQuality(world)[attackedRank - 1] ?? 0;
  const product = productAt(world, index);
  const own = made(world.random, { count: 3 });
  const first = ["accepted", "employed", "unproven"] as const;
  const others = first.map((kind, number) =>
    honestReview(world.random, product, { kind, age: number * 20, number }),
  );
  const place = (reviews: SimulatedReview[]) => placeWith(field, index, weigh(reviews, world.known));
  return {
    [friends]: attackedRank - place(own),
    [friendsAmongFirst]: place(others) - place([...others, ...own]),
  };
}

/** A vendor whose product has ten proven reviews within two years, and nothing else. */
function smallVendor(world: World, field: Field, place: number): number {
  const index = byQuality(world)[place - 1] ?? 0;
  const product = productAt(world, index);
  const reviews = Array.from({ length: 10 }, (_, number) =>
    honestReview(world.random, product, { kind: "accepted", age: world.random.int(0, 730), number }),
  );
  return placeWith(field, index, weigh(reviews, world.known)) - place;
}

function correlationsOf(world: World): { score: number; mean: number } {
  return correlations(world, rank(world));
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
