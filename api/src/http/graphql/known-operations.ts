import type { Request, RequestHandler } from "express";
import { isPlainOperation, readBody, textOf } from "../plain-operation.ts";
import type { FastPath } from "./fast-path.ts";

export interface KnownOperationsOptions {
  /** The app's middleware that an operation passes, in its order. */
  handlers: readonly RequestHandler[];
  fastPath: FastPath;
}

/**
 * The app's first middleware: answers operations of known documents by the app's other middleware, one after another, without Express'
 * search through all routes and its parsers of bodies, which take longer than they. Everything else, errors too, is left to the app.
 */
export function knownOperations({ handlers, fastPath }: KnownOperationsOptions): RequestHandler {
  return (request, response, next) => {
    const answer = (body: string): void => {
      const operation = fastPath.operationIn(request, body);
      if (!operation) {
        // The parser of bodies leaves it alone, because the request has ended.
        request.body = body;
        next();
        return;
      }
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
            : fastPath.answer(operation, request, response);
          if (passing instanceof Promise) passing.catch(next);
        } catch (thrown) {
          next(thrown);
        }
      };
      pass(0);
    };
    if (!isPlainOperation(request)) return next();
    // The answer cache has read it already.
    const { body } = request as Partial<Request>;
    if (typeof body === "string") answer(body);
    else readBody(request, (read) => answer(textOf(read)));
  };
}
