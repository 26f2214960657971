import { describe, expect, test } from "vitest";
import { dayMs } from "../../../inputs/index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { from, testJoining } from "../../../testing/sign-up.ts";

const database = testDatabase();
const facade = serveFacade(database);
const { send, join } = testJoining(facade);

describe("a session", () => {
  test("GET /api/auth/user returns the user, and 401 without a session", {
    tags: ["4.auth.2", "4.auth.3", "7.auth.1", "7.auth.4"],
  }, async () => {
    const cookie = await join("who@mail.example");
    const known = await facade.call("/api/auth/user", { headers: cookie });
    expect(known.headers.get("cache-control")).toBe("private, no-store");
    expect(await known.json()).toMatchObject({ email: "who@mail.example", firstName: "Rae" });
    const unknown = await facade.call("/api/auth/user");
    expect([unknown.status, await unknown.json()]).toEqual([401, { message: "Unauthorized" }]);
  });

  test("POST /api/auth/logout ends it on the server and clears the cookie", {
    tags: ["4.auth.5", "7.auth.5"],
  }, async () => {
    const cookie = await join("out@mail.example");
    const answer = await send("auth/logout", undefined, cookie);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^assay_session=; .*Max-Age=0/);
    expect((await facade.call("/api/auth/user", { headers: cookie })).status).toBe(401);
  });

  test.each([
    ["from the site's own page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }, 401],
    ["typed", { "sec-fetch-site": "none", "sec-fetch-dest": "document" }, 401],
    ["by a browser that says nothing", {}, 401],
    ["by another site's link", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }, 200],
    [
      "as a picture on the site's own page",
      { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" },
      200,
    ],
  ])("GET /api/logout %s", { tags: ["7.browser.2", "7.browser.5"] }, async (title, headers, after) => {
    const { cookie } = await join(`${title.replace(/\W/g, "")}@mail.example`);
    const answer = await facade.call("/api/logout", { headers: { cookie: cookie ?? "", ...headers } });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect((await facade.call("/api/auth/user", { headers: { cookie: cookie ?? "" } })).status).toBe(after);
  });

  test("is extended while it is used, and its cookie with it", async () => {
    const cookie = await join("slide@mail.example");
    const { rows } = await database.pool.query(
      `update session s set expires_at = now() + interval '10 days' from app_user u
       where u.id = s.user_id and u.email_key = 'slide@mail.example' returning s.id`,
    );
    const answer = await facade.call("/api/auth/user", { headers: cookie });
    expect(from(answer)["cookie"]).toBe(cookie["cookie"]);
    const session = await database.prisma.session.findUniqueOrThrow({ where: { id: rows[0].id } });
    expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * dayMs);
  });

  test("ends when it has expired", async () => {
    const cookie = await join("late@mail.example");
    await database.pool.query(
      `update session s set expires_at = now() from app_user u
       where u.id = s.user_id and u.email_key = 'late@mail.example'`,
    );
    expect((await facade.call("/api/auth/user", { headers: cookie })).status).toBe(401);
  });
});
