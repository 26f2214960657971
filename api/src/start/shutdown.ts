import type { Server } from "node:http";
import { inTime } from "../limits/in-time.ts";

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
  await inTime(leave(), timeout / 2, () => {});
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = () => server.closeIdleConnections();
  closeIdle();
  // A client keeps its connection open for a next request, which will not come.
  const timer = setInterval(closeIdle, idleInterval);
  await inTime(closed, end - Date.now(), () => {});
  clearInterval(timer);
  server.closeAllConnections();
  await close();
}
