import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, expect } from "vitest";
import type { Database } from "../database/client/open.ts";
import { agentLimits } from "../inputs/index.ts";
import { testSite } from "./feeds.ts";
import { serveApp } from "./server.ts";

/** A tool's answer. */
interface Called {
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has fields of its own, which tests compare.
  data: any;
  isError: boolean;
}

/** The server with a site for /mcp, and clients of it; they are closed after the tests of the file. */
export function serveAgents(database: Database) {
  const app = serveApp(() => ({
    database,
    openPages: async () => ({ handlers: [], paths: [], site: async () => testSite, close: async () => {} }),
  }));
  const clients: Client[] = [];
  afterAll(() => Promise.all(clients.map((client) => client.close())));
  return {
    app,
    /** The official client: of the newest revision ("auto") or of those before it. */
    async connect(mode: "auto" | "legacy" = "auto", headers: Record<string, string> = {}) {
      const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
      const address = new URL(`${app.origin}/mcp`);
      await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
      clients.push(client);
      // The client checks answers by the schemas that it has listed.
      await client.listTools();
      return client;
    },
    /** Sends a body as it is. */
    send: (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${app.origin}/mcp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
        body,
      }),
  };
}

/** Calls a tool; whatever it answers is within the bound. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<Called> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  const text = first?.text ?? "";
  expect(text.length).toBeLessThanOrEqual(agentLimits.answerCharacters);
  expect(JSON.stringify(structuredContent ?? {}).length).toBeLessThanOrEqual(agentLimits.answerCharacters);
  return { text, data: structuredContent, isError: isError === true };
}
