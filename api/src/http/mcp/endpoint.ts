import express, { type Request, type RequestHandler, Router } from "express";
import type { Site } from "../../contract.ts";
import { crossSite } from "../../domain/errors.ts";
import type { OriginOf } from "../../engine/csrf.ts";
import { execute } from "../../engine/execute.ts";
import type { Context } from "../../graphql/context.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import { agentLimits } from "../../inputs/index.ts";
import { nameRoute } from "../../metrics/http.ts";
import { JsonBodyError, jsonObject } from "../json-body.ts";
import { McpRefusal, refusals } from "./refusals.ts";
import type { Tool, ToolContext } from "./tool.ts";

export interface McpOptions {
  /** Authenticates the request and makes the context of its operations, with trust "built" and a call budget. */
  openContext(request: Request): Promise<Context>;
  originOf: OriginOf;
  site(): Promise<Site>;
  /** Origin (and path prefix) of public addresses, without a slash at the end. */
  publicUrl: string;
  report: ReportDefect;
}

/**
 * /mcp: the Model Context Protocol over Streamable HTTP, for clients of the revision 2026-07-28 and of those before it. There are no
 * sessions, and of the caller only an API token is read, for its budget: everyone is answered what is public.
 */
export function createMcpEndpoint({ openContext, originOf, site, publicUrl, report }: McpOptions): Router {
  const absolute = (path: string) => `${publicUrl}${path}`;

  const answer: RequestHandler = async (request, response) => {
    const sent = readMessage(request);
    // The protocol asks for it, against DNS rebinding. Programs send no Origin.
    if (originOf(request) === "foreign") throw crossSite();
    // A session would be read from it.
    delete request.headers.cookie;
    const context = withPublicDataOnly(await openContext(request));
    // A message that runs no document is counted too.
    await context.callBudget?.spend(0);
    const toolContext: ToolContext = {
      site: await site(),
      absolute,
      async ask<Data>(document: Parameters<ToolContext["ask"]>[0], variables: Record<string, unknown>) {
        const { data, errors } = await execute({ document, variables }, context, report);
        if (errors?.[0]) throw errors[0];
        return data as Data;
      },
    };
    const onCall = (tool: string) => nameRoute(request, `MCP ${tool}`);
    let failure: unknown;
    const [{ createMcpHandler }, { createAgentServer }, { tools }] = await loadProtocol();
    const message = withKnownTool(sent, request, tools);
    const handler = createMcpHandler(() => createAgentServer({ ...toolContext, report, onCall }), {
      // The tools never change: there is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror(error) {
        failure = error;
      },
    });
    const answered = await handler.fetch(webRequest(request, absolute("/mcp")), { parsedBody: message });
    // Faults of the message come here, too.
    if (answered.status >= 500) report(failure);
    const type = answered.headers.get("content-type");
    if (type) response.type(type);
    response.status(answered.status).end(Buffer.from(await answered.arrayBuffer()));
  };

  const router = Router({ caseSensitive: true });
  router.all(
    "/mcp",
    requirePost,
    express.text({ type: "application/json", limit: agentLimits.messageBytes }),
    answer,
  );
  router.use(refusals(report));
  return router;
}

/** Loaded when the first agent asks: a start does not wait for it. */
const loadProtocol = () =>
  Promise.all([
    import("@modelcontextprotocol/server"),
    import("./agent-server.ts"),
    import("./tools/index.ts"),
  ]);

/** Without sessions there is nothing to be read by GET or ended by DELETE. */
const requirePost: RequestHandler = (request, response, next) => {
  response.set("cache-control", "no-store");
  if (request.method === "POST") return next();
  response.set("allow", "POST");
  throw new McpRefusal(405, "Method not allowed. Send each message with POST.");
};

/** The one message of the request's body. */
function readMessage(request: Request): object {
  if (request.is("application/json") === false)
    throw new McpRefusal(415, "Send the message as JSON: Content-Type: application/json.");
  try {
    return jsonObject(String(request.body));
  } catch (error) {
    if (!(error instanceof JsonBodyError)) throw error;
    throw error.fault === "syntax"
      ? new McpRefusal(400, `${error.message}.`, -32700)
      : new McpRefusal(400, "Send one JSON-RPC message as a JSON object. Batches are not accepted.", -32600);
  }
}

/** "Tool of this name not found": the SDK repeats a name that it does not know, and knows those of an object's prototype. */
const unknownName = "of this name";

/** The message, without the name of a tool that does not exist. */
function withKnownTool(
  message: { params?: { name?: unknown } },
  { headers }: Request,
  tools: readonly Tool[],
): object {
  const { params } = message;
  const name = params?.name;
  if (typeof name !== "string" || tools.some((tool) => tool.name === name)) return message;
  // The revision of 2026 has the name here, too.
  if (headers["mcp-name"] !== undefined) headers["mcp-name"] = unknownName;
  return { ...message, params: { ...params, name: unknownName } };
}

/** A token's scopes open Drafts of its companies; a program that retells what it reads must not see them. */
const withPublicDataOnly = (context: Context): Context => ({
  ...context,
  token: context.token && { ...context.token, scopes: ["read:directory"] },
});

/** The request as the SDK reads it; the message is handed over beside it. */
function webRequest({ headers }: Request, url: string): globalThis.Request {
  const named = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new Request(url, { method: "POST", headers: named });
}
