import { expect, test } from "vitest";
import { testBrand } from "../testing/branding.ts";
import { testDatabase } from "../testing/database.ts";
import { serveApp } from "../testing/server.ts";

const brand = testBrand({ name: "دليل R&D", contact: "hello@dalil.example" });
const database = testDatabase();
const app = serveApp(() => ({ database, brand, contactEmail: brand.contact }));
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(app.origin + path, { headers })).text();

test("what programs read is called as the site is", async () => {
  const { info } = JSON.parse(await textOf("/api/openapi.json"));
  expect(info.title).toBe("دليل R&D API");
  const explorer = await textOf("/graphql", { accept: "text/html" });
  expect(explorer).toContain("<title>دليل R&D API explorer</title>");
  for (const text of [JSON.stringify(info), explorer]) expect(text).not.toMatch(/\bAssay\b/);
  expect(await textOf("/.well-known/security.txt")).toContain("Contact: mailto:hello@dalil.example\n");
});

test("a picture of the operator runs nothing, even if it is opened by itself, and is kept as long as its version", async () => {
  const [icon] = brand.pictures;
  const response = await fetch(app.origin + icon?.href);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await response.text()).toBe(icon?.bytes.toString());
  expect((await fetch(app.origin + icon?.path)).headers.get("cache-control")).toBe("public, max-age=3600");
  expect((await fetch(`${app.origin}/branding/logo.svg`)).status).toBe(404);
});
