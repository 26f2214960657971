import type { Server } from "node:http";
import type { Request, RequestHandler } from "express";
import type { Site } from "../contract.ts";
import { execute, isExpensive, type PersistedDocuments } from "../engine/execute.ts";
import type { Context } from "../graphql/context.ts";
import { type ReportDefect, toPublicError } from "../graphql/errors.ts";
import { createRenderQueue } from "./render-queue.ts";

/** What the API tells of itself to those who program against it; web/src/content/developers/documents.ts states the same. */
interface DeveloperDocuments {
  reference(): readonly object[];
  changelog(): readonly object[];
  openApi(): object;
}

/** The engine as the pages see it; web/src/relay/engine.ts states the same. */
interface PageEngine {
  execute(operation: { id: string; name: string }, variables: Record<string, unknown>): Promise<object>;
  publicUrl: string;
  now: Date;
  /** Does the request carry a session? What it is answered is then for nobody else. */
  isPersonal: boolean;
  documents: DeveloperDocuments;
  /** Called once the page has been answered, however that went. */
  end(): void;
}

interface Pages {
  handlers: RequestHandler[];
  /** What the pages tell of themselves; web/src/site.server.ts states the same. */
  site(): Promise<Site>;
  close(): Promise<void>;
}

interface WebServer {
  createPages(options: {
    development: boolean;
    server: Server;
    engine(request: Request): Promise<PageEngine>;
  }): Promise<Pages>;
}

export interface PagesOptions {
  development: boolean;
  server: Server;
  known: PersistedDocuments;
  publicUrl: string;
  report: ReportDefect;
  documents: DeveloperDocuments;
  openContext(request: Request): Promise<Context>;
}

/** The pages, with the engine handed in: web/ never imports the api, and the api knows of web/ only this one file. */
export async function openPages(options: PagesOptions): Promise<Pages> {
  const { development, server, known, publicUrl, report, documents, openContext } = options;
  const renderQueue = createRenderQueue();
  const web = (await import(new URL("../../../web/server.ts", import.meta.url).href)) as WebServer;
  return web.createPages({
    development,
    server,
    async engine(request) {
      const context = await openContext(request);
      const ticket = renderQueue();
      return {
        publicUrl,
        now: context.now,
        isPersonal: context.caller.carriesSession,
        documents,
        async execute({ id, name }, variables) {
          const document = known.document(id);
          if (!document) throw new Error(`No document has the id of ${name}: generate and build again.`);
          const operation = { document, variables, operationName: name };
          const result = await execute(operation, context, report);
          if (result.errors || !isExpensive(operation)) return result;
          try {
            await ticket.begin();
            return result;
          } catch (error) {
            return { errors: [toPublicError(error, report)] };
          }
        },
        end: ticket.end,
      };
    },
  });
}
