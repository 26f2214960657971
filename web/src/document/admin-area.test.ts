import { expect, test } from "vitest";
import { crossesAdminArea, isAdminArea, loadAcrossAdminArea } from "./admin-area";

test.each([
  ["/admin", true],
  ["/admin/users", true],
  ["/administration", false],
  ["/", false],
  ["*", false],
])("%s is in the administrators' area: %s", (pattern, is) => {
  expect(isAdminArea(pattern)).toBe(is);
});

test.each([
  ["/admin", "/software", true],
  ["/software/:id", "/admin/users", true],
  // However the URL is spelled, and also if no page has it.
  ["/software/:id", "/%61dmin/Users", true],
  ["*", "/admin", true],
  ["/admin/users", "/admin", false],
  ["/software/:id", "/", false],
  ["*", "/admin/nothing", false],
])("from a document of %s to %s, the areas differ: %s", (pattern, document, crosses) => {
  expect(crossesAdminArea(pattern, document)).toBe(crosses);
});

test("a navigation between the areas loads a document, one within an area does not", async () => {
  const go = async (pattern: string, path: string) =>
    loadAcrossAdminArea(
      { pattern, url: new URL(path, "http://localhost") } as Parameters<typeof loadAcrossAdminArea>[0],
      async () => undefined,
    );
  expect(await go("/software", "/software?page=2")).toBeUndefined();
  const thrown = await go("/admin/users", "/admin/users?q=ada").catch((error: unknown) => error);
  const { headers } = thrown as Response;
  expect(headers.get("location")).toBe("/admin/users?q=ada");
  expect(headers.get("x-remix-reload-document")).toBe("true");
});
