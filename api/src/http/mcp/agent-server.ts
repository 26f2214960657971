import { McpServer } from "@modelcontextprotocol/server";
import { type ReportDefect, toPublicError } from "../../graphql/errors.ts";
import { asText } from "./answer.ts";
import { checkedArguments, uncheckedSchema } from "./arguments.ts";
import { aboutQuotations, type ToolContext } from "./tool.ts";
import { tools } from "./tools/index.ts";

/** What the server of one call works with. */
export interface AgentServerOptions extends ToolContext {
  report: ReportDefect;
  /** Called with the name of the tool that is called. */
  onCall(tool: string): void;
}

const readsOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The MCP server of one call: the tools, for one caller. */
export function createAgentServer({ report, onCall, ...context }: AgentServerOptions): McpServer {
  const { site, absolute } = context;
  const server = new McpServer(
    { name: site.name, version: "1", websiteUrl: absolute("/") },
    { instructions: instructionsOf(site.name), capabilities: { tools: { listChanged: false } } },
  );
  for (const { name, title, description, input, output, run } of tools) {
    const inputSchema = uncheckedSchema(input);
    const config = { title, description, inputSchema, outputSchema: output, annotations: readsOnly };
    server.registerTool(name, config, async (given: unknown) => {
      onCall(name);
      try {
        const answer = await run(checkedArguments(input, given), context);
        return { content: [{ type: "text", text: asText(answer) }], structuredContent: answer };
      } catch (error) {
        return { isError: true, content: [{ type: "text", text: failureText(error, report) }] };
      }
    });
  }
  return server;
}

const instructionsOf = (name: string): string =>
  `${name} is a directory of software and services with reviews by their users. Start with find_software or list_categories; use search_reviews for evidence. Every figure is calculated from published reviews: cite the url beside it. ${aboutQuotations}`;

/** A failure as the model reads it: the code, and what to do. */
function failureText(error: unknown, report: ReportDefect): string {
  const { message, extensions } = toPublicError(error, report);
  const { code, requestId } = extensions;
  return `${code}: ${message}${requestId ? ` (request ${requestId})` : ""}`;
}
