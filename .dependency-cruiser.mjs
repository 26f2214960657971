// Who may import whom. Run by npm run check; scripts/guards/direction.test.ts breaks each rule once.

/**
 * The layers of the api, from the outside in: what each is made of, the layers it may know, and why no more.
 * main, server, start and commands compose the others; the direction of every other file is one of these.
 */
const layers = {
  metrics: {
    is: ["metrics"],
    knows: ["limits/in-time.ts"],
    why: "Every layer measures itself, so the metrics know none of them; labels come from our own tables only.",
  },
  endpoints: {
    is: [
      "http/graphql",
      "http/rest",
      "http/mcp",
      "http/pages.ts",
      "http/unsubscribe.ts",
      "http/render-queue.ts",
    ],
    knows: [
      "http/api-tokens.ts",
      "http/caching.ts",
      "http/etag.ts",
      "http/http-status.ts",
      "http/json-body.ts",
      "http/last-resort.ts",
      "http/plain-operation.ts",
      "http/security-headers.ts",
      "http/request-id.ts",
      "http/send-text.ts",
      "http/short-way.ts",
      "engine",
      "contract.ts",
      "graphql",
      "limits",
      "domain/policy.ts",
      "domain/errors.ts",
      "inputs",
      "auth",
    ],
    why: "An endpoint translates and calls execute: a rule or a query of its own would be one the other endpoints lack.",
  },
  feeds: {
    is: ["http/feeds"],
    knows: [
      "http/caching.ts",
      "engine",
      "contract.ts",
      "graphql/context.ts",
      "graphql/errors.ts",
      "domain/sitemap",
      "domain/read-context.ts",
      "limits/concurrency-limiter.ts",
      "inputs",
    ],
    why: "Feeds and pictures ask the engine as an endpoint does; only the sitemaps' addresses, ten thousand at a time, come straight from their finder.",
  },
  beacon: {
    is: ["http/beacon"],
    knows: [
      "engine/csrf.ts",
      "limits",
      "auth/keys.ts",
      "auth/auth-context.ts",
      "domain/views",
      "database/client",
      "inputs",
    ],
    why: "A view asks nothing and is answered nothing: it goes past the engine to the one command that counts, and to no other.",
  },
  uploads: {
    is: ["http/uploads"],
    knows: [
      "engine/csrf.ts",
      "graphql/context.ts",
      "limits/concurrency-limiter.ts",
      "http/rest/http-error.ts",
      "http/rest/origin.ts",
      "graphql/errors.ts",
      "domain/picture",
      "domain/review/proof",
      "pictures",
      "database/client",
      "inputs",
    ],
    why: "The bytes of a picture are no document: they go past the engine to the one command that keeps them, and are refused as /api refuses.",
  },
  http: {
    is: ["http"],
    knows: ["engine", "graphql", "limits", "domain", "auth", "database", "jobs/workers"],
    why: "What all endpoints share of HTTP: who calls, entity tags, probes. Nothing below knows of requests and answers.",
  },
  engine: {
    is: ["engine"],
    knows: ["graphql", "limits", "domain", "inputs"],
    why: "Every read and write passes the engine, so it must not depend on the endpoint it came through.",
  },
  graphql: {
    is: ["graphql"],
    knows: ["domain", "limits", "auth", "jobs/enqueue", "database", "inputs"],
    why: "A type module translates in, calls the domain and translates out.",
  },
  domain: {
    is: ["domain"],
    knows: ["limits", "auth", "mail", "pictures", "jobs/enqueue", "database", "inputs"],
    why: "The rules stay true whoever asks: a page, a partner, a job or an import.",
  },
  limits: {
    is: ["limits"],
    knows: ["domain/errors.ts", "domain/text.ts", "auth", "inputs"],
    why: "All limits are here. They know GraphQL's documents, not our types.",
  },
  auth: {
    is: ["auth"],
    knows: ["database", "limits/concurrency-limiter.ts", "inputs"],
    why: "Sessions and passwords know no rules of the directory.",
  },
  services: {
    is: ["mail", "pictures", "jobs/enqueue"],
    knows: ["database", "limits/concurrency-limiter.ts", "inputs"],
    why: "Mail, pictures and queue carry what the domain hands them and decide nothing.",
  },
  workers: {
    is: ["jobs"],
    knows: ["domain", "mail", "pictures", "database"],
    why: "A job is one more caller of the domain, as an endpoint is.",
  },
  webhooks: {
    is: ["webhooks"],
    knows: [
      "domain/webhook",
      "engine",
      "graphql/context.ts",
      "graphql/errors.ts",
      "http/rest/shapes",
      "database/compatibility.ts",
      "database/client",
    ],
    why: "Webhooks say what a visitor gets from /api, and send what waits; the rules of both are elsewhere.",
  },
  backup: {
    is: ["backup"],
    knows: ["domain/picture/names.ts", "pictures", "database", "inputs"],
    why: "A backup has the rows as they are, so it knows no rule about them; only where the files of pictures are.",
  },
  import: {
    is: ["import"],
    knows: ["domain", "auth", "database", "inputs"],
    why: "An import is one more caller of the domain: its rows obey the rules that people's do.",
  },
  database: {
    is: ["database"],
    knows: ["limits/concurrency-limiter.ts", "limits/in-time.ts"],
    why: "The database is below everything; what it knew of the domain would be known twice.",
  },
  environment: {
    is: ["environment"],
    knows: ["database/client/pools.ts", "database/client/url.ts", "inputs"],
    why: "Settings are read before anything is opened; everybody is handed what they say.",
  },
  developers: {
    is: ["developers"],
    knows: ["graphql", "http/rest", "contract.ts", "inputs"],
    why: "The documentation is of the public API, so it is read from what describes that, and from nothing behind it.",
  },
  branding: {
    is: ["branding"],
    knows: ["contract.ts", "inputs"],
    why: "What a site looks like is read once, before there is a database; everybody is handed the result.",
  },
  contract: {
    is: ["contract.ts"],
    knows: [],
    why: "The pages' types depend on it, so whatever it imported they would depend on too.",
  },
  inputs: {
    is: ["inputs"],
    knows: [],
    why: "The browser loads the inputs too, so they must not pull the api in.",
  },
};

