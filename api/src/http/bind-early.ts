import { createServer, type RequestListener, type Server } from "node:http";
import express from "express";

/**
 * Keep-alive timeout in milliseconds: longer than that of usual proxies and clients (a minute), so that the server is never the
 * first to close. Otherwise a request now and then meets a connection that is being closed.
 */
const keepAliveFor = 75_000;

/**
 * Milliseconds without a byte in either direction after which a connection is closed, also one whose answer is not read: it would be kept
 * in memory for ever. Longer than all that a request may wait for.
 */
const stalledFor = 120_000;

/** An HTTP server that answers 503 until it is given what to serve: so a taken port is noticed before any work is done. */
export function bindEarly(
  siteName: string,
  { stalled = stalledFor }: { stalled?: number } = {},
): { server: Server; serve(listener: RequestListener): void } {
  const app = express();
  app.disable("x-powered-by");
  app.use((_request, response) => {
    response
      .status(503)
      .set({ "retry-after": "5", "x-content-type-options": "nosniff" })
      .type("text")
      .send(`${siteName} is starting.\n`);
  });
  let listener: RequestListener = app;
  const server = createServer({ keepAliveTimeout: keepAliveFor }, (request, response) =>
    listener(request, response),
  );
  server.setTimeout(stalled);
  return {
    server,
    serve(next) {
      listener = next;
    },
  };
}
