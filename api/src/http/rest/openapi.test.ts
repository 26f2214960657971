import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { testDescription } from "../../testing/described.ts";
import { openApiDocument } from "./openapi.ts";
import { routes } from "./routes/index.ts";

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>;
}

const document = openApiDocument({ name: "Assay", publicUrl: "https://assay.example", routes });
const operations = document["paths"] as Record<string, Record<string, Operation>>;

const described = testDescription(routes);

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it.each(routes)("has $method $path with all its path parameters", ({ method, path }) => {
    const operation = operations[path]?.[method.toLowerCase()];
    const named = operation?.parameters
      .filter((parameter) => parameter.in === "path")
      .map(({ name }) => name);
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it.each(routes)(
    "documents $method $path completely: name, texts, and a response for each status",
    (route) => {
      const { operationId, summary, parameters, responses } = described.operation(route);
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(summary).toMatch(/\w \w/);
      expect(Object.keys(responses)).toContain(String(route.status));
      for (const [status, { $ref, content }] of Object.entries(responses)) {
        const isEmpty = ["204", "302", "304", "416"].includes(status);
        if ($ref === undefined) expect(Object.keys(content ?? {}), status).toHaveLength(isEmpty ? 0 : 1);
        else expect($ref).toBe(`#/components/responses/Error${status}`);
      }
      for (const { schema } of parameters) expect(Object.keys(schema)).not.toEqual([]);
    },
  );

  it.each(routes.filter(({ body }) => body !== null))(
    "shows an example body that $method $path accepts",
    (route) => {
      const { path, method, example } = route;
      expect(example).toBeTypeOf("object");
      expect(route.body?.safeParse(example).error).toBeUndefined();
      const place = [
        "paths",
        path,
        method.toLowerCase(),
        "requestBody",
        "content",
        "application/json",
        "schema",
      ];
      expect(described.mistakes(example, ...place)).toEqual([]);
      expect(described.operation(route).requestBody?.content["application/json"]?.example).toEqual(example);
    },
  );

  it("has schemas that a JSON Schema 2020-12 validator accepts, everywhere", () => {
    const places: string[][] = Object.keys(described.description.components.schemas).map((name) => [
      "components",
      "schemas",
      name,
    ]);
    for (const [path, methods] of Object.entries(described.description.paths))
      for (const [method, { parameters, requestBody, responses }] of Object.entries(methods)) {
        const here = ["paths", path, method];
        places.push(...parameters.map((_, index) => [...here, "parameters", String(index), "schema"]));
        const contents = [
          ["requestBody", requestBody?.content] as const,
          ...Object.entries(responses).map(
            ([status, { content }]) => [`responses ${status}`, content] as const,
          ),
        ];
        for (const [part, content] of contents)
          for (const type of Object.keys(content ?? {}))
            places.push([...here, ...part.split(" "), "content", type, "schema"]);
      }
    expect(places.length).toBeGreaterThan(routes.length);
    for (const place of places) {
      expect(described.schemaMistakes(...place), place.join(" ")).toEqual([]);
      // References resolve, and no keyword is unknown.
      expect(() => described.mistakes({}, ...place), place.join(" ")).not.toThrow();
    }
  });

  it("gives each operation a unique name", () => {
    const ids = Object.values(operations).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(routes.length);
    expect(ids).toContain("getSoftwareByIdReviews");
  });

  it("refers to shapes by name, and describes the parameters of a list", { tags: ["7.data.8"] }, () => {
    const { parameters = [], responses = {} } = operations["/api/software"]?.["get"] ?? {};
    expect(responses["200"]?.content?.["application/json"]?.schema).toEqual({
      type: "array",
      items: { $ref: "#/components/schemas/Software" },
    });
    expect(Object.keys(responses["200"]?.headers ?? {})).toEqual([
      "ETag",
      "X-Total-Count",
      "Link",
      "RateLimit-Limit",
      "RateLimit-Remaining",
      "RateLimit-Reset",
    ]);
    expect(parameters.find(({ name }) => name === "limit")).toMatchObject({
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 500, default: 100 },
    });
    expect(parameters.find(({ name }) => name === "sort")?.schema).toMatchObject({
      enum: ["rating", "reviews", "newest", "name", "match"],
    });
  });

  it.each(routes)("documents for $method $path the state of the budget, and when to retry", (route) => {
    const { responses } = described.operation(route);
    const paid = Object.keys(responses).filter((status) => status === "304" || Number(status) < 300);
    const names = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
    for (const status of paid) {
      const documented = Object.keys(responses[status]?.headers ?? {}).filter((name) => names.includes(name));
      expect(documented, status).toEqual(route.caching.immutable ? [] : names);
    }
    if (route.caching.immutable) return;
    expect(responses["429"]).toEqual({ $ref: "#/components/responses/Error429" });
    const { headers = {} } = described.description.components.responses["Error429"] ?? {};
    expect(Object.keys(headers)).toEqual(["Retry-After", ...names]);
  });

  it("shows what an error looks like", () => {
    const { examples = [] } = described.description.components.schemas["Error"] as { examples?: unknown[] };
    expect(examples).toHaveLength(1);
    expect(described.mistakes(examples[0], "components", "schemas", "Error")).toEqual([]);
  });

  it("describes the values under keys that are not known in advance", () => {
    expect(operations["/api/categories/counts"]?.["get"]?.responses["200"]?.content).toMatchObject({
      "application/json": { schema: { additionalProperties: { type: "integer" } } },
    });
  });

  it("lets the category tree refer to itself", () => {
    const { schemas } = document["components"] as {
      schemas: Record<string, { properties: Record<string, object> }>;
    };
    expect(schemas["CategoryTree"]?.properties["children"]).toMatchObject({
      items: { $ref: "#/components/schemas/CategoryTree" },
    });
  });

  it("is the same each time, and contains no generated names", () => {
    const text = JSON.stringify(document);
    expect(
      JSON.stringify(openApiDocument({ name: "Assay", publicUrl: "https://assay.example", routes })),
    ).toBe(text);
    expect(text).not.toMatch(/inline|\$defs|"additionalProperties":false|9007199254740991/);
  });
});
