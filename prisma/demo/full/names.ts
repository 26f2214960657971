import { type Random, random } from "../random.ts";
import { slugOf } from "../text.ts";
import { words } from "./growth.ts";

/** Gives each name, and the slug that follows from it, once. */
export class Names {
  private readonly taken: Set<string>;

  constructor(slugs: Iterable<string>) {
    this.taken = new Set(slugs);
  }

  /** The slug of a name that nobody has yet; null when it is taken. */
  take(name: string): string | null {
    const slug = slugOf(name);
    if (this.taken.has(slug)) return null;
    this.taken.add(slug);
    return slug;
  }
}

/** Names of houses ("Brindlewick") and of products ("Brindleboard"), each once, in an order that looks like none. */
export class Coinage {
  private readonly places: string[];
  private readonly brands: string[];

  constructor() {
    const rng = random("coinage");
    this.places = coined(words("endings"), rng);
    this.brands = coined(words("parts"), rng);
  }

  /** A house's name; they are used up in the end. */
  place(): string {
    return this.next(this.places);
  }

  /** A product's own name. */
  brand(): string {
    return this.next(this.brands);
  }

  /** Names of houses that were not given away, for the employers of people. */
  rest(): readonly string[] {
    return this.places;
  }

  private next(names: string[]): string {
    const name = names.pop();
    if (!name) throw new Error("growth.txt has too few stems for so many names");
    return name;
  }
}

function coined(endings: string[], rng: Random): string[] {
  return rng.shuffle(
    words("stems").flatMap((stem) =>
      endings
        // "Nettleley", "Hollenn…": where the two meet, a letter said twice reads badly.
        .filter((ending) => stem.at(-1) !== ending[0] && !stem.endsWith(ending.slice(0, 2)))
        .map((ending) => stem + ending),
    ),
  );
}
