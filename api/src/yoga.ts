import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { GraphQLError } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { TooMany } from "./anonymous-limit.ts";
import type { Context, Trust } from "./context.ts";
import { execute, type KnownDocuments, parseDocument } from "./execute.ts";
import { type ReportDefect, toPublicError } from "./graphql/errors.ts";
import { schema } from "./graphql/schema.ts";

/** What the server hands to this door with each request. */
export interface DoorContext {
  /** Makes the context of the operation; called once a request. */
  openContext(trust: Trust): Promise<Context>;
  /** Counts an anonymous call; answers what to say when there were too many. */
  countAnonymous(): Promise<TooMany | null>;
}

export interface DoorOptions {
  known: KnownDocuments;
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
export function createGraphqlDoor({ known, report }: DoorOptions) {
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
      if (refused) throw rateLimited(refused);
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
      useEngine(report),
    ],
  });
}

/** Lets Yoga run operations through the engine, and parse within its limits. */
function useEngine(report: ReportDefect): Plugin<Context> {
  return {
    onParse: ({ setParseFn }) => setParseFn(parseDocument),
    onExecute({ args, setExecuteFn }) {
      const { document, variableValues: variables, operationName, contextValue } = args;
      setExecuteFn(() => execute({ document, variables, operationName }, contextValue, report));
    },
  };
}

function rateLimited({ message, retryAfter }: TooMany): GraphQLError {
  const http = { status: 429, headers: { "retry-after": String(retryAfter) } };
  return new GraphQLError(message, { extensions: { code: "RATE_LIMITED", http } });
}
