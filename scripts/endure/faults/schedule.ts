import type { Fault, FaultName } from "./fault.ts";

/** How often processes are killed and restarted in a run that counts them. */
export interface Strikes {
  kills: number;
  restarts: number;
}

/** Faults that end a process at once. */
const kills: readonly FaultName[] = ["kill-server", "kill-database", "kill-both", "database-killed"];
/** Faults that ask a process to end, and start it again. */
const restarts: readonly FaultName[] = ["terminate", "database-fast"];

/**
 * As many kills and restarts as asked for, of these faults: each kind in turn, restarts evenly between kills. In turn, because a server waits
 * before it starts an embedded database that was killed five times in its life.
 */
export function schedule<Item extends Pick<Fault, "name">>(
  faults: readonly Item[],
  strikes: Strikes,
): Item[] {
  const inTurn = (names: readonly FaultName[], count: number): { item: Item; at: number }[] => {
    const own = faults.filter(({ name }) => names.includes(name));
    return Array.from({ length: count }, (_, index) => ({
      item: own[index % own.length],
      at: (index + 1) / count,
    })).flatMap(({ item, at }) => (item ? [{ item, at }] : []));
  };
  return [...inTurn(kills, strikes.kills), ...inTurn(restarts, strikes.restarts)]
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
