import type { Request, RequestHandler, Response } from "express";

/** Answers a request; an error goes to the app's handlers. */
export type Endpoint = (request: Request, response: Response) => Promise<void>;

/** A kind of requests whose endpoint is found without Express' router. */
export interface ShortWay {
  /** The app's middleware that the requests pass, in its order. */
  readonly handlers: readonly RequestHandler[];
  /** Is it such a request, by its first line and headers? Called for each request of the app. */
  takes(request: Request): boolean;
  /** Tells the endpoint of a request that it takes, at once or when its body is read; null leaves it to Express. */
  find(request: Request, found: (endpoint: Endpoint | null) => void): void;
}

/**
 * The app's first middleware: has the requests of these kinds pass the app's other middleware, one after another, and answered by their
 * endpoint, without Express' search through all routes and its parsers of bodies, which take longer than they. Everything else, errors
 * too, is left to the app.
 */
export function shortWays(ways: readonly ShortWay[]): RequestHandler {
  return (request, response, next) => {
    const way = ways.find((one) => one.takes(request));
    if (!way) return next();
    const { handlers } = way;
    way.find(request, (endpoint) => {
      if (!endpoint) return next();
      let reached = -1;
      // Most middleware waits for nothing: a promise for each would take longer than it does.
      const pass = (index: number): void => {
        // Who calls next twice neither skips a handler nor answers twice.
        if (index <= reached) return;
        reached = index;
        const handler = handlers[index];
        try {
          const passing: unknown = handler
            ? handler(request, response, (error) => (error ? next(error) : pass(index + 1)))
            : endpoint(request, response);
          if (passing instanceof Promise) passing.catch(next);
        } catch (thrown) {
          next(thrown);
        }
      };
      pass(0);
    });
  };
}
