import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import type { RequestHandler } from "express";
import type { Environment } from "../environment.ts";
import { bindEarly } from "../http/bind-early.ts";
import { metricsApp } from "../http/metrics-access.ts";

/** Why the server cannot start, in one sentence for the person who started it. */
export class StartError extends Error {}

/** Binds the port that a setting names, and returns the address. Throws StartError. */
export function listen(
  server: Server,
  { host, port }: Pick<Environment, "host" | "port">,
  setting = "PORT",
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? `Port ${port} is in use. Stop the other program, or choose another port with ${setting}=${port + 1}.`
          : error.code === "EACCES"
            ? `Port ${port} requires elevated permissions. Choose a port above 1023 with ${setting}.`
            : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and ${setting}.`;
      reject(new StartError(reason));
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      const isAny = host === "0.0.0.0" || host === "127.0.0.1" || host === "::";
      const shown = isAny ? "localhost" : isIPv6(host) ? `[${host}]` : host;
      resolve(`http://${shown}:${actual}`);
    });
  });
}

/**
 * Binds METRICS_PORT, if it is set, before any other work; it responds 503 until it gets the metrics. Throws StartError.
 */
export async function listenForMetrics(
  { host, metrics }: Pick<Environment, "host" | "metrics">,
  siteName: string,
): Promise<{ server: Server; serve(metrics: RequestHandler): void } | undefined> {
  const { port, token } = metrics;
  if (port === undefined) return undefined;
  const { server, serve } = bindEarly(siteName);
  await listen(server, { host, port }, "METRICS_PORT");
  return { server, serve: (handler) => serve(metricsApp({ token }, handler)) };
}

/** Closes a server with all its connections; resolves when its port is free again. */
export function closeServer(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!server?.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
