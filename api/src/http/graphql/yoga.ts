import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { type GraphQLError, validate } from "graphql";
import { createYoga, type Plugin, type YogaInitialContext } from "graphql-yoga";
import type { FailureCode } from "../../domain/errors.ts";
import { execute, withCost } from "../../engine/execute.ts";
import { parseDocument } from "../../engine/parse.ts";
import type { PersistedDocuments } from "../../engine/persisted-documents.ts";
import type { Context, Trust } from "../../graphql/context.ts";
import { overloadOf, type ReportDefect, toPublicError } from "../../graphql/errors.ts";
import { schema } from "../../graphql/schema.ts";
import { isPersonal, revalidated } from "../caching.ts";
import { etagOf, isKnownTag } from "../etag.ts";
import { httpStatuses } from "../http-status.ts";
import type { ValidatedDocumentCache } from "./validated-document-cache.ts";

/** What the server passes to /graphql per request. */
export interface RequestContext {
  /** Makes the context of the operation, with its call budget. Called once per request. Throws RateLimited. */
  openContext(trust: Trust): Promise<Context>;
}

export interface GraphqlEndpointOptions {
  known: PersistedDocuments;
  /** Cache of documents that were parsed and validated. */
  documents: ValidatedDocumentCache;
  report: ReportDefect;
  siteName: string;
}

/** The explorer's initial query; works on any catalogue. */
const firstQuery = (
  siteName: string,
) => `# ${siteName}'s GraphQL API. Ctrl+Enter runs a query; the book icon opens the reference.
query BestRated {
  directory(first: 5) {
    totalCount
    edges {
      node {
        name
        avgRating
        reviewCount
        category { name slug }
      }
    }
  }
}
`;

/**
 * /graphql for anyone: any document within the limits, and the pages' documents by their persisted ids. Parses and
 * validates; the engine runs the operation.
 */
export function createGraphqlEndpoint({ known, documents, report, siteName }: GraphqlEndpointOptions) {
  const persisted = new WeakSet<Request>();
  const opened = new WeakMap<Request, Context>();
  return createYoga<RequestContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    // Without cookies: a link may hold a mutation, which one click would run as the reader. Readers enter a token.
    graphiql: {
      title: `${siteName} API explorer`,
      defaultQuery: firstQuery(siteName),
      credentials: "omit",
    },
    // The explorer is a package: nothing is fetched from elsewhere. It is several megabytes, loaded when it is asked for.
    renderGraphiQL: async (options) =>
      (await import("@graphql-yoga/render-graphiql")).renderGraphiQL(options),
    batching: false,
    cors: false,
    logging: false,
    // Yoga's own caches count entries, not bytes, and keep errors too: `documents` is the only one.
    parserAndValidationCache: false,
    maskedErrors: { maskError: (error) => toPublicError(error, report) },
    context: ({ request }) => {
      const context = opened.get(request);
      if (!context) throw new Error("An operation came without its parameters");
      return context;
    },
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        getPersistedOperation: (id) => known.document(id) ?? null,
        extractPersistedOperationId(params, request) {
          const id = "documentId" in params ? params.documentId : null;
          if (typeof id !== "string") return null;
          persisted.add(request);
          return id;
        },
        customErrors: {
          keyNotFound: {
            message: "Send the document as `query`.",
            extensions: { code: "INVALID_INPUT", http: { status: 400 } },
          },
          notFound: {
            message: "There is no document with this ID.",
            extensions: { code: "INVALID_INPUT", http: { status: 404 } },
          },
        },
      }),
      {
        // Before parsing, because rejected documents count as calls too.
        async onParams({ request, context: { openContext } }) {
          try {
            const context = await openContext(persisted.has(request) ? "built" : "free");
            opened.set(request, context);
            if (context.pays === "all") await context.callBudget?.spend(0);
          } catch (error) {
            throw withStatus(toPublicError(error, report));
          }
        },
      } satisfies Plugin<object, RequestContext>,
      useEngine(documents, report),
      {
        // Documents rejected by the parser or the rules never reach the engine.
        onResultProcess({ request, result, setResult }) {
          const context = opened.get(request);
          if (!context || Array.isArray(result) || !("errors" in result) || result.extensions?.["cost"])
            return;
          setResult(withCost(result, context, {}));
        },
      } satisfies Plugin,
      revalidation,
    ],
  });
}

/** Makes Yoga execute operations through the engine and parse within its limits; valid documents are not validated again. */
function useEngine(
  documents: ValidatedDocumentCache,
  report: ReportDefect,
): Plugin<Context & YogaInitialContext> {
  return {
    onParse({ params: { source }, setParseFn, setParsedDocument }) {
      const document = documents.get(String(source));
      if (document) setParsedDocument(document);
      else setParseFn(parseDocument);
    },
    onValidate({ context, params: { documentAST }, setValidationFn, setResult }) {
      const { query } = context.params;
      if (query && documents.get(query) === documentAST) setResult([]);
      else setValidationFn(validateDocument);
    },
    onExecute({ args, setExecuteFn }) {
      const { document, variableValues: variables, operationName, contextValue } = args;
      const { params, trust } = contextValue;
      if (trust === "free" && params.query) documents.add(params.query, document);
      setExecuteFn(async () => {
        const result = await execute({ document, variables, operationName }, contextValue, report);
        if (!result.errors) return result;
        const isRefused = !("data" in result);
        return {
          ...result,
          errors: result.errors.map((error) => withStatus(isRefused ? refused(error) : error)),
        };
      });
    },
  };
}

/** Limits the number of reported errors: each one computes suggestions. */
const validateDocument: typeof validate = (schema, document, rules) =>
  validate(schema, document, rules, { maxErrors: 10 });

/**
 * Makes GET answers cacheable with revalidation, because counts and ratings change at once. Answers to a session or a token are
 * private.
 */
const revalidation: Plugin = {
  async onResponse({ request, response, setResponse, fetchAPI }) {
    const type = response.headers.get("content-type") ?? "";
    if (request.method !== "GET" || response.status !== 200 || !type.includes("json")) return;
    const { headers } = request;
    const cookie = headers.get("cookie") ?? undefined;
    const authorization = headers.get("authorization") ?? undefined;
    const body = await response.text();
    const responseHeaders = new fetchAPI.Headers(response.headers);
    const tag = etagOf(body);
    responseHeaders.set("etag", tag);
    responseHeaders.set("vary", "Accept, Cookie, Authorization");
    responseHeaders.set(
      "cache-control",
      isPersonal({ cookie, authorization }) ? "private, no-store" : revalidated,
    );
    const isKnown = isKnownTag(tag, headers.get("if-none-match"));
    if (isKnown) responseHeaders.delete("content-length");
    setResponse(
      new fetchAPI.Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers: responseHeaders }),
    );
  },
};

/** Sets the HTTP status of an operation that was refused before it ran, except for application/json, which stays 200. */
function refused(error: GraphQLError): GraphQLError {
  const code = String(error.extensions.code);
  const status = code === "INTERNAL" ? 500 : (httpStatuses[code as FailureCode] ?? 400);
  error.extensions["http"] = { spec: true, status };
  return error;
}

/** Sets the HTTP status and Retry-After of an overload, by Yoga's own extension. */
function withStatus(error: GraphQLError): GraphQLError {
  const overload = overloadOf([error]);
  if (!overload) return error;
  const { status, retryAfter } = overload;
  error.extensions["http"] = { status, headers: { "retry-after": String(retryAfter) } };
  return error;
}
