import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from "express";
import { isPlainOperation, readBody, textOf } from "../plain-operation.ts";
import type { FastPath } from "./fast-path.ts";

export interface ShortWayOptions {
  /** Answers everything else. */
  app: Express;
  /** The app's middleware that an operation passes, in its order. */
  handlers: readonly RequestHandler[];
  fastPath: FastPath;
  /** The app's handlers of errors, in their order. */
  failed: readonly ErrorRequestHandler[];
}

/** Where the endpoint is mounted. */
const path = "/graphql";

/**
 * Answers operations of known documents by the app's own middleware, one after another, without Express in between: its search through
 * all routes of the app and its parsers of bodies take longer than they.
 */
export function shortWay({ app, handlers, fastPath, failed }: ShortWayOptions): RequestListener {
  const answer = (plain: IncomingMessage, response: ServerResponse, body: string): void => {
    const operation = fastPath.operationIn(plain, body);
    if (!operation) {
      // The parser of bodies leaves it alone, because the request has ended.
      Object.assign(plain, { body });
      app(plain, response);
      return;
    }
    const request = dress(app, plain, response);
    const fail = (error: unknown): void => failFrom(0, error);
    const failFrom = (index: number, error: unknown): void => {
      mount(request);
      const handler = failed[index];
      if (!handler) response.destroy();
      else
        attempt(
          () =>
            handler(error, request, response as Response, (next?: unknown) =>
              failFrom(index + 1, next ?? error),
            ),
          (other) => failFrom(index + 1, other),
        );
    };
    const pass = (index: number): void => {
      const handler = handlers[index];
      if (!handler) {
        mount(request);
        attempt(() => fastPath.answer(operation, request, response as Response), fail);
        return;
      }
      attempt(
        () =>
          handler(request, response as Response, (error?: unknown) =>
            error ? fail(error) : pass(index + 1),
          ),
        fail,
      );
    };
    pass(0);
  };
  return (request, response) => {
    if (!isPlainOperation(request)) {
      app(request, response);
      return;
    }
    const { body } = request as Partial<Request>;
    if (typeof body === "string") answer(request, response, body);
    else readBody(request, (read) => answer(request, response, textOf(read)));
  };
}

/** Gives a request and its response what Express gives them. */
function dress(app: Express, request: IncomingMessage, response: ServerResponse): Request {
  Object.setPrototypeOf(request, app.request);
  Object.setPrototypeOf(response, app.response);
  const { url = "" } = request;
  Object.assign(request, { res: response, originalUrl: url, baseUrl: "" });
  Object.assign(response, { req: request, locals: {} });
  return request as Request;
}

/** The request as the endpoint sees it. */
const mount = (request: Request): void => void Object.assign(request, { url: "/", baseUrl: path });

/** Runs a handler; what it throws, now or later, goes to `fail`. */
function attempt(run: () => unknown, fail: (error: unknown) => void): void {
  try {
    const running = run();
    if (running instanceof Promise) running.catch(fail);
  } catch (error) {
    fail(error);
  }
}
