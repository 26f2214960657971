import { copiesAmong } from "../../../api/src/domain/ranking/copies.ts";
import { countWords } from "../../../api/src/domain/ranking/weight.ts";
import { fingerprintOf } from "../../../api/src/domain/review/integrity/fingerprint.ts";
import type { Random } from "../../../prisma/demo/random.ts";
import { type SimulatedReview, today } from "./world.ts";

/** What an attacker adds to the reviews of a product. */
export interface Attack {
  name: string;
  /** Maximum number of ranks that the product may move, median of all seeds; null if it is measured only. */
  limit: number | null;
  reviews(draw: Random, known: ReadonlySet<string>): SimulatedReview[];
}

const accounts = 50;
const burst = 30;

/** Attacks on a product at rank 100: all for it, but for the ones against a rival. */
export const attacks: readonly Attack[] = [
  {
    name: "50 bought unproven accounts",
    limit: 15,
    reviews: (draw) => made(draw, { count: accounts }),
  },
  {
    name: "50 unproven accounts over a year",
    limit: 15,
    reviews: (draw) => made(draw, { count: accounts, days: 365 }),
  },
  { name: "50 accounts with copied texts", limit: 15, reviews: copied },
  {
    name: "50 accounts at 10 owned domains",
    limit: 30,
    reviews: (draw) => made(draw, { count: accounts, organisation: (index) => `owned ${index % 10}` }),
  },
  {
    name: "50 accounts at 50 owned domains",
    limit: 30,
    reviews: (draw) => made(draw, { count: accounts, organisation: (index) => `owned ${index}` }),
  },
  {
    name: "30 employees of the vendor",
    limit: 30,
    reviews: (draw) => made(draw, { count: 30, organisation: () => "vendor" }),
  },
  { name: "30 stolen old accounts, 10 with their mailbox", limit: 30, reviews: stolen(10) },
  // Not limited: these show what fewer mailboxes at known organisations, and patience, change.
  { name: "30 stolen old accounts, 5 with their mailbox", limit: null, reviews: stolen(5) },
  { name: "30 stolen old accounts over a year, 10 with mailbox", limit: null, reviews: stolen(10, 365) },
  {
    name: "50 ones against a rival",
    limit: 15,
    reviews: (draw) => made(draw, { count: accounts, rating: 1 }),
  },
  // The days up to today are nearly all of one period of the passes; here half are of the one before.
  {
    name: "30 stolen old accounts in two periods, 10 with mailbox",
    limit: 30,
    reviews: (draw, known) =>
      stolen(10)(draw, known).map((review) => ({ ...review, day: review.day - burst / 2 })),
  },
];

interface Made {
  count: number;
  days?: number;
  rating?: number;
  organisation?: (index: number) => string | null;
}

/** Reviews with long texts, and pros and cons named, on random days. */
export function made(
  draw: Random,
  { count, days = burst, rating = 5, organisation = () => null }: Made,
): SimulatedReview[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `attack ${String(index).padStart(4, "0")}`,
    account: `attack ${index}`,
    rating,
    day: today - draw.int(0, days - 1),
    isAccepted: false,
    organisation: organisation(index),
    isInvited: false,
    text: { words: 100, hasPros: true, hasCons: true, isCopy: false },
  }));
}

/** A stolen account can write, but proves a mailbox at work only if its owner had the same password there. */
function stolen(mailboxes: number, days?: number): Attack["reviews"] {
  return (draw, known) => {
    const organisations = draw.shuffle([...known]);
    const organisation = (index: number) => (index < mailboxes ? (organisations[index] ?? null) : null);
    return made(draw, { count: 30, organisation, ...(days !== undefined && { days }) });
  };
}

const sentence =
  "we moved the whole team to this product last spring and it has saved us hours each week because the reports are ready " +
  "before the meeting starts and support answers within a day when something about the import of our old data is unclear";

/** One text with a word or two changed each time; found by the measure that the product has. */
function copied(draw: Random): SimulatedReview[] {
  const reviews = made(draw, { count: accounts });
  const texts = reviews.map(({ id }) => {
    const words = sentence.split(" ");
    words[draw.int(0, words.length - 1)] = `word${draw.int(0, 999)}`;
    return { id, title: "A good choice", content: words.join(" ") };
  });
  const copies = copiesAmong(texts.map((text) => ({ id: text.id, fingerprint: fingerprintOf(text) })));
  return reviews.map((review, index) => {
    const text = texts[index] ?? { title: "", content: "" };
    return {
      ...review,
      text: { words: countWords(text), hasPros: true, hasCons: true, isCopy: copies.has(review.id) },
    };
  });
}
