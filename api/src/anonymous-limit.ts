import { isIPv6 } from "node:net";
import type { Request } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { RateLimited } from "./domain/errors.ts";

/** Calls a minute of one address without a session, over all doors for programs. */
export const anonymousCallsPerMinute = 600;

/** Counts a call of a visitor; answers null while it is one of those allowed. */
export type AnonymousLimit = (request: Pick<Request, "ip">) => Promise<RateLimited | null>;

/**
 * The limit on anonymous calls. It is kept in this process's memory: it protects the process, and a count in the database
 * would cost as much as the reads that it is to save. Doors ask it only where there is no session.
 */
export function createAnonymousLimit({
  enabled,
  points = anonymousCallsPerMinute,
}: {
  enabled: boolean;
  points?: number;
}): AnonymousLimit {
  if (!enabled) return async () => null;
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async ({ ip }) => {
    try {
      await limiter.consume(networkOf(ip ?? ""));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return new RateLimited(refused.msBeforeNext);
    }
  };
}

/** One caller has a whole /64 of IPv6 addresses: they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return `${[...front, ...zeros, ...back].slice(0, 4).join(":")}::/64`;
}
