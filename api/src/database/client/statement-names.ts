/**
 * Whose a statement is: `own` ones are read for our code and for documents known at build time, `command` ones come of Prisma's
 * client, and `foreign` ones of documents from anyone, who may have as many different texts made as they like. What a
 * mutation's answer selects is part of a command's text, so commands have names apart.
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
  /** A longer text goes unnamed, unless it is among the own ones. */
  readonly longest: number;
}

interface Capacity {
  readonly texts: number;
  readonly characters: number;
}

/** Each connection keeps what is named prepared, at some 20 bytes of the server's memory a character. */
const usualLimits: StatementLimits = {
  own: { texts: 1_000, characters: 4_000_000 },
  generation: { texts: 500, characters: 500_000 },
  longest: 50_000,
};

/**
 * Gives SQL texts their names, so that a connection parses and plans each once. The names are the same on all connections,
 * and none is ever given to a second text. Own texts and those of commands keep theirs for good. Foreign ones share a generation: when it
 * is full, the next one begins without any, and connections of the one before are to be ended (`endOlder`).
 */
export class StatementNames {
  readonly #limits: StatementLimits;
  readonly #own: Readonly<Record<Exclude<StatementOrigin, "foreign">, Names>>;
  #foreign: Names;
  #generation = 1;

  constructor(limits: StatementLimits = usualLimits) {
    this.#limits = limits;
    this.#own = { own: new Names("o", limits.own), command: new Names("c", limits.own) };
    this.#foreign = new Names("g1_", limits.generation);
  }

  /** A connection that was opened in an earlier generation holds statements that nobody asks for any more. */
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

  /** Undefined where there is no room. */
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
