import type { Ledger } from "./ledger.ts";
import type { Author } from "./people.ts";
import { type Random, random } from "./random.ts";
import { capital, lead, lower, spin } from "./text.ts";
import { titleOf } from "./titles.ts";
import type { Category, Fact, Product, UsedFor } from "./types.ts";

export type Voices = Record<string, string[]>;
export type Draft = { title: string; content: string; pros: string[]; cons: string[] };

/** Writes the composed reviews of one product, spreading its facts and never repeating a turn of phrase on the same page. */
export class Composer {
  private readonly product: Product;
  private readonly category: Category;
  private readonly rivals: string[];
  private readonly voices: Voices;
  private readonly ledger: Ledger;
  private readonly spent = new Map<string, number>();

  constructor(product: Product, category: Category, rivals: string[], voices: Voices, ledger: Ledger) {
    this.product = product;
    this.category = category;
    this.rivals = rivals;
    this.voices = voices;
    this.ledger = ledger;
  }

  private uses(text: string) {
    return this.spent.get(text) ?? 0;
  }

  private spend(text: string) {
    this.spent.set(text, this.uses(text) + 1);
  }

  /** The least used entries first, in a random order among equals. */
  private fresh(items: string[], rng: Random) {
    return rng.shuffle(items).sort((a, b) => this.uses(a) - this.uses(b));
  }

  /** One sentence out of a list, new on this product's page and not worn out elsewhere; null when there is none. */
  private write(items: string[], rng: Random, variables: Record<string, string>, repeat = 0): string | null {
    for (const item of this.fresh(items, rng)) {
      if (this.uses(item) > repeat) break;
      for (let attempt = 0; attempt < 3; attempt++) {
        const text = capital(spin(item, rng, variables));
        if (!this.ledger.fits(text)) continue;
        this.spend(item);
        this.ledger.note(text);
        return text;
      }
    }
    return null;
  }

  private facts(all: Fact[], count: number, rng: Random) {
    return rng
      .shuffle(all)
      .sort((a, b) => this.uses(a.phrase) - this.uses(b.phrase))
      .slice(0, count);
  }

