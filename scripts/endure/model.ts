import type { Write } from "./history.ts";

/** The values that are there, by the thing that has them; two values are a thing that is there twice. */
export type Observed = ReadonlyMap<string, readonly string[]>;

/** How what is there differs from what clients were told; each line names a thing. */
export interface Verdict {
  /** Acknowledged, and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** There, although the write was refused, undone or never made. */
  uncalled: string[];
}

/** Things of these kinds may come again, but not be missing: a mail, or the message of a webhook, is sent again when its answer was lost. */
const atLeastOnce = new Set(["mail", "message"]);

/** The kind of a thing: the first word of its name. */
const kindOf = (thing: string): string => thing.split(" ", 1)[0] ?? "";

/**
 * Compares what is there with a history. Each thing has one writer, so its value is that of the last acknowledged write, or of an unknown
 * one after it.
 */
export function judge(writes: readonly Write[], observed: Observed): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], uncalled: [] };
  const possible = possibleValues(writes);
  for (const [thing, allowed] of possible) {
    const values = observed.get(thing) ?? [];
    if (values.length === 0) {
      if (!allowed.has(null)) verdict.lost.push(thing);
    } else if (values.length > 1 && !atLeastOnce.has(kindOf(thing))) verdict.doubled.push(thing);
    else if (!values.every((value) => allowed.has(value))) {
      const isGone = allowed.size === 1 && allowed.has(null);
      const isRefused = isGone || values.some((value) => wasRefused(writes, thing, value));
      (isRefused ? verdict.uncalled : verdict.lost).push(thing);
    }
  }
  for (const thing of observed.keys()) if (!possible.has(thing)) verdict.uncalled.push(thing);
  return verdict;
}

function possibleValues(writes: readonly Write[]): Map<string, Set<string | null>> {
  const possible = new Map<string, Set<string | null>>();
  for (const { effects, outcome } of writes)
    for (const { thing, value } of effects) {
      const before = possible.get(thing) ?? new Set([null]);
      if (outcome === "acknowledged") possible.set(thing, new Set([value]));
      else possible.set(thing, outcome === "unknown" ? new Set([...before, value]) : before);
    }
  return possible;
}

function wasRefused(writes: readonly Write[], thing: string, value: string): boolean {
  return writes.some(
    ({ effects, outcome }) =>
      outcome === "refused" && effects.some((effect) => effect.thing === thing && effect.value === value),
  );
}
