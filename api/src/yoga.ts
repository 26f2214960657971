import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import type { GraphQLError } from "graphql";
import { createYoga, type Plugin, type YogaInitialContext } from "graphql-yoga";
import type { Context } from "./context.ts";
import type { DoorContext } from "./door-context.ts";
import { execute, type KnownDocuments, parseDocument } from "./execute.ts";
import type { PassedDocuments } from "./fast-lane.ts";
import { type ReportDefect, retryAfterOf, toPublicError } from "./graphql/errors.ts";
import { schema } from "./graphql/schema.ts";

export interface DoorOptions {
  known: KnownDocuments;
  /** Where documents are noted that were parsed, found valid and run. */
  passed: PassedDocuments;
  report: ReportDefect;
}

/** What the explorer shows first: a query that answers on any catalogue. */
const firstQuery = `# Assay's GraphQL API. Ctrl+Enter runs a query; the book icon opens the reference.
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
 * /graphql for anyone: any document within the limits, and our own pages' documents by their persisted ids. This door
 * parses and validates; running is the engine's.
 */
export function createGraphqlDoor({ known, passed, report }: DoorOptions) {
  const persisted = new WeakSet<Request>();
  return createYoga<DoorContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    landingPage: false,
    graphiql: { title: "Assay API explorer", defaultQuery: firstQuery },
    // Our own copy of the explorer: nothing is fetched from elsewhere.
    renderGraphiQL,
    batching: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => toPublicError(error, report) },
    async context({ request, openContext, countAnonymous }) {
      const context = await openContext(persisted.has(request) ? "built" : "free");
      // Our own pages' documents are not counted: a visitor who browses fast is no program.
      const refused = context.trust === "free" && context.viewer === null ? await countAnonymous() : null;
      if (refused) throw withStatus(toPublicError(refused, report));
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
            message: "Send a document as query.",
            extensions: { code: "INVALID_INPUT", http: { status: 400 } },
          },
          notFound: {
            message: "No document has this id.",
            extensions: { code: "INVALID_INPUT", http: { status: 404 } },
          },
        },
      }),
      useEngine(passed, report),
    ],
  });
}

/** Lets Yoga run operations through the engine, and parse within its limits. */
function useEngine(passed: PassedDocuments, report: ReportDefect): Plugin<Context & YogaInitialContext> {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseDocument),
    onExecute({ args, setExecuteFn }) {
      const { document, variableValues: variables, operationName, contextValue } = args;
      const { params, trust } = contextValue;
      if (trust === "free" && params.query) passed.add(params.query, document);
      setExecuteFn(async () => {
        const result = await execute({ document, variables, operationName }, contextValue, report);
        return result.errors ? { ...result, errors: result.errors.map(withStatus) } : result;
      });
    },
  };
}

/** Tells HTTP too, by Yoga's own extension, that there was too much of something. */
function withStatus(error: GraphQLError): GraphQLError {
  const wait = retryAfterOf([error]);
  if (wait === null) return error;
  error.extensions["http"] = { status: 429, headers: { "retry-after": String(wait) } };
  return error;
}
