/** Paths other than pages, which do not belong in an index. */
const ofTheServer = ["/api/", "/graphql", "/mcp", "/metrics", "/healthz", "/readyz", "/*.data$"];
const stillAllowed = ["/api/placeholder/"];

/** robots.txt: everything public is open; private pages and endless views of one list are not worth a visit. */
export function robotsText(disallowed: readonly string[], sitemap: string): string {
  return [
    "User-agent: *",
    ...[...ofTheServer, ...disallowed].map((pattern) => `Disallow: ${pattern}`),
    ...stillAllowed.map((pattern) => `Allow: ${pattern}`),
    "",
    `Sitemap: ${sitemap}`,
    "",
  ].join("\n");
}
