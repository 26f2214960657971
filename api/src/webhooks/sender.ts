import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import type { Claimed, Outbox } from "../domain/webhook/sending.ts";
import { countDelivery } from "../metrics/webhooks.ts";
import { post } from "./post.ts";
import { createLoop } from "./wakeable-loop.ts";

export interface SenderOptions {
  outbox: Outbox;
  connector: Dispatcher;
  now(): Date;
  /** Called with the error of a look into the database or of storing a result; once for errors that follow each other. */
  report(error: unknown): void;
  /** Milliseconds after which an attempt is given up (default 10 seconds). */
  timeout?: number;
  /** Milliseconds that attempts under way have to end when the sender stops (default 3 seconds). */
  drain?: number;
}

/** Sends the deliveries that are due. */
export interface Sender {
  /** Looks for deliveries now: there may be new ones. */
  wake(): void;
  /** Begins no more attempts and waits for those under way; what is aborted is due again at once. */
  stop(): Promise<void>;
}

/** Attempts at once: in this process, of one endpoint, and of all endpoints that are slow. */
const maxAtOnce = 32;
const perEndpoint = 4;
const maxSlow = 8;

/** Milliseconds from which on an attempt was slow, and for how long its endpoint counts as slow. */
const slowFrom = 2_000;
const slowFor = 3_600_000;

/** Milliseconds until the next look if nothing is due before. */
const longestSleep = 60_000;

/**
 * Starts to send. Nobody waits for a slow receiver: its endpoint has one attempt at a time, and all slow ones together a part of the
 * process. Nor for somebody with many endpoints: room goes to the owner with the fewest attempts under way. No connection to the database is held while a receiver is waited for.
 */
export function startSender(options: SenderOptions): Sender {
  const { outbox, connector, now, report, timeout, drain = 3_000 } = options;
  const running = new Map<Claimed, Promise<void>>();
  const slow = new LRUCache<string, true>({ max: 1_000, ttl: slowFor });
  const ending = new AbortController();
  const loop = createLoop({
    report,
    async step() {
      await claim();
      return false;
    },
    async pause() {
      const due = await outbox.nextDue(now());
      if (due === null) return longestSleep;
      return Math.min(Math.max(due.getTime() - now().getTime(), 1), longestSleep);
    },
  });

  /** Claims as many as there is room for. The end of each attempt wakes the sender, so what has no room now is not forgotten. */
  async function claim(): Promise<void> {
    const busy = countBy(({ endpointId }) => endpointId);
    const slowOnes = [...slow.keys()];
    const quickShares = [...busy].map(([id, count]): [string, number] => [id, perEndpoint - count]);
    await begin({
      limit: maxAtOnce - running.size,
      shares: { ...Object.fromEntries(quickShares), ...Object.fromEntries(slowOnes.map((id) => [id, 0])) },
      others: perEndpoint,
    });
    const slowBusy = slowOnes.reduce((sum, id) => sum + (busy.get(id) ?? 0), 0);
    await begin({
      limit: Math.min(maxSlow - slowBusy, maxAtOnce - running.size),
      shares: Object.fromEntries(slowOnes.filter((id) => !busy.has(id)).map((id) => [id, 1])),
      others: 0,
    });
  }

  function countBy(idOf: (claimed: Claimed) => string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const claimed of running.keys()) counts.set(idOf(claimed), (counts.get(idOf(claimed)) ?? 0) + 1);
    return counts;
  }

  async function begin(wanted: { limit: number; shares: Record<string, number>; others: number }) {
    if (loop.isStopped || wanted.limit <= 0) return;
    if (wanted.others === 0 && Object.keys(wanted.shares).length === 0) return;
    const owners = Object.fromEntries(countBy(({ ownerId }) => ownerId));
    for (const claimed of await outbox.claim({ ...wanted, busy: owners, now: now() })) {
      const attempt = deliver(claimed)
        .catch(loop.failed)
        .finally(() => {
          running.delete(claimed);
          loop.wake();
        });
      running.set(claimed, attempt);
    }
  }

  async function deliver(claimed: Claimed): Promise<void> {
    const { endpointId, id, url, body, secrets } = claimed;
    const message = { id: `msg_${id}`, url, body, secrets };
    const began = performance.now();
    const posting = post(message, {
      connector,
      now,
      signal: ending.signal,
      ...(timeout !== undefined && { timeout }),
    });
    const answer = await posting.catch((error: unknown) => {
      if (!ending.signal.aborted) throw error;
      return null;
    });
    if (answer === null) return outbox.release(claimed, now());
    const took = performance.now() - began;
    if (took >= slowFrom || answer.isLate) slow.set(endpointId, true);
    else slow.delete(endpointId);
    countDelivery(await outbox.record(claimed, answer, now()), took);
  }

  loop.wake();
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      const abort = setTimeout(() => ending.abort(), drain);
      await Promise.all(running.values());
      clearTimeout(abort);
      await connector.destroy();
    },
  };
}
