import { expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../testing/database.ts";
import { isAboutSeed, serveFacade } from "../../testing/facade.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes/index.ts";

const database = testDatabase();
const facade = serveFacade(database);

const isArray = ({ response }: Route) => response instanceof z.ZodArray;
const reads = routes.filter((route) => route.method === "GET" && isAboutSeed(route));
const paged = reads.filter(({ paging }) => paging !== null);

test("every list is paged, except for those that are short", () => {
  const whole = reads.filter((route) => isArray(route) && route.paging === null).map(({ path }) => path);
  expect(whole).toEqual([
    "/api/categories",
    "/api/categories/hierarchy",
    "/api/categories/{slug}/related",
    "/api/search/suggestions",
    "/api/software/{id}/review-languages",
    "/api/software/{id}/pricing",
    "/api/software/{id}/features",
    "/api/reviews/recent",
    "/api/reviews/languages",
    "/api/suggested-products",
  ]);
});

/** The path for a thing of the seeded world with things in its lists. */
function pathOf({ path }: Route): string {
  const { software, companies, users } = facade.world;
  const ids: Record<string, string> = {
    software: software.beacon,
    companies: companies.northwind,
    users: users.user,
    categories: "crm",
  };
  return path.replace(/\{\w+\}/, ids[path.split("/")[2] ?? ""] ?? "");
}

const linksOf = (header: string | null) =>
  Object.fromEntries(
    [...(header ?? "").matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url = "", rel = ""]) => [
      rel,
      new URL(url),
    ]),
  );

test.each(paged.map((route) => [route.path, route] as const))(
  "%s leads to its other pages, by cursors and numbers",
  async (_path, route) => {
    const path = pathOf(route);
    const ask = (query: string) => facade.call(`${path}?${query}`, { as: "admin" });
    const first = await ask("limit=1");
    expect(first.status).toBe(200);
    const links = linksOf(first.headers.get("link"));
    if (route.paging === "log") return expect(Object.keys(links)).toEqual(["next"]);
    const total = Number(first.headers.get("x-total-count"));
    if (total === 0) return expect(links).toEqual({});
    expect(Object.keys(links)).toEqual([...(total > 1 ? ["next"] : []), "first", "last"]);
    expect(links["last"]?.searchParams.get("page")).toBe(String(total));
    if (total === 1) return;
    // Each link is a page of the same list, and leads back.
    const second = await ask(links["next"]?.search.slice(1) ?? "");
    expect(second.status).toBe(200);
    expect(Object.keys(linksOf(second.headers.get("link")))).toContain("prev");
    const numbered = linksOf((await ask("limit=1&page=2")).headers.get("link"));
    expect([numbered["prev"]?.searchParams.get("page"), numbered["first"]?.searchParams.get("page")]).toEqual(
      ["1", "1"],
    );
  },
);
