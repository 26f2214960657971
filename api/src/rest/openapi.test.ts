import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { routes } from "./routes/index.ts";

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>;
}

const document = openApiDocument({ publicUrl: "https://assay.example", routes });
const operations = document["paths"] as Record<string, Record<string, Operation>>;

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it.each(routes)("has $method $path with all that its path names", ({ method, path }) => {
    const operation = operations[path]?.[method.toLowerCase()];
    const named = operation?.parameters
      .filter((parameter) => parameter.in === "path")
      .map(({ name }) => name);
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it("names each operation once", () => {
    const ids = Object.values(operations).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(routes.length);
    expect(ids).toContain("getSoftwareByIdReviews");
  });

  it("refers to shapes by their names, and describes what a list takes", () => {
    const { parameters = [], responses = {} } = operations["/api/software"]?.["get"] ?? {};
    expect(responses["200"]?.content?.["application/json"]?.schema).toEqual({
      type: "array",
      items: { $ref: "#/components/schemas/Software" },
    });
    expect(Object.keys(responses["200"]?.headers ?? {})).toEqual(["ETag", "X-Total-Count", "Link"]);
    expect(parameters.find(({ name }) => name === "limit")).toMatchObject({
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 500, default: 100 },
    });
    expect(parameters.find(({ name }) => name === "sort")?.schema).toMatchObject({
      enum: ["rating", "reviews", "newest", "name"],
    });
  });

  it("tells what stands under keys that are not known beforehand", () => {
    expect(operations["/api/categories/counts"]?.["get"]?.responses["200"]?.content).toMatchObject({
      "application/json": { schema: { additionalProperties: { type: "integer" } } },
    });
  });

  it("lets the tree of categories refer to itself", () => {
    const { schemas } = document["components"] as {
      schemas: Record<string, { properties: Record<string, object> }>;
    };
    expect(schemas["CategoryTree"]?.properties["children"]).toMatchObject({
      items: { $ref: "#/components/schemas/CategoryTree" },
    });
  });

  it("is the same each time, and names nothing made up on the way", () => {
    const text = JSON.stringify(document);
    expect(JSON.stringify(openApiDocument({ publicUrl: "https://assay.example", routes }))).toBe(text);
    expect(text).not.toMatch(/inline|\$defs|"additionalProperties":false|9007199254740991/);
  });
});
