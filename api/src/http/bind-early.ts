import { createServer, type Server } from "node:http";
import express, { type RequestHandler } from "express";

/**
 * Idle connections are kept so long, in milliseconds: longer than usual proxies and clients keep theirs (a minute). Whoever
 * closes first must be the one that asks, or now and then a request meets a connection that is just being closed.
 */
const keepAliveFor = 75_000;

/** An HTTP server that answers 503 until it is given what to serve: so a taken port is noticed before any work is done. */
export function bindEarly(): { server: Server; serve(handler: RequestHandler): void } {
  const app = express();
  app.disable("x-powered-by");
  let handler: RequestHandler = (_request, response) => {
    response.status(503).set("retry-after", "5").type("text").send("Assay is starting.\n");
  };
  app.use((request, response, next) => handler(request, response, next));
  return {
    server: createServer({ keepAliveTimeout: keepAliveFor }, app),
    serve(next) {
      handler = next;
    },
  };
}
