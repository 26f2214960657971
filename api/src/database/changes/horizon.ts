/** Maximum number of remembered transactions; of more, only the first and the last. */
const maxPending = 1_000;

/** Knows which entries of the change log are not yet below the horizon, where followers can read them. */
export interface Horizon {
  /**
   * True if entries of earlier looks or of this one can be read now and could not before. `snapshot` is that of the look (xmin:xmax:…), `xids`
   * are the transactions of its entries; null if there may be any.
   */
  looked(snapshot: string, xids: readonly string[] | null): boolean;
}

/** A horizon below which nothing is known yet. */
export function createHorizon(): Horizon {
  const pending = new Set<bigint>();
  return {
    looked(snapshot, xids) {
      const [xmin = 0n, xmax = 0n] = snapshot.split(":", 2).map(BigInt);
      for (const xid of xids ?? []) pending.add(BigInt(xid));
      if (!xids) pending.add(xmax - 1n);
      if (pending.size > maxPending) {
        const sorted = [...pending].sort((a, b) => (a < b ? -1 : 1));
        pending.clear();
        for (const xid of [sorted[0], sorted.at(-1)]) if (xid !== undefined) pending.add(xid);
      }
      const passed = [...pending].filter((xid) => xid < xmin);
      for (const xid of passed) pending.delete(xid);
      return passed.length > 0;
    },
  };
}
