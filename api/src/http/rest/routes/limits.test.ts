import { describe, expect, it } from "vitest";
import { openApiDocument } from "../openapi.ts";
import { routes } from "./index.ts";

interface Parameter {
  name: string;
  schema: { minimum?: number; maximum?: number; default?: unknown };
}

const { paths } = openApiDocument({ name: "Assay", publicUrl: "https://assay.example", routes }) as {
  paths: Record<string, { get: { parameters: Parameter[] } }>;
};

function limitsOf(path: string, name: string): unknown[] {
  const schema = paths[path]?.get.parameters.find((parameter) => parameter.name === name)?.schema;
  return [schema?.minimum, schema?.maximum, schema?.default];
}

describe("the limit of a list", () => {
  it.each([
    ["/api/categories/{slug}/software", [1, 50, 10]],
    ["/api/search/suggestions", [1, 20, 8]],
    ["/api/reviews/recent", [1, 50, 3]],
    ["/api/reviews", [1, 500, 100]],
    ["/api/software", [1, 500, 100]],
    ["/api/software/{id}/reviews", [1, 500, 100]],
  ])(
    "%s: minimum, maximum and default %j",
    {
      tags: [
        "7.categories.14",
        "7.search.5",
        "7.software.5",
        "7.software.14",
        "7.software.16",
        "7.reviews.4",
        "7.reviews.5",
        "9.search.2",
      ],
    },
    (path, limits) => {
      expect(limitsOf(path, "limit")).toEqual(limits);
    },
  );

  it("a numbered list begins with page 1", () => {
    expect(limitsOf("/api/categories/{slug}/software", "page")[2]).toBe(1);
  });
});