  compose(author: Author, rating: number, usedFor: UsedFor | null, index: number): Draft {
    const rng = random(`review:${this.product.slug}:${index}`);
    const variables = {
      p: this.product.name,
      emp: author.employer,
      heads: author.heads,
      duty: author.duty,
      town: author.town,
      rival: this.rivals.length ? rng.pick(this.rivals) : this.product.name,
    };
    const factCounts: Record<number, [number, number]> = {
      5: [rng.int(2, 3), rng.int(0, 1)],
      4: [rng.int(1, 3), 1],
      3: [rng.int(1, 2), rng.int(1, 2)],
      2: [rng.int(0, 1), 2],
      1: [0, rng.int(2, 3)],
    };
    const [goods, bads] = factCounts[rating] ?? [1, 1];
    const good = this.facts(this.product.good, goods, rng);
    const bad = this.facts(this.product.bad, bads, rng);
    for (const fact of [...good, ...bad]) this.spend(fact.phrase);
    const describe = (fact: Fact) => this.write(fact.sentences, rng, variables, 9);
    const line = (list: string, repeat = 0) => this.write(this.voices[list] ?? [], rng, variables, repeat);
    const need = () => this.write(this.category.needs, rng, variables, 1);
    const advice = () => this.write(this.category.advice, rng, variables);
    const open = () => (author.employer ? line("open") : null);
    const close = () => line(`close:${rating}`);
    const tenure = () => (usedFor ? line(`tenure:${usedFor}`, 1) : null);
    const rival = () => (this.rivals.length ? line(rating >= 4 ? "rival up" : "rival down") : null);
    const turned = (list: string, text: string | null) =>
      text ? lead(rng.pick(this.voices[list] ?? []) + " ", text) : null;
    const maybeTurned = (text: string | null) => (rng.chance(0.55) ? turned("turn", text) : text);
    const first = good.map(describe);
    const second = bad.map(describe);
    const [good0 = null, bad0 = null] = [first[0], second[0]];
    const turnedBad = [maybeTurned(bad0), ...second.slice(1)];

    const praise = first.find(Boolean) ?? null;
    const blame = second.find(Boolean) ?? first.find(Boolean) ?? null;
    const shape = rng.weighted(rating >= 3 ? happy : cross);
    let blocks: (string | null)[][];
    if (shape === "story")
      blocks = [
        [open(), need(), good0],
        [...first.slice(1), ...turnedBad, rng.chance(0.5) ? close() : null],
      ];
    else if (shape === "need") blocks = [[need(), ...first, ...turnedBad, rng.chance(0.6) ? close() : null]];
    else if (shape === "terse")
      blocks = [
        rating >= 3 && praise
          ? [praise, rng.chance(0.6) ? (turnedBad[0] ?? close()) : null]
          : [blame, rng.chance(0.6) ? close() : null],
      ];
    else if (shape === "list") blocks = this.listed(good, bad, rng, open, close);
    else if (shape === "rival")
      blocks = [
        [rival(), ...first],
        [...turnedBad, rng.chance(0.4) ? close() : null],
      ];
    else if (shape === "long")
      blocks = [[tenure(), ...first, ...turnedBad], [rng.chance(0.5) ? close() : null]];
    else if (shape === "advice")
      blocks = [
        [open(), ...first],
        [...turnedBad, advice()],
      ];
    else if (shape === "reverse")
      blocks = [
        [bad0, ...first],
        [...second.slice(1), close()],
      ];
    else if (shape === "complaint") blocks = [[...second], [turned("grant", good0), open(), close()]];
    else if (shape === "cross rival")
      blocks = [
        [open(), bad0],
        [...second.slice(1), rival(), good0],
      ];
    else
      blocks = [
        [tenure(), need(), ...second],
        [turned("grant", good0), close()],
      ];

    const set = (all: (string | null)[][]) =>
      all
        .map((block) => block.filter(Boolean).join(" "))
        .filter(Boolean)
        .join("\n\n");
    // A page that has told all it has falls back to the list, which names what the text can no longer vary.
    const silent = ![...first, ...second].some(Boolean);
    let content = set(silent && shape !== "list" ? this.listed(good, bad, rng, open, close) : blocks);
    if (content.length < 60)
      content = set([[content, need() ?? open(), content.length < 30 ? close() : null]]);
    if (!this.ledger.firstTime(content)) content = set([[open() ?? tenure(), content, close()]]);
    const extra = rng.chance(0.45)
      ? this.facts(rating >= 3 ? this.product.good : this.product.bad, 1, rng)
      : [];
    const listed = (facts: Fact[], more: Fact[]) => [
      ...new Set([...facts, ...more].map((fact) => fact.phrase)),
    ];
    const bare = rng.chance(0.14);
    return {
      title: titleOf(
        { product: this.product, good, bad, content, rating, variables },
        this.voices,
        this.ledger,
        rng,
      ),
      content,
      pros: bare ? [] : listed(good, rating >= 3 ? extra : []),
      cons: bare ? [] : listed(bad, rating < 3 ? extra : []),
    };
  }

  private listed(
    good: Fact[],
    bad: Fact[],
    rng: Random,
    open: () => string | null,
    close: () => string | null,
  ) {
    const [yes, no] = rng
      .pick(this.voices["labels"] ?? [])
      .split("|")
      .map((label) => label.trim()) as [string, string];
    const run = (facts: Fact[]) =>
      facts.map((fact) => lower(fact.phrase)).join(rng.chance(0.5) ? "; " : ", ");
    const colon = (label: string) => (label.endsWith(":") ? label : label + ":");
    const blocks: (string | null)[][] = [[rng.chance(0.5) ? open() : null]];
    if (good.length) blocks.push([`${colon(yes)} ${run(good)}.`]);
    if (bad.length) blocks.push([`${colon(no)} ${run(bad)}.`]);
    return [...blocks, [close()]];
  }
}

const happy: [string, number][] = [
  ["story", 26],
  ["need", 17],
  ["terse", 10],
  ["list", 3],
  ["rival", 11],
  ["long", 16],
  ["advice", 10],
  ["reverse", 7],
];
const cross: [string, number][] = [
  ["complaint", 28],
  ["cross rival", 20],
  ["late", 28],
  ["terse", 16],
  ["list", 4],
];
