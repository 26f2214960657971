import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { requireValidToken, type Tokens, tokenErrorHandler } from "../api-tokens.ts";
import { graphqlOverload } from "../last-resort.ts";
import { explorerPolicy } from "../security-headers.ts";
import type { ShortWay } from "../short-way.ts";
import { bodyErrorHandler, createFastPath, type FastPathOptions } from "./fast-path.ts";
import { knownOperations } from "./known-operations.ts";
import { createGraphqlEndpoint } from "./yoga.ts";

export interface GraphqlMountOptions extends FastPathOptions {
  /** What every request passes before it comes to an endpoint, in its order. */
  commonMiddleware: readonly RequestHandler[];
  tokens: Pick<Tokens, "read">;
  siteName: string;
}

/** What `createGraphqlMount` gives. */
export interface GraphqlMount {
  /** The short way of operations of known documents. */
  readonly shortWay: ShortWay;
  /** For /graphql, after the common middleware. */
  readonly handlers: (RequestHandler | ErrorRequestHandler)[];
}

/** Everything of /graphql: operations of known documents, which do not pass Express, and all others. */
export function createGraphqlMount(options: GraphqlMountOptions): GraphqlMount {
  const { commonMiddleware, tokens, open } = options;
  const graphqlMiddleware = [explorerPolicy, requireValidToken(tokens)];
  const fastPath = createFastPath(options);
  const endpoint = createGraphqlEndpoint(options);
  return {
    shortWay: knownOperations({ handlers: [...commonMiddleware, ...graphqlMiddleware], fastPath }),
    handlers: [
      ...graphqlMiddleware,
      ...fastPath.handlers,
      (request: Request, response: Response) => endpoint(request, response, open(request)),
      tokenErrorHandler,
      bodyErrorHandler,
      graphqlOverload(options.report),
    ],
  };
}
