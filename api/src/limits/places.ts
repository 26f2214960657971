/** Limits of requests that take long: of one caller, and of the process. */
export interface PlaceLimits {
  readonly perCaller: number;
  readonly inAll: number;
}

/** Places for requests that take long. */
export interface Places {
  /** Takes a place for the caller; gives how to leave it, or which limit has been reached. */
  enter(caller: string): (() => void) | "caller" | "all";
}

/** Counts requests under way, by caller. */
export function createPlaces({ perCaller, inAll }: PlaceLimits): Places {
  const byCaller = new Map<string, number>();
  let taken = 0;
  return {
    enter(caller) {
      const count = byCaller.get(caller) ?? 0;
      if (count >= perCaller) return "caller";
      if (taken >= inAll) return "all";
      byCaller.set(caller, count + 1);
      taken++;
      return () => {
        taken--;
        const left = (byCaller.get(caller) ?? 1) - 1;
        if (left > 0) byCaller.set(caller, left);
        else byCaller.delete(caller);
      };
    },
  };
}
