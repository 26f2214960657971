import { defaultCurrency, shownRating } from "@assay/api/inputs";
import { formatCount } from "~/ui/count";
import { type Plan, planPrice } from "~/ui/price";
import { formatDate } from "~/ui/relative-time";

/** A topic of the editorial section. */
export interface Topic {
  readonly id: string;
  readonly heading: string;
  /** Paragraphs with blank lines between them. */
  readonly text: string;
}

/** The data for the topics: the category's texts, its statistics, and its top listings. */
export interface TopicSource {
  readonly name: string;
  readonly description: string | null | undefined;
  readonly softwareCount: number;
  readonly reviewCount: number;
  readonly avgRating: number | null | undefined;
  readonly segmentShares: readonly {
    readonly segment: string;
    readonly percent: number;
    /** True if it is not from reviews; an estimate is not shown as a fact about a category. */
    readonly isEstimate: boolean;
  }[];
  readonly related: readonly { readonly name: string }[];
  readonly top: readonly {
    readonly name: string;
    readonly avgRating: number | null | undefined;
    readonly reviewCount: number;
    readonly createdAt: string;
    readonly features: readonly string[];
    readonly subRatings: {
      readonly easeOfUse: number | null | undefined;
      readonly support: number | null | undefined;
    };
    readonly plans: readonly Plan[];
  }[];
}

const segmentLabels = new Map([
  ["SMALL_BUSINESS", "small businesses (up to 50 people)"],
  ["MID_MARKET", "mid-market companies (51 to 1,000 people)"],
  ["ENTERPRISE", "enterprises (more than 1,000 people)"],
]);
const shownFeatures = 6;
const shownNewest = 3;

/**
 * The topics of a category without an article: those of the specification, each generated from the category's
 * data. A topic without data is left out.
 */
export function templateTopics(category: TopicSource): Topic[] {
  const { name } = category;
  return [
    { id: "what-are", heading: `What is ${name}?`, text: whatItIs(category) },
    { id: "common-features", heading: "Common features", text: commonFeatures(category) },
    { id: "benefits", heading: `Benefits of ${name}`, text: benefits(category) },
    { id: "who-uses", heading: `Who uses ${name}?`, text: whoUses(category) },
    { id: "alternatives", heading: `Alternatives to ${name}`, text: alternatives(category) },
    { id: "challenges", heading: `Challenges with ${name}`, text: challenges(category) },
    {
      id: "which-companies",
      heading: `Which companies should buy ${name}?`,
      text: whichCompanies(category),
    },
    { id: "how-to-buy", heading: `How to buy ${name}`, text: howToBuy() },
    { id: "cost", heading: `What does ${name} cost?`, text: cost(category) },
    { id: "implementation", heading: `Implementation of ${name}`, text: implementation(category) },
    { id: "trends", heading: `Trends in ${name}`, text: trends(category) },
  ].filter(({ text }) => text !== "");
}

function whatItIs({ name, description, softwareCount, reviewCount }: TopicSource): string {
  const figures =
    softwareCount > 0 &&
    `${counted(softwareCount, "listing")} in ${name}, with ${counted(reviewCount, "review")}.`;
  return [description, figures].filter(Boolean).join("\n\n");
}

