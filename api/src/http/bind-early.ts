import { createServer, type Server } from "node:http";
import express, { type RequestHandler } from "express";

/**
 * Keep-alive timeout in milliseconds: longer than that of usual proxies and clients (a minute), so that the server is never the
 * first to close. Otherwise a request now and then meets a connection that is being closed.
 */
const keepAliveFor = 75_000;

/** An HTTP server that answers 503 until it is given what to serve: so a taken port is noticed before any work is done. */
export function bindEarly(siteName: string): { server: Server; serve(handler: RequestHandler): void } {
  const app = express();
  app.disable("x-powered-by");
  let handler: RequestHandler = (_request, response) => {
    response.status(503).set("retry-after", "5").type("text").send(`${siteName} is starting.\n`);
  };
  app.use((request, response, next) => handler(request, response, next));
  return {
    server: createServer({ keepAliveTimeout: keepAliveFor }, app),
    serve(next) {
      handler = next;
    },
  };
}
