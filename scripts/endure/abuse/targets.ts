import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ObjectExpression, parseSync, Visitor } from "oxc-parser";
import { openApiDocument } from "../../../api/src/http/rest/openapi.ts";
import { routes } from "../../../api/src/http/rest/routes/index.ts";
import { routeTable } from "../../../web/src/route-table.ts";
import { root } from "../../process.ts";
import type { Parameter } from "./parameters.ts";

/** An operation of the OpenAPI document. */
export interface Described {
  path: string;
  method: string;
  parameters: Parameter[];
  /** A valid body. */
  example: Record<string, unknown> | null;
  fields: string[];
}

interface Operations {
  [method: string]: {
    parameters: Parameter[];
    requestBody?: { content: { "application/json": { example?: unknown; schema: { properties?: object } } } };
  };
}

const { paths } = openApiDocument({ name: "Assay", publicUrl: "https://assay.example", routes }) as {
  paths: Record<string, Operations>;
};
/** All of them. */
export const described: readonly Described[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters, requestBody }]) => {
    const json = requestBody?.content["application/json"];
    return {
      path,
      method: method.toUpperCase(),
      parameters,
      example: (json?.example as Record<string, unknown> | undefined) ?? null,
      fields: Object.keys(json?.schema.properties ?? {}),
    };
  }),
);

/** What is in neither document: `*` is an id, a slug or something else. */
const otherPaths = [
  "/healthz",
  "/readyz",
  "/metrics",
  "/beacon",
  "/mcp",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/*",
  "/schema.graphql",
  "/llms.txt",
  "/transparency.csv",
  "/transparency.rss",
  "/badges/*.svg",
  "/software/*/reviews.rss",
  "/software/*/preview.png",
  "/pictures/uploaded/*",
  "/uploads/proofs/*",
  "/.well-known/security.txt",
  "/assets/*",
  "/demo/*",
  "/api/*",
  "/*",
];
/** Paths of pages and of everything else that is read. */
export const pages = [...routeTable.map(({ path }) => path.replaceAll(/:\w+/g, "*")), ...otherPaths];
/** Paths to which something is sent. */
export const writers = [
  "/mcp",
  "/beacon",
  "/uploads?kind=logo",
  "/uploads?kind=*",
  "/uploads/proofs",
  "/mail-settings",
  "/graphql",
];

/** What handlers read beside the search params of pages. */
const otherParameters = ["q[category_type_eq]", "_data", "_routes", "kind", "size"];

/** The names of all search params that pages declare, from their sources. */
export const pageParameters: readonly string[] = [...new Set([...declaredParameters(), ...otherParameters])];

function declaredParameters(): string[] {
  const files = globSync("web/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  return files.sort().flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return source.includes("search-params/codec") || file.startsWith("web/src/search-params/")
      ? parametersIn(file, source)
      : [];
  });
}

/** Names in what is given to `searchParams`, and in the objects of a module that are spread into it. */
export function parametersIn(file: string, source: string): string[] {
  const names: string[] = [];
  const add = ({ properties }: ObjectExpression) => {
    for (const property of properties)
      if (property.type === "Property" && property.key.type === "Identifier") names.push(property.key.name);
  };
  new Visitor({
    CallExpression({ callee, arguments: [declared] }) {
      if (
        callee.type === "Identifier" &&
        callee.name === "searchParams" &&
        declared?.type === "ObjectExpression"
      )
        add(declared);
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== "VariableDeclaration") return;
      for (const { init } of declaration.declarations) if (init?.type === "ObjectExpression") add(init);
    },
  }).visit(parseSync(file, source).program);
  return names;
}
