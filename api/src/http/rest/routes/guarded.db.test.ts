import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { routes } from "./index.ts";

const facade = serveFacade(testDatabase());

/** Existing subjects, so that no caller is refused for another reason. */
function addressOf(path: string): string {
  const { companies, reviews, software, categories, users } = facade.world;
  const subjects = [
    ["/companies", companies.northwind],
    ["/reviews", reviews.beaconByAda],
    ["/software", software.beacon],
    ["/categories", categories.crm],
    ["/users", users.ada],
  ] as const;
  const id = subjects.find(([part]) => path.includes(part))?.[1];
  return path.replace("{id}", id ?? "nothing");
}

const guarded = routes.filter(({ who }) => who !== "anyone");

describe("a route that is not public", () => {
  test("is one of many", () => {
    expect(guarded.length).toBeGreaterThan(20);
    expect(new Set(guarded.map(({ who }) => who))).toEqual(new Set(["user", "admin"]));
  });

  test.each(guarded.map(({ method, path, who }) => [method, path, who] as const))(
    "%s %s refuses visitors, and refuses users if it is for administrators",
    { tags: ["6.server.2", "7.data.7"] },
    async (method, path, who) => {
      const sent = method !== "GET" && method !== "DELETE";
      const status = async (as?: "user" | "owner") => {
        const headers = {
          "sec-fetch-site": "same-origin",
          ...(sent && { "content-type": "application/json" }),
        };
        const call = { method, headers, ...(sent && { body: "{}" }), ...(as && { as }) };
        return (await facade.call(addressOf(path), call)).status;
      };
      expect(await status()).toBe(401);
      if (who === "admin") expect([await status("user"), await status("owner")]).toEqual([403, 403]);
    },
  );
});
