import { describe, expect, test } from "vitest";
import { createPathTable, isPlainRead } from "./path-table.ts";
import { plain } from "./route.ts";

const of = (method: "GET" | "PATCH" | "POST", path: `/api/${string}`) =>
  plain({ method, path, summary: "", respond: () => ({}) });
const find = createPathTable([
  of("GET", "/api/things/{slug}"),
  of("PATCH", "/api/things/{id}"),
  of("GET", "/api/things/all"),
  of("POST", "/api/things/{id}/parts/{part}"),
]);
const found = (path: string) => {
  const match = find(path);
  return match && [match.rows.map(({ name }) => name), match.values];
};

describe("a path", () => {
  test("has the routes whose literal segments are its own, before those with parameters", () => {
    expect(found("/api/things/all")).toEqual([["GET /api/things/all"], []]);
    expect(found("/api/things/one")).toEqual([["GET /api/things/{slug}", "PATCH /api/things/{id}"], ["one"]]);
    expect(found("/api/things/1/parts/2")).toEqual([["POST /api/things/{id}/parts/{part}"], ["1", "2"]]);
  });

  test("has the methods of all its routes, whose parameters have their own names", () => {
    const match = find("/api/things/one");
    expect(match?.allowed).toEqual(["GET", "HEAD", "PATCH", "OPTIONS"]);
    expect(match?.rows.map(({ parameters }) => parameters)).toEqual([["slug"], ["id"]]);
  });

  test("may end with a slash, and is decoded", () => {
    expect(found("/api/things/all/")).toEqual([["GET /api/things/all"], []]);
    expect(found("/api/things/a%2Fb%20c")?.[1]).toEqual(["a/b c"]);
    expect(() => find("/api/things/%zz")).toThrow(URIError);
  });

  test.each([
    "/api",
    "/api/",
    "/api/things",
    "/api/things/",
    "/api/things//",
    "/api/things/all//",
    "/api/Things/all",
    "/api//things/all",
    "/api/things/a%00",
    "/api/things/1/parts",
    "/api/things/1/parts/2/3",
    "/other/things/all",
  ])("that no route has is not found: %s", (path) => {
    expect(find(path)).toBeNull();
  });
});

test.each([
  ["GET", "/api/things/all", true],
  ["GET", "/api/things/a.b~c-d_e?page=%zz", true],
  ["HEAD", "/api/things/all", false],
  ["GET", "/api/things/", false],
  ["GET", "/api/things/%61ll", false],
  ["GET", "/API/things/all", false],
  ["GET", "/apithings/all", false],
  ["GET", "//api/things/all", false],
  ["GET", "/api", false],
])("%s %s is plain: %s", (method, url, isPlain) => {
  expect(isPlainRead({ method, url } as never)).toBe(isPlain);
});
