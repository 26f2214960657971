import { Router } from "express";
import type { Site } from "../../contract.ts";
import { asSentence } from "../../inputs/index.ts";
import type { Tools } from "./tools.ts";

const anHour = "public, max-age=3600";

/** /schema.graphql to download, and /llms.txt, which lists for language models where to read. */
export function programRoutes({ site, absolute }: Tools, schema: () => string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/schema.graphql", (_request, response) => {
    response.attachment("schema.graphql").type("text/plain").set("cache-control", anHour).send(schema());
  });
  router.get("/llms.txt", async (_request, response) => {
    response
      .type("text/plain")
      .set("cache-control", anHour)
      .send(llmsText(await site(), absolute));
  });
  return router;
}

/** llms.txt in the form of llmstxt.org: a title, a summary, and annotated links. */
function llmsText({ name, tagline, description, paths }: Site, absolute: (path: string) => string): string {
  const link = (title: string, path: string, about: string) => `- [${title}](${absolute(path)}): ${about}`;
  const mcp = absolute("/mcp");
  return [
    `# ${name}`,
    "",
    `> ${asSentence(tagline)} ${description}`,
    "",
    "Figures are calculated from published reviews. Use the API rather than scraping the pages: it requires no account and returns the same data.",
    "",
    `Assistants connect to the MCP server: \`claude mcp add --transport http assay ${mcp}\`; in Cursor (mcp.json) \`{"mcpServers":{"assay":{"url":"${mcp}"}}}\`; in VS Code (mcp.json) \`{"servers":{"assay":{"type":"http","url":"${mcp}"}}}\`.`,
    "",
    "## API",
    "",
    link("Guide for developers", "/developers", "first query, pagination, errors, limits, versions"),
    link(
      "GraphQL schema",
      "/schema.graphql",
      "every type, field and argument, with descriptions; POST queries to /graphql",
    ),
    link("OpenAPI document", "/api/openapi.json", "every REST route, with its parameters and responses"),
    link(
      "MCP server",
      "/mcp",
      "tools for agents over Streamable HTTP, without an account: find and compare software, read listings, rankings and reviews",
    ),
    link("Software", "/api/software", "the directory as JSON; the Link header leads to the next page"),
    link("Categories", "/api/categories", "the taxonomy as JSON"),
    link("Reviews", "/api/reviews", "the newest reviews as JSON"),
    "",
    "## Pages",
    "",
    link("All pages", "/sitemap.xml", "every public page, with its last change"),
    link("Newest reviews", "/reviews.rss", "a feed"),
    link("How rankings are made", "/ranking", "the formula, with an example"),
    link(
      "Transparency",
      "/transparency",
      "what was reported, flagged, hidden and appealed, by month; also as /transparency.csv and at /api/transparency",
    ),
    link("Reviews", paths.reviews, "all published reviews, to read"),
    "",
  ].join("\n");
}