/**
 * Patterns of parts of the api: a file, a folder, or either ("jobs/enqueue").
 * @param {string[]} names
 */
const inApi = (names) =>
  names.map((name) => `^api/src/${name.replace(/[.]ts$/, "")}(${name.endsWith(".ts") ? "" : "/|"}[.]ts$)`);
const tests = "[.]test[.]tsx?$|/testing[^/]*[.]ts$|^api/src/testing/";

/**
 * @param {string} name
 * @param {string} comment
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["from"]} from
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["to"]} to
 * @returns {import("dependency-cruiser").IForbiddenRuleType}
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Parts of a folder that are a layer of their own. @type {Record<string, string[]>} */
const apart = {
  http: [layers.endpoints, layers.feeds, layers.beacon, layers.uploads].flatMap(({ is }) => is),
  workers: ["jobs/enqueue"],
};

/**
 * What a layer may import: one that knows others also knows the metrics, with which each measures itself.
 * @param {{ is: string[], knows: string[] }} layer
 */
const importable = ({ is, knows }) => inApi([...is, ...knows, ...(knows.length > 0 ? ["metrics"] : [])]);

const layerRules = Object.entries(layers).map(([name, { is, knows, why }]) =>
  rule(
    `api-${name}`,
    why,
    { path: inApi(is), pathNot: [tests, ...inApi(apart[name] ?? [])] },
    { path: "^api/src/", pathNot: importable({ is, knows }) },
  ),
);

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    rule(
      "api-endpoints-apart",
      "The endpoints have nothing in common but the engine: what two of them share belongs beside them in http/.",
      { path: "^api/src/http/(graphql/|pages[.]ts|rest/|mcp/|feeds/|beacon/)", pathNot: tests },
      { path: "^api/src/http/(graphql/|pages[.]ts|rest/|mcp/|feeds/|beacon/)", pathNot: "^api/src/http/$1" },
    ),
    rule(
      "domain-without-transport",
      "A rule that knew GraphQL or HTTP could not be asked by the other endpoints, the jobs or an import.",
      { path: "^api/src/domain/", pathNot: tests },
      {
        path: "node_modules/(graphql|graphql-yoga|express|helmet|compression|@pothos|@graphql-yoga)/|^https?$",
      },
    ),
    rule(
      "prisma-in-its-place",
      "Only commands and finders of the domain, the import, the sessions and the database itself speak to Prisma; types are free.",
      { path: "^(api/src|prisma|scripts)/", pathNot: [tests, "^api/src/(domain|import|database|auth)/"] },
      {
        path: "^api/src/database/generated/prisma/|node_modules/@prisma/client/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "database-by-type-only",
      "GraphQL describes what the domain finds; with the database itself it could skip the domain. Pothos's types are data.",
      // Loaders turn many small reads of one operation into few, and the context carries them.
      { path: "^api/src/graphql/", pathNot: [tests, "^api/src/graphql/(context|loaders)[.]ts$"] },
      { path: "^api/src/database/", pathNot: "/generated/pothos[.]ts$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "inputs-alone",
      "The inputs run in every browser: zod is all they may bring along.",
      { path: "^api/src/inputs/", pathNot: tests },
      { pathNot: "^api/src/inputs/|node_modules/zod/" },
    ),
    rule(
      "web-from-api",
      "The pages know the api through schema.graphql; besides it only the inputs and the types of the contract are shared.",
      { path: "^web/" },
      { path: "^api/", pathNot: "^api/src/(inputs/|contract[.]ts$)" },
    ),
    rule(
      "api-from-web",
      "The pages are handed to the server when it starts, so that the api can be tested and run without them.",
      { path: "^api/" },
      { path: "^web/" },
    ),
    rule(
      "pages-apart",
      "A page can be changed or removed without looking at another; what two share belongs in components/ or ui/.",
      { path: "^web/src/pages/([^/]+)/" },
      { path: "^web/src/pages/", pathNot: "^web/src/pages/$1/" },
    ),
    rule(
      "components-below-pages",
      "A component used by two pages must not know one of them.",
      { path: "^web/src/components/" },
      { path: "^web/src/(pages|layout)/" },
    ),
    rule(
      "layout-below-pages",
      "The layout is around every page, so it knows none.",
      { path: "^web/src/layout/" },
      { path: "^web/src/pages/" },
    ),
    rule(
      "ui-at-the-bottom",
      "The ui is looks and behaviour, for any page and any data.",
      { path: "^web/src/ui/" },
      { path: "^web/src/(pages|components|layout)/" },
    ),
    rule(
      "ui-without-graphql",
      "A piece of ui that read GraphQL would be tied to one type; such a piece belongs in components/.",
      { path: "^web/src/ui/" },
      { path: "node_modules/(react-relay|relay-runtime|graphql)/|__generated__/" },
    ),
    rule(
      "tests-at-the-edge",
      "What only tests need never runs in the product.",
      {
        path: "^(api|web|prisma)/",
        pathNot: [tests, "^web/(test|e2e)/", "^web/(vitest|playwright)[.]config[.]ts$"],
      },
      { path: [tests, "^web/(test|e2e)/", "node_modules/(vitest|@playwright|@testing-library)/"] },
    ),
    rule(
      "no-cycles",
      "Of two files that import each other neither can be understood, tested or loaded alone.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "resolvable",
      "An import that leads nowhere escapes every other rule.",
      { pathNot: "^web/src/routes[.]ts$" },
      { couldNotResolve: true, pathNot: "__generated__/|^[.]/[+]types/|^virtual:" },
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "/generated/", "/__generated__/"] },
    exclude: { path: "^scripts/(guards/fixtures|bench/peers)/|^api/build/|^web/(build|[.]react-router)/" },
    // The checker's own TypeScript reads the "~/" of the pages from here.
    tsConfig: { fileName: "web/tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
    },
  },
};
