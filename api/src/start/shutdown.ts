import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

interface ShutdownOptions {
  server: Server;
  /** Lets readiness fall; resolves when load balancers have seen that. */
  leave(): Promise<void>;
  /** Closes what the server works with, after the last answer. */
  close(): Promise<void>;
  /** Milliseconds that requests have to end. */
  timeout: number;
}

/** Milliseconds after which connections are looked through for those that have had their answer. */
const idleInterval = 100;

/**
 * Ends a server without breaking off what it does: readiness falls and load balancers look elsewhere, the requests under way end, then
 * everything is closed. Connections still open after the timeout are ended.
 */
export async function shutDown({ server, leave, close, timeout }: ShutdownOptions): Promise<void> {
  const end = Date.now() + timeout;
  await within(timeout / 2, leave());
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = () => server.closeIdleConnections();
  closeIdle();
  // A client keeps its connection for the next request, which is not to come any more.
  const timer = setInterval(closeIdle, idleInterval);
  await within(end - Date.now(), closed);
  clearInterval(timer);
  server.closeAllConnections();
  await close();
}

/** Waits for the work, but no longer than that. */
export async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const timer = sleep(Math.max(0, milliseconds), undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work, timer]);
  over.abort();
}
