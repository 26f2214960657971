import { type Random, random } from "./random.ts";
import { parts, slugOf, spin } from "./text.ts";
import { roles, type Size, sizes, type WholeReview } from "./types.ts";

export type Author = {
  key: string;
  firstName: string;
  lastName: string;
  designation: string;
  role: string;
  size: Size;
  industry: string;
  employer: string;
  heads: string;
  town: string;
  duty: string;
  reviewed: Set<string>;
};

const sizeWeights: [Size, number][] = [
  ["1-10", 24],
  ["11-50", 30],
  ["51-200", 22],
  ["201-1000", 14],
  ["1000+", 10],
];
const letterOf: Record<Size, string> = {
  "1-10": "s",
  "11-50": "s",
  "51-200": "m",
  "201-1000": "m",
  "1000+": "l",
};
const notIndustries = new Set(["names", "towns", "designations", "duties", "heads"]);

/** Makes reviewers out of content/people.txt, and lets some of them come back for a second and third product. */
export class People {
  private readonly lists: Record<string, string[]>;
  private readonly keys = new Set<string>();
  private readonly byRole = new Map<string, Author[]>();
  private readonly industries: string[];
  private readonly employers: { industry: string; employer: string; letters: string }[] = [];

  constructor(lists: Record<string, string[]>) {
    this.lists = lists;
    this.industries = Object.keys(lists).filter((name) => !notIndustries.has(name));
    for (const industry of this.industries)
      for (const entry of (lists[industry] ?? []).flatMap((line) => parts(line, " / "))) {
        const [employer = "", letters = ""] = entry.split(":");
        this.employers.push({ industry, employer, letters });
      }
  }

  private keyed(list: string, key: string) {
    const line = (this.lists[list] ?? []).find((entry) => entry.startsWith(key + ":"));
    if (!line) throw new Error(`people.txt has no ${list} for "${key}"`);
    return line.slice(key.length + 1);
  }

  private name(rng: Random) {
    for (;;) {
      const [first, last] = parts(rng.pick(this.lists["names"] ?? []), " / ") as [string, string];
      const firstName = rng.pick(parts(first, " "));
      const lastName = rng.pick(parts(last, " "));
      const key = slugOf(`${firstName} ${lastName}`);
      if (this.keys.has(key)) continue;
      this.keys.add(key);
      return { firstName, lastName, key };
    }
  }

  private named(name: string) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const key = slugOf(name);
    if (this.keys.has(key)) throw new Error(`There are two of the name "${name}"`);
    this.keys.add(key);
    return { firstName, lastName, key };
  }

  private register(role: string, author: Author) {
    const known = this.byRole.get(role) ?? [];
    known.push(author);
    this.byRole.set(role, known);
    return author;
  }

  private make(role: string, wanted: string[], rng: Random): Author {
    const size = rng.weighted(sizeWeights);
    const letter = letterOf[size];
    const sized = this.employers.filter(({ letters }) => letters.includes(letter));
    const fitting =
      wanted.length && rng.chance(0.85) ? sized.filter(({ industry }) => wanted.includes(industry)) : sized;
    const { industry, employer } = rng.pick(fitting.length ? fitting : sized);
    const tiers = parts(this.keyed("designations", role), " / ");
    return this.register(role, {
      ...this.name(rng),
      role: roles[role] ?? role,
      size,
      industry,
      employer,
      designation: rng.pick(parts(tiers["sml".indexOf(letter)] ?? "", ",")),
      heads: rng.pick(parts(this.keyed("heads", size), " / ")),
      town: rng.pick(parts((this.lists["towns"] ?? []).join(" "), " ")).replace(/-/g, " "),
      duty: spin(rng.pick(parts(this.keyed("duties", role), " / ")), rng),
      reviewed: new Set(),
    });
  }

  /** A reviewer of that role who has not written about the product yet. */
  take(role: string, product: string, wanted: string[], rng: Random): Author {
    const known = (this.byRole.get(role) ?? []).filter(
      (a) =>
        a.reviewed.size < 7 && !a.reviewed.has(product) && (!wanted.length || wanted.includes(a.industry)),
    );
    const author = known.length > 12 && rng.chance(0.52) ? rng.pick(known) : this.make(role, wanted, rng);
    author.reviewed.add(product);
    return author;
  }

  /** The author of a review written by hand: its name or a fresh one, everything else as the content file says. */
  takeFor(written: WholeReview, product: string): Author {
    const rng = random(`author:${product}:${written.title}`);
    const { size, industry, designation, role, name } = written;
    return {
      ...(name === undefined ? this.name(rng) : this.named(name)),
      designation,
      role,
      size,
      industry,
      employer: "",
      heads: "",
      town: "",
      duty: "",
      reviewed: new Set([product]),
    };
  }
}

export const sizeRank = (size: Size) => sizes.indexOf(size);
