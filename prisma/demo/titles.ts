import type { Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";
import { capital, lower, spin } from "./text.ts";
import type { Fact, Product } from "./types.ts";

type Told = {
  product: Product;
  good: Fact[];
  bad: Fact[];
  content: string;
  rating: number;
  variables: Record<string, string>;
};

/** A title nobody has used yet: from the facts told, from those left out, or from what reviewers of that mood say. */
export function titleOf(
  material: Told,
  voices: Record<string, string[]>,
  ledger: Ledger,
  rng: Random,
): string {
  const { product, good, bad, content, rating, variables } = material;
  const own = (rating >= 4 ? good : rating <= 2 ? bad : [...bad, ...good]).map((fact) => fact.title);
  const plus = good.map((fact) => fact.phrase);
  const minus = bad.map((fact) => fact.phrase);
  const joined: string[] = [];
  // Phrases may be nouns or whole clauses ("Guests just click"), so they are only ever set side by side.
  if (rating >= 4 && plus[0]) joined.push(plus[0]);
  if (rating >= 3 && plus[0] && minus[0]) joined.push(`${plus[0]}, but ${lower(minus[0])}`);
  if (rating <= 3 && minus[0]) joined.push(minus[0]);
  if (rating <= 3 && minus[1]) joined.push(`${minus[0]}; ${lower(minus[1])}`);
  // A pattern with a gap, such as "Four stars from {emp}", shows through when it is met too often.
  const generic = rng
    .shuffle(voices[`title:${rating}`] ?? [])
    .filter((pattern) => ledger.worn(pattern) < (/\{\w+\}/.test(pattern) ? 6 : 2))
    .sort((a, b) => ledger.worn(a) - ledger.worn(b));
  const side = rating >= 4 ? product.good : rating <= 2 ? product.bad : [...product.bad, ...product.good];
  const named = new Set([...good, ...bad]);
  const others = side
    .filter((fact) => !named.has(fact))
    .flatMap((fact) => [
      fact.title,
      ...fact.sentences.filter((text) => text.replace(/\{[^}]*\|/g, "").length < 75),
    ]);
  const fitting = others
    .map((text) => spin(text, rng, variables).replace(/\.$/, ""))
    .filter((text) => text.length < 70 && !content.includes(text));
  const order = rng.weighted([
    [[own, generic, fitting, joined], 48],
    [[generic, own, fitting, joined], 30],
    [[fitting, own, joined, generic], 12],
    [[joined, own, fitting, generic], 10],
  ]);
  for (const template of order.flatMap((list) => (list === generic ? generic : rng.shuffle(list)))) {
    const title = capital(spin(template, rng, variables));
    if (title.length > 110 || ledger.hasTitle(title)) continue;
    ledger.noteTitle(title);
    ledger.wear(template);
    return title;
  }
  for (const fact of rng.shuffle(side))
    for (const other of rng.shuffle([...product.good, ...product.bad])) {
      const title = fact === other ? fact.phrase : `${fact.phrase}; ${lower(other.phrase)}`;
      if (ledger.hasTitle(title)) continue;
      ledger.noteTitle(title);
      return title;
    }
  for (const ending of ["", `, says ${variables.emp}`, ` (${variables.town})`, `: ${variables.duty}`]) {
    const title = capital(spin(rng.pick(voices[`title:${rating}`] ?? []), rng, variables)) + ending;
    if (ledger.hasTitle(title)) continue;
    ledger.noteTitle(title);
    return title;
  }
  throw new Error(`No title left for a review of ${product.name}`);
}
