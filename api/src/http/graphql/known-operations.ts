import type { Request, RequestHandler } from "express";
import { isPlainOperation, readBody, textOf } from "../plain-operation.ts";
import type { ShortWay } from "../short-way.ts";
import type { FastPath } from "./fast-path.ts";

export interface KnownOperationsOptions {
  /** The app's middleware that an operation passes, in its order. */
  handlers: readonly RequestHandler[];
  fastPath: FastPath;
}

/** The short way of operations of known documents. */
export function knownOperations({ handlers, fastPath }: KnownOperationsOptions): ShortWay {
  return {
    handlers,
    takes: isPlainOperation,
    find(request, found) {
      const findIn = (text: string): void => {
        const operation = fastPath.operationIn(request, text);
        // The parser of bodies leaves it alone, because the request has ended.
        if (!operation) request.body = text;
        found(operation && ((asked, response) => fastPath.answer(operation, asked, response)));
      };
      // The answer cache has read it already.
      const { body } = request as Partial<Request>;
      if (typeof body === "string") findIn(body);
      else readBody(request, (read) => findIn(textOf(read)));
    },
  };
}
