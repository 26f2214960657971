import { type Random, random } from "../random.ts";
import { firstDay, lastDay } from "../reviews.ts";
import { parts, slugOf } from "../text.ts";
import { type ReviewRow, roles, type Size, sizes } from "../types.ts";
import { lines } from "./growth.ts";
import { spinCompiled } from "./spin.ts";

/** A user of the full directory: someone with an account and an address, or the author of an imported review. */
export type UserRow = {
  /** Names the user in the rows of reviews. */
  key: string;
  /** Null for the author of an imported review, who has no account. */
  email: string | null;
  firstName: string;
  lastName: string;
  designation: string;
  createdAt: string;
};

/** Someone who writes reviews, and what is said of that person in them. */
export type Reviewer = UserRow & {
  /** The code of content/people.txt. */
  role: string;
  size: Size;
  industry: string;
  employer: string;
  heads: string;
  town: string;
  duty: string;
};

const sizeWeights: [Size, number][] = sizes.map((size, i) => [size, [24, 30, 22, 14, 10][i]!]);
const letterOf = (size: Size) => "ssmml"[sizes.indexOf(size)]!;
const day = 86_400_000;

/** The authors of the small demo catalogue, who came with their first review. */
export function demoUsers(reviews: readonly ReviewRow[]): UserRow[] {
  const found = new Map<string, UserRow>();
  for (const { authorKey: key, author, createdAt } of reviews) {
    const known = found.get(key);
    if (!known) found.set(key, { key, email: null, ...author, createdAt });
    else if (createdAt < known.createdAt) known.createdAt = createdAt;
  }
  return [...found.values()];
}

/** Makes reviewers out of content/people.txt: most have an account, with an address at one of the houses. */
export function makeReviewers(
  count: number,
  people: Record<string, string[]>,
  roleWeights: [string, number][],
  houses: readonly string[],
  taken: Iterable<string>,
): Reviewer[] {
  const rng = random("users");
  const make = reviewerMaker(people, rng);
  const domains = houses.map((house) => slugOf(house));
  const patterns = lines("mail");
  const [keys, emails] = [new Set(taken), new Set<string>()];
  const reviewers: Reviewer[] = [];
  while (reviewers.length < count) {
    const reviewer = make(rng.weighted(roleWeights));
    const [first, last] = [slugOf(reviewer.firstName), slugOf(reviewer.lastName)];
    const domain = rng.pick(domains);
    const key = `${first}-${last}-${domain}`;
    const address = spinCompiled(rng.pick(patterns), rng, { first, last, initial: first[0]! });
    const email = `${address}@${domain}.example`;
    if (keys.has(key) || emails.has(email)) continue;
    keys.add(key);
    reviewer.key = key;
    if (rng.chance(0.85)) {
      emails.add(email);
      reviewer.email = email;
    }
    // The first ones write most, so they came first.
    const joined = (reviewers.length / count) ** 0.7 * 0.9 + rng.next() * 0.09;
    const at = firstDay - 30 * day + Math.floor(joined * (lastDay - firstDay));
    reviewer.createdAt = new Date(at).toISOString();
    reviewers.push(reviewer);
  }
  return reviewers;
}

function reviewerMaker(people: Record<string, string[]>, rng: Random): (role: string) => Reviewer {
  const list = (name: string) => people[name] ?? [];
  const table = (name: string) =>
    new Map(
      list(name).map((line) => [
        line.slice(0, line.indexOf(":")),
        parts(line.slice(line.indexOf(":") + 1), " / "),
      ]),
    );
  const names = list("names").map((line) => parts(line, " / ").map((half) => parts(half, " ")));
  const towns = parts(list("towns").join(" "), " ").map((town) => town.replace(/-/g, " "));
  const [designations, duties, heads] = [table("designations"), table("duties"), table("heads")];
  const notIndustries = ["names", "towns", "designations", "duties", "heads"];
  const employers = Object.keys(people)
    .filter((name) => !notIndustries.includes(name))
    .flatMap((industry) =>
      list(industry)
        .flatMap((line) => parts(line, " / "))
        .map((entry) => ({ industry, employer: entry.split(":")[0]!, letters: entry.split(":")[1] ?? "" })),
    );
  const sized = Map.groupBy(
    [..."sml"].flatMap((letter) =>
      employers.filter(({ letters }) => letters.includes(letter)).map((one) => ({ ...one, letter })),
    ),
    ({ letter }) => letter,
  );
  const tiers = new Map(
    [...designations].map(([role, three]) => [role, three.map((one) => parts(one, ","))]),
  );
  return (role) => {
    const size = rng.weighted(sizeWeights);
    const letter = letterOf(size);
    const { industry, employer } = rng.pick(sized.get(letter)!);
    const [firstNames, lastNames] = rng.pick(names);
    return {
      key: "",
      email: null,
      firstName: rng.pick(firstNames!),
      lastName: rng.pick(rng.chance(0.85) ? lastNames! : rng.pick(names)[1]!),
      designation: rng.pick(tiers.get(role)!["sml".indexOf(letter)]!),
      createdAt: "",
      role,
      size,
      industry,
      employer,
      heads: rng.pick(heads.get(size)!),
      town: rng.pick(towns),
      duty: spinCompiled(rng.pick(duties.get(role)!), rng, {}),
    };
  };
}

/** Chooses reviewers for one software after another: nobody twice for the same, some people far more often than others. */
export class Reviewers {
  private readonly all: readonly Reviewer[];
  private readonly byRole: Map<string, Reviewer[]>;

  constructor(all: readonly Reviewer[]) {
    this.all = all;
    this.byRole = Map.groupBy(all, ({ role }) => role);
  }

  /** Someone of that role and, where it can be, of one of the industries who is not among `met` yet. */
  take(role: string, industries: readonly string[], met: Set<Reviewer>, rng: Random): Reviewer {
    const fitting = this.byRole.get(role) ?? this.all;
    for (let attempt = 0; attempt < 24; attempt++) {
      const from = attempt < 12 ? fitting : this.all;
      const reviewer = from[Math.floor(rng.next() ** 1.5 * from.length)]!;
      const fits = industries.length === 0 || attempt > 5 || industries.includes(reviewer.industry);
      if (!fits || met.has(reviewer)) continue;
      met.add(reviewer);
      return reviewer;
    }
    const free = this.all.find((reviewer) => !met.has(reviewer));
    if (!free) throw new Error("More reviews of one software than there are people");
    met.add(free);
    return free;
  }
}

/** What a reviewer's role is called in a review. */
export const roleName = (code: string) => roles[code] ?? code;
