/** What the probes of load balancers have seen of this server. */
export interface Probes {
  /** True once the server is leaving: readiness has fallen for good. */
  readonly isLeaving: boolean;
  /** Aborted when the server begins to leave. */
  readonly leaving: AbortSignal;
  /** Counts a probe of readiness. */
  seen(): void;
  /**
   * Lets readiness fall. Resolves at once where nobody probes it, else when load balancers have seen that as often as they usually
   * need.
   */
  leave(): Promise<void>;
}

/** Failed probes after which usual load balancers send no more requests. */
const probesToLeave = 3;
/** Milliseconds in which a load balancer that watches would have probed. */
const probeInterval = 30_000;

/** Counts the probes of a server. */
export function createProbes(now: () => number = Date.now): Probes {
  let probedAt = Number.NEGATIVE_INFINITY;
  let probesLeft = Number.POSITIVE_INFINITY;
  const left = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const isLeaving = () => probesLeft !== Number.POSITIVE_INFINITY;
  return {
    get isLeaving() {
      return isLeaving();
    },
    leaving: leaving.signal,
    seen() {
      probedAt = now();
      if (isLeaving() && --probesLeft <= 0) left.resolve();
    },
    async leave() {
      probesLeft = probesToLeave;
      leaving.abort();
      if (now() - probedAt < probeInterval) await left.promise;
    },
  };
}
