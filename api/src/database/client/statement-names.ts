/**
 * Origin of a statement: `own` for our code and persisted operations, `command` for Prisma's client, `foreign` for free
 * documents, whose texts are unbounded. A mutation's selection is part of a command's text, so commands are named separately.
 */
export type StatementOrigin = "own" | "command" | "foreign";

/** A text with the name under which connections keep it prepared; an empty name has it parsed and planned each time. */
export interface NamedStatement {
  readonly name: string;
  /** The same string each time, so that all connections together hold it once. */
  readonly text: string;
}

/** How many texts are named, and how many characters they may have together. */
export interface StatementLimits {
  /** Own texts, and as many of commands. */
  readonly own: Capacity;
  /** Foreign texts of one generation. */
  readonly generation: Capacity;
  /** Longer texts are not named, except own ones. */
  readonly longest: number;
}

interface Capacity {
  readonly texts: number;
  readonly characters: number;
}

/** Each connection keeps named statements prepared, at some 20 bytes of server memory per character. */
const defaultLimits: StatementLimits = {
  own: { texts: 1_000, characters: 4_000_000 },
  generation: { texts: 500, characters: 500_000 },
  longest: 50_000,
};

/**
 * Names SQL texts, so that each connection parses and plans each text once. Names are the same on all connections and never
 * reused. Own texts and those of commands keep theirs forever. Foreign ones share a generation: when it is full, the next one
 * starts empty, and connections of the earlier one are closed (`endOlder`).
 */
export class StatementNames {
  readonly #limits: StatementLimits;
  readonly #own: Readonly<Record<Exclude<StatementOrigin, "foreign">, Names>>;
  #foreign: Names;
  #generation = 1;

  constructor(limits: StatementLimits = defaultLimits) {
    this.#limits = limits;
    this.#own = { own: new Names("o", limits.own), command: new Names("c", limits.own) };
    this.#foreign = new Names("g1_", limits.generation);
  }

  /** Connections opened in an earlier generation hold obsolete statements. */
  get generation(): number {
    return this.#generation;
  }

  /** The text with its name. Beyond their limits own texts and commands are named like foreign ones. */
  statement(text: string, origin: StatementOrigin): NamedStatement {
    const own = origin === "foreign" ? this.#own.own.known(text) : this.#own[origin].named(text);
    if (own) return own;
    if (text.length > this.#limits.longest) return { name: "", text };
    return this.#foreign.named(text) ?? this.#firstOfNext(text);
  }

  #firstOfNext(text: string): NamedStatement {
    this.#generation += 1;
    this.#foreign = new Names(`g${this.#generation}_`, this.#limits.generation);
    return this.#foreign.named(text) ?? { name: "", text };
  }
}

/** Texts that are named until there are too many of them. */
class Names {
  readonly #prefix: string;
  readonly #capacity: Capacity;
  readonly #statements = new Map<string, NamedStatement>();
  #characters = 0;

  constructor(prefix: string, capacity: Capacity) {
    this.#prefix = prefix;
    this.#capacity = capacity;
  }

  known(text: string): NamedStatement | undefined {
    return this.#statements.get(text);
  }

  /** The named statement; undefined if the limit is reached. */
  named(text: string): NamedStatement | undefined {
    const known = this.known(text);
    if (known) return known;
    const characters = this.#characters + text.length;
    if (this.#statements.size >= this.#capacity.texts || characters > this.#capacity.characters)
      return undefined;
    const statement = { name: `${this.#prefix}${this.#statements.size}`, text };
    this.#statements.set(text, statement);
    this.#characters = characters;
    return statement;
  }
}
