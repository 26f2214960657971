/** What a client was told about a write. */
export type Outcome = "acknowledged" | "refused" | "unknown";

/** What a write leaves: a thing of one writer, and the value that it then has; null is "not there". */
export interface Effect {
  thing: string;
  value: string | null;
}

/** A write as its client knows it. */
export interface Write {
  readonly effects: readonly Effect[];
  /** Unknown until an answer says otherwise. */
  readonly outcome: Outcome;
  /** How often it was sent. */
  readonly attempts: number;
}

/** Everything that clients asked for, in the order of each thing's writer. */
export interface History {
  readonly writes: readonly Write[];
  /** Adds a write that is about to be sent. */
  begin(...effects: Effect[]): Write;
  /** Notes that it is sent, perhaps once more. */
  sent(write: Write): void;
  /** Notes what its client was told. */
  settle(write: Write, outcome: Outcome): void;
  /** How many writes were acknowledged until now. */
  acknowledged(): number;
}

/** Starts an empty history. */
export function createHistory(): History {
  const writes: { -readonly [Key in keyof Write]: Write[Key] }[] = [];
  const own = (write: Write) => write as (typeof writes)[number];
  let acknowledged = 0;
  return {
    writes,
    begin(...effects) {
      const write = { effects, outcome: "unknown" as Outcome, attempts: 0 };
      writes.push(write);
      return write;
    },
    sent: (write) => void own(write).attempts++,
    settle(write, outcome) {
      own(write).outcome = outcome;
      if (outcome === "acknowledged") acknowledged++;
    },
    acknowledged: () => acknowledged,
  };
}

/** The last writes of a thing, with what its client was told, in one line. */
export function lastWrites({ writes }: History, thing: string, count = 6): string {
  const own = writes.filter(({ effects }) => effects.some((effect) => effect.thing === thing));
  return own
    .slice(-count)
    .map(({ effects, outcome, attempts }) => {
      const value = effects.find((effect) => effect.thing === thing)?.value ?? "gone";
      return `${value.slice(0, 15)} ${outcome}${attempts > 1 ? ` after ${attempts} attempts` : ""}`;
    })
    .join(", ");
}