function commonFeatures({ top }: TopicSource): string {
  const counts = new Map<string, { word: string; count: number }>();
  for (const { features } of top) {
    for (const [key, word] of new Map(features.map((each) => [each.trim().toLowerCase(), each.trim()]))) {
      counts.set(key, { word: counts.get(key)?.word ?? word, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const shared = [...counts.values()].filter(({ count }) => count > 1).sort((a, b) => b.count - a.count);
  if (shared.length === 0) return "";
  const lines = shared.slice(0, shownFeatures).map(({ word, count }) => `${word}: ${count} of ${top.length}`);
  return `Features that several of the top listings share:\n\n${lines.join("\n")}`;
}

function benefits({ avgRating, reviewCount, top }: TopicSource): string {
  if (typeof avgRating !== "number" || reviewCount === 0) return "";
  const read = listed(reviewed(top).slice(0, 3));
  return `Users rate it ${shownRating(avgRating)} out of 5 stars on average, in ${counted(reviewCount, "review")}. Each says what its author likes best; the reviews of ${read} are a good place to start.`;
}

function whoUses({ segmentShares }: TopicSource): string {
  const shares = known(segmentShares).map(({ words, percent }) => `${percent}% work in ${words}`);
  return shares.length === 0 ? "" : `Of the reviewers who gave the size of their company, ${listed(shares)}.`;
}

function alternatives({ name, related }: TopicSource): string {
  return related.length === 0
    ? ""
    : `Categories related to ${name}: ${listed(related.map((each) => each.name))}.`;
}

function challenges({ top }: TopicSource): string {
  const means = top.flatMap(({ avgRating, reviewCount }) =>
    reviewCount > 0 && typeof avgRating === "number" ? [avgRating] : [],
  );
  const [low, high] = [shownRating(Math.min(...means)), shownRating(Math.max(...means))];
  if (means.length < 2 || low === high) return "";
  return `The listings at the top of this list are rated from ${low} to ${high} out of 5. Reviews with few stars show where a product falls short: read those of your favorite before you decide.`;
}

function whichCompanies({ segmentShares }: TopicSource): string {
  const [largest] = known(segmentShares);
  return largest
    ? `Most reviews come from ${largest.words}: ${largest.percent}% of those with a known company size. Use the Segment filter above to see what companies of your size have reviewed.`
    : "";
}

function howToBuy(): string {
  return "Write down the three tasks you need it for. Narrow the list by segment, rating and pricing, read the best and the worst reviews of the products that remain, and try two with your own data before you sign.";
}

function cost({ top }: TopicSource): string {
  const priced = top.filter(({ plans }) => plans.some(({ price }) => price != null));
  if (priced.length === 0) return "";
  const free = priced.filter(({ plans }) => plans.some(({ price }) => Number(price) === 0 && price != null));
  const monthly = priced
    .flatMap(({ plans }) => plans)
    .filter(
      ({ price, currency, billingPeriod }) =>
        Number(price) > 0 && currency === defaultCurrency && billingPeriod === "MONTH",
    )
    .sort((a, b) => Number(a.price) - Number(b.price));
  return [
    `${priced.length} of the ${counted(top.length, "listing")} at the top of this list ${priced.length === 1 ? "publishes its" : "publish their"} price.`,
    free.length > 0 && `${free.length} of them ${free.length === 1 ? "has" : "have"} a free plan.`,
    monthly[0] && `Paid plans start at ${planPrice(monthly[0])}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function implementation({ top }: TopicSource): string {
  const best = (aspect: "easeOfUse" | "support") =>
    top
      .flatMap(({ name, subRatings }) => {
        const mean = subRatings[aspect];
        return typeof mean === "number" ? [{ mean, words: `${name} (${shownRating(mean)} out of 5)` }] : [];
      })
      .sort((a, b) => b.mean - a.mean)[0]?.words;
  const [easiest, helped] = [best("easeOfUse"), best("support")];
  return [
    easiest && `Of the listings at the top of this list, reviewers find ${easiest} the easiest to use.`,
    helped && `The highest rating for support goes to ${helped}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function trends({ top }: TopicSource): string {
  if (top.length < 2) return "";
  const newest = top.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, shownNewest);
  const words = newest.map(({ name, createdAt }) => `${name} (${formatDate(new Date(createdAt))})`);
  return `The newest of the listings at the top of this list are ${listed(words)}. To see what is getting the most attention right now, use the Trending filter of the software directory.`;
}

/** The shares with a known value, largest first. */
function known(shares: TopicSource["segmentShares"]) {
  return shares
    .filter(({ percent, isEstimate }) => percent > 0 && !isEstimate)
    .map(({ segment, percent }) => ({
      words: segmentLabels.get(segment) ?? "companies of other sizes",
      percent,
    }))
    .sort((a, b) => b.percent - a.percent);
}

const reviewed = (top: TopicSource["top"]) =>
  top.filter(({ reviewCount }) => reviewCount > 0).map(({ name }) => name);

const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
