import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

interface ShutdownOptions {
  server: Server;
  /** Reports not ready; resolves when load balancers have seen that. */
  leave(): Promise<void>;
  /** Closes the server's resources, after the last response. */
  close(): Promise<void>;
  /** Milliseconds that requests have to end. */
  timeout: number;
}

/** Milliseconds between two scans for idle connections. */
const idleInterval = 100;

/**
 * Ends a server without interrupting requests: it reports not ready and load balancers stop using it, requests in progress end, then
 * everything is closed. Connections still open after the timeout are closed, too.
 */
export async function shutDown({ server, leave, close, timeout }: ShutdownOptions): Promise<void> {
  const end = Date.now() + timeout;
  await within(timeout / 2, leave());
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = () => server.closeIdleConnections();
  closeIdle();
  // A client keeps its connection open for a next request, which will not come.
  const timer = setInterval(closeIdle, idleInterval);
  await within(end - Date.now(), closed);
  clearInterval(timer);
  server.closeAllConnections();
  await close();
}

/** Waits for the work, up to the given time. */
export async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const timer = sleep(Math.max(0, milliseconds), undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work, timer]);
  over.abort();
}
