import type { Random } from "../random.ts";
import { capital, lead, lower } from "../text.ts";
import type { Category, Fact, Product, UsedFor } from "../types.ts";
import { sample } from "./products.ts";
import { spinCompiled, type Variables } from "./spin.ts";
import type { Reviewer } from "./users.ts";

export type Draft = { title: string; content: string; pros: string[]; cons: string[] };
export type Subject = { product: Product; category: Category; rivals: readonly string[] };

/** How many good and how many bad things are told, by stars. */
const factCounts: Record<number, [number, number][]> = {
  5: [
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 1],
  ],
  4: [
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  3: [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ],
  2: [
    [0, 2],
    [1, 2],
  ],
  1: [
    [0, 2],
    [0, 3],
  ],
};
const happy = weighted({
  story: 15,
  need: 15,
  terse: 32,
  list: 6,
  rival: 8,
  tenure: 15,
  advice: 6,
  long: 2,
  essay: 0.8,
});
const cross = weighted({ complaint: 24, rival: 14, tenure: 24, terse: 32, list: 4, long: 2, essay: 0.8 });

function weighted<Name extends string>(weights: Record<Name, number>): [Name, number][] {
  return Object.entries(weights) as [Name, number][];
}

/**
 * A review out of the same facts and voices as those of the small demo catalogue. A sentence may return in another
 * review, which the small catalogue takes care to avoid; within one review it does not.
 */
export class FullComposer {
  private readonly voices: Record<string, string[]>;

  constructor(voices: Record<string, string[]>) {
    this.voices = voices;
  }

  compose(subject: Subject, reviewer: Reviewer, rating: number, usedFor: UsedFor | null, rng: Random): Draft {
    const { product } = subject;
    const variables: Variables = {
      p: product.name,
      emp: reviewer.employer,
      heads: reviewer.heads,
      duty: reviewer.duty,
      town: reviewer.town,
      rival: subject.rivals.length > 0 ? rng.pick(subject.rivals) : "",
    };
    const shape = rng.weighted<string>(rating >= 3 ? happy : cross);
    const [goods, bads] =
      shape === "long" || shape === "essay" ? longFactCounts(rating) : rng.pick(factCounts[rating]!);
    const good = sample(product.good, goods, rng);
    const bad = sample(product.bad, bads, rng);
    const content = this.content(shape, { good, bad, subject, usedFor, rating, variables, rng });
    const isBare = rng.chance(0.14);
    return {
      title: this.title(good, bad, rating, variables, rng),
      content,
      pros: isBare ? [] : phrases(good),
      cons: isBare ? [] : phrases(bad),
    };
  }

  private content(shape: string, material: Told): string {
    const { good, bad, subject, usedFor, rating, variables, rng } = material;
    const one = (text: string) => capital(spinCompiled(text, rng, variables));
    const line = (list: string) => one(rng.pick(this.voices[list]!));
    const each = shape === "essay" ? 3 : 1;
    const describe = (facts: readonly Fact[]) =>
      facts.map(({ sentences }) => sample(sentences, each, rng).map(one).join(" "));
    const turned = (list: string, [first, ...others]: string[]) =>
      first === undefined ? [] : [lead(`${rng.pick(this.voices[list]!)} `, first), ...others];
    const maybe = (chance: number, text: () => string) => (rng.chance(chance) ? [text()] : []);
    const open = () => line("open");
    const close = () => line(`close:${rating}`);
    const need = () => one(rng.pick(subject.category.needs));
    const advice = () => one(rng.pick(subject.category.advice));
    const rival = () => (variables["rival"] ? [line(rating >= 4 ? "rival up" : "rival down")] : []);
    const tenure = () => (usedFor ? [line(`tenure:${usedFor}`)] : []);
    const praise = describe(good);
    const blame = praise.length > 0 && rng.chance(0.55) ? turned("turn", describe(bad)) : describe(bad);

    const blocks = (): string[][] => {
      switch (shape) {
        case "story":
          return [
            [open(), need(), ...praise.slice(0, 1)],
            [...praise.slice(1), ...blame, ...maybe(0.5, close)],
          ];
        case "need":
          return [[need(), ...praise, ...blame, ...maybe(0.6, close)]];
        case "terse":
          return [[...(rating >= 3 ? praise : blame).slice(0, 1), ...maybe(0.7, close)]];
        case "list":
          return [maybe(0.5, open), ...this.listed(good, bad, rng), [close()]];
        case "rival":
          return [
            [...rival(), ...praise],
            [...blame, ...maybe(0.4, close)],
          ];
        case "tenure":
          return [[...tenure(), ...praise, ...blame], maybe(0.5, close)];
        case "advice":
          return [
            [open(), ...praise],
            [...blame, advice()],
          ];
        case "complaint":
          return [blame, [...turned("grant", praise), open(), close()]];
        default:
          return [
            [...sample(this.voices["open"]!, each, rng).map(one), ...tenure()],
            sample(subject.category.needs, each + 1, rng).map(one),
            praise.slice(0, 3),
            turned("more", praise.slice(3)),
            [...rival(), ...blame.slice(0, 2)],
            [...blame.slice(2), ...maybe(0.7, advice)],
            sample(this.voices[`close:${rating}`]!, each, rng).map(one),
          ];
      }
    };
    const text = blocks()
      .map((block) => block.join(" "))
      .filter(Boolean)
      .join("\n\n");
    return text.length > 40 ? text : [open(), text].filter(Boolean).join(" ");
  }

  private listed(good: Fact[], bad: Fact[], rng: Random): string[][] {
    const [yes = "", no = ""] = rng.pick(this.voices["labels"]!).split("|");
    const run = (label: string, facts: Fact[]) =>
      facts.length === 0
        ? []
        : [`${label.trim().replace(/:$/, "")}: ${facts.map(({ phrase }) => lower(phrase)).join("; ")}.`];
    return [run(yes, good), run(no, bad)];
  }

  private title(good: Fact[], bad: Fact[], rating: number, variables: Variables, rng: Random): string {
    const facts = rating >= 4 ? good : rating <= 2 ? bad : [...bad, ...good];
    const fact = facts.length > 0 ? rng.pick(facts) : undefined;
    const choice = rng.next();
    const text =
      fact === undefined || choice < 0.4
        ? rng.pick(this.voices[`title:${rating}`]!)
        : choice < 0.8
          ? fact.title
          : fact.phrase;
    const title = capital(spinCompiled(text, rng, variables));
    return title.length > 110 ? capital(fact?.phrase ?? variables["p"]!) : title;
  }
}

type Told = {
  good: Fact[];
  bad: Fact[];
  subject: Subject;
  usedFor: UsedFor | null;
  rating: number;
  variables: Variables;
  rng: Random;
};

const longFactCounts = (rating: number): [number, number] =>
  rating >= 4 ? [8, 5] : rating === 3 ? [6, 5] : [4, 7];
const phrases = (facts: Fact[]) => [...new Set(facts.map(({ phrase }) => phrase))];
