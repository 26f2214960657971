import type { Server } from "node:http";
import type { Request } from "express";
import type { ExecutionResult } from "graphql";
import type { Branding, DeveloperDocuments, Pages, PagesModule } from "../contract.ts";
import { isExpensive, type Operation } from "../engine/execute.ts";
import type { PersistedDocuments } from "../engine/persisted-documents.ts";
import type { Context } from "../graphql/context.ts";
import { type ReportDefect, toPublicError } from "../graphql/errors.ts";
import { nameRoute } from "../metrics/http.ts";
import { createRenderQueue } from "./render-queue.ts";
import { currentRequestId } from "./request-id.ts";

/** What `openPages` needs of the server. */
export interface OpenPagesOptions {
  development: boolean;
  server: Server;
  known: PersistedDocuments;
  publicUrl: string;
  report: ReportDefect;
  documents: DeveloperDocuments;
  branding: Branding;
  openContext(request: Request): Promise<Context>;
  /** Resolves when the thread may be used for long. */
  whenIdle(): Promise<void>;
  /** Executes a persisted operation by its id, or gives the answer that all callers like this one share. */
  execute(id: string, operation: Operation, context: Context): Promise<ExecutionResult>;
}

/** The api knows of web/ only this one file. */
const pagesModule = async () =>
  (await import(new URL("../../../web/server.ts", import.meta.url).href)) as PagesModule;

/** Loads the built pages ahead of `openPages`. Throws if they are not built. */
export const loadPages = async (): Promise<void> => (await pagesModule()).loadPages();

/** The pages, with the engine handed in: web/ never imports the api. */
export async function openPages(options: OpenPagesOptions): Promise<Pages> {
  const {
    development,
    server,
    known,
    publicUrl,
    report,
    documents,
    branding,
    openContext,
    whenIdle,
    execute,
  } = options;
  const renderQueue = createRenderQueue(whenIdle);
  const { createPages } = await pagesModule();
  return createPages({
    development,
    server,
    branding,
    async engine(request) {
      const context = await openContext(request);
      const ticket = renderQueue();
      return {
        publicUrl,
        branding,
        now: context.now,
        isPersonal: context.caller.carriesSession,
        documents,
        requestId: currentRequestId(),
        nameRoute: (pattern) => nameRoute(request, pattern),
        expireAt: (time) => context.reads?.expireAt(time),
        report,
        async execute({ id, name }, variables) {
          const document = known.document(id);
          if (!document) throw new Error(`No document has the id of ${name}: generate and build again.`);
          const operation = { document, variables, operationName: name };
          return ticket.load(async () => {
            const result = await execute(id, operation, context);
            if (result.errors || !isExpensive(operation)) return result;
            try {
              await ticket.begin();
              return result;
            } catch (error) {
              context.reads?.refuse("overload");
              return { errors: [toPublicError(error, report)] };
            }
          });
        },
        end: ticket.end,
      };
    },
  });
}
