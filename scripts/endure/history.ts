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
  outcome: Outcome;
  /** How often it was sent. */
  attempts: number;
}

/** Everything that clients asked for, in the order of each thing's writer. */
export interface History {
  readonly writes: readonly Write[];
  /** Adds a write that is about to be sent. */
  begin(...effects: Effect[]): Write;
  /** How many writes were acknowledged until now. */
  acknowledged(): number;
}

/** Starts an empty history. */
export function createHistory(): History {
  const writes: Write[] = [];
  return {
    writes,
    begin(...effects) {
      const write: Write = { effects, outcome: "unknown", attempts: 0 };
      writes.push(write);
      return write;
    },
    acknowledged: () => writes.filter(({ outcome }) => outcome === "acknowledged").length,
  };
}
