import type { DeveloperDocuments, ReferencePart } from "@assay/api/contract";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { changelogPage } from "./changelog";
import { developerPage } from "./pages.server";
import { referencePage } from "./reference";
import { restPage } from "./rest";
import { developerSections } from "./sections";

const part = (name: string, more: Partial<ReferencePart> = {}) => ({
  name,
  description: "What `it` gives.",
  type: "Software",
  defaultValue: null,
  deprecation: null,
  args: [],
  ...more,
});
const entry = (
  name: string,
  more: Partial<ReferencePart> & { parts?: ReferencePart[]; relatives?: string[] } = {},
) => ({
  ...part(name),
  parts: [],
  relatives: [],
  ...more,
});

const documents: DeveloperDocuments = {
  reference: () => [
    {
      title: "Queries",
      entries: [
        entry("software", { args: [part("sort", { type: "SoftwareSort!", defaultValue: "RATING" })] }),
      ],
    },
    {
      title: "Objects",
      entries: [
        entry("Software", {
          type: null,
          description: "A <b>listing</b>.",
          relatives: ["Node"],
          parts: [part("rank", { type: "Int", deprecation: "Since 2026-11-22: use place." })],
        }),
      ],
    },
    { title: "Interfaces", entries: [entry("Node", { type: null })] },
    { title: "Scalars", entries: [] },
  ],
  changelog: () => [],
  openApi: () => ({
    info: { description: "JSON in, JSON out." },
    paths: {
      "/api/software": {
        get: {
          operationId: "getSoftware",
          summary: "The directory",
          tags: ["software"],
          parameters: [
            {
              name: "limit",
              in: "query",
              description: "The most.",
              required: false,
              schema: { type: "integer", default: 100 },
            },
          ],
          responses: {
            200: {
              description: "OK",
              headers: { ETag: {} },
              content: {
                "application/json": {
                  schema: { type: "array", items: { $ref: "#/components/schemas/Software" } },
                },
              },
            },
            400: { $ref: "#/components/responses/Error400" },
          },
          security: [{}, { session: [] }, { token: [] }],
        },
      },
    },
    components: {
      schemas: {
        Software: {
          type: "object",
          description: "A listing.",
          properties: {
            id: { type: "string", format: "uuid" },
            tags: { anyOf: [{ type: "array", items: { type: "string" } }, { type: "null" }] },
          },
          required: ["id"],
        },
      },
      responses: { Error400: { description: "The input breaks a rule" } },
    },
  }),
};

const site = {
  documents,
  publicUrl: "https://here.example",
  branding: { given: {}, texts: new Map() },
};

test("every part has its page, and its address is a page of the site", () => {
  for (const { name } of developerSections) {
    expect(hasPage(paths.developers(name)), name).toBe(true);
    expect(developerPage(name, site)?.name).toBe(name);
  }
  expect(developerPage("nothing", site)).toBeNull();
});

test("the guide's commands contain the address of the current site", () => {
  const { html, headings } = developerPage("", site) ?? {};
  expect(html).toContain("export ASSAY_URL=https://here.example\n");
  expect(html).not.toMatch(/https:\/\/assay\.example|\{\{/);
  expect(headings?.map(({ text }) => text)).toContain("Your first query");
});

test("the reference links from a query to its type, and marks deprecated parts", () => {
  const { html, headings } = referencePage(documents.reference());
  expect(headings.map(({ id }) => id)).toEqual(["queries", "objects", "interfaces"]);
  expect(html).toContain('<h3 id="query-software">');
  expect(html).toContain('Returns <code><a href="#Software">Software</a></code>');
  expect(html).toContain("SoftwareSort! = RATING");
  expect(html).toContain('id="Software.rank"');
  expect(html).toContain("<strong>Deprecated.</strong> Since 2026-11-22: use place.");
  expect(html).toContain('Implements <code><a href="#Node">Node</a></code>');
  expect(html).toContain("What <code>it</code> gives.");
  expect(html).toContain("A &lt;b&gt;listing&lt;/b&gt;.");
});

test("the REST reference lists a route's input, access and responses", () => {
  const { html } = restPage(documents.openApi());
  expect(html).toContain(
    '<h3 id="getSoftware"><a href="#getSoftware"><code>GET /api/software</code></a></h3>',
  );
  expect(html).toContain("No sign-in needed.");
  expect(html).toContain("<small>query; default = 100</small>");
  expect(html).toContain('<code><a href="#shape-Software">Software</a>[]</code>');
  expect(html).toContain("The input breaks a rule");
  expect(html).toContain('<h3 id="shape-Software">');
  expect(html).toContain("string[] | null");
});

test("the changelog lists for each day breaking changes with reasons before additions", () => {
  const change = { reason: null, instead: null };
  const { html, headings } = changelogPage([
    {
      date: null,
      summary: "Since then.",
      changes: [
        { ...change, kind: "added", text: "New types: Logo, Plan." },
        {
          kind: "breaking",
          text: "Software.rank was removed.",
          reason: "It was wrong.",
          instead: "Use place.",
        },
      ],
    },
    { date: "2026-11-21", summary: "The first.", changes: [] },
  ]);
  expect(headings).toEqual([
    { id: "latest", text: "Unreleased" },
    { id: "on-2026-11-21", text: "Nov 21, 2026" },
  ]);
  expect(html).toContain("<li>Software.rank was removed. It was wrong. Use place.</li>");
  expect(html).toContain("New types: <code>Logo</code>, <code>Plan</code>.");
  expect(html.indexOf("Breaking")).toBeLessThan(html.indexOf("New types"));
});
