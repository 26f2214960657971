import { describe, expect, test } from "vitest";
import { createToken } from "../../../auth/tokens.ts";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { worldNow } from "../../../testing/seed.ts";
import { from, person, testJoining } from "../../../testing/sign-up.ts";

const database = testDatabase();
const facade = serveFacade(database);
const { send, join } = testJoining(facade);

describe("POST /api/auth/signup", () => {
  test("201, the user, and a cookie that only the server can read", {
    tags: ["3.user.1", "3.user.2", "3.user.3", "6.visitor.8", "7.auth.1", "7.auth.6", "7.auth.14"],
  }, async () => {
    const answer = await send("auth/signup", { ...person, email: "rae@mail.example", designation: "Cook" });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      email: "rae@mail.example",
      firstName: "Rae",
      lastName: "Ste",
      designation: "Cook",
      companyName: null,
      companyUrl: null,
      companyLocation: null,
      profileImageUrl: null,
      provider: "email",
      isEmailVerified: false,
      isAdmin: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^assay_session=[a-z0-9]{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^assay_device=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
    expect(facade.jobs.at(-1)).toMatchObject({ kind: "mail", data: { mail: "verify-email" } });
  });

  test("409 for an address that is taken, 400 with every field", {
    tags: ["5.signup.3", "5.signup.7", "7.auth.15"],
  }, async () => {
    await join("twice@mail.example");
    const taken = await send("auth/signup", { ...person, email: "TWICE@mail.example" });
    expect([taken.status, await taken.json()]).toEqual([
      409,
      { message: "An account with this email already exists", code: "email-taken" },
    ]);
    const empty = await send("auth/signup", {});
    expect([empty.status, await empty.json()]).toEqual([
      400,
      {
        message: "First name is required",
        errors: [
          { path: "firstName", message: "First name is required" },
          { path: "lastName", message: "Last name is required" },
          { path: "email", message: "Email is required" },
          { path: "password", message: "Password is required" },
        ],
      },
    ]);
  });

  test("administrator rights cannot be set by a field of the request", async () => {
    const answer = await send("auth/signup", {
      ...person,
      email: "sly@mail.example",
      isAdmin: true,
      isEmailVerified: true,
      provider: "google",
    });
    expect(await answer.json()).toMatchObject({ isAdmin: false, isEmailVerified: false, provider: "email" });
  });
});

describe("POST /api/auth/signin", () => {
  test("200, the user and a cookie; 401 with the same message for every wrong credential", {
    tags: ["4.auth.8", "6.visitor.7", "7.auth.7"],
  }, async () => {
    await join("in@mail.example");
    const right = await send("auth/signin", { email: "IN@mail.example", password: person.password });
    expect(right.status).toBe(200);
    expect(right.headers.getSetCookie()).toHaveLength(2);
    expect(await right.json()).toMatchObject({ email: "in@mail.example" });
    for (const email of ["in@mail.example", "nobody@mail.example"]) {
      const wrong = await send("auth/signin", { email, password: "wrong" });
      expect([wrong.status, await wrong.json()]).toEqual([401, { message: "Invalid email or password" }]);
      expect(wrong.headers.getSetCookie()).toEqual([]);
    }
  });

  test("a session chosen by somebody else is not adopted", async () => {
    await join("fixed@mail.example");
    const chosen = "assay_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    const answer = await send(
      "auth/signin",
      { email: "fixed@mail.example", password: person.password },
      { cookie: chosen, "sec-fetch-site": "same-origin" },
    );
    expect(answer.status).toBe(200);
    expect(from(answer)["cookie"]).not.toBe(chosen);
    expect((await facade.call("/api/auth/user", { headers: { cookie: chosen } })).status).toBe(401);
  });

  test.each([
    ["Origin of another site", { origin: "https://evil.example" }],
    ["cross-site", { "sec-fetch-site": "cross-site" }],
    ["a sibling of the site", { "sec-fetch-site": "same-site" }],
    ["no Origin at all, as sandboxed frames have it", { origin: "null" }],
  ])("403 from elsewhere: %s", async (_title, headers) => {
    for (const path of ["auth/signin", "auth/signup"]) {
      const answer = await send(path, { ...person, email: "rae@mail.example" }, headers);
      expect([answer.status, await answer.json()]).toEqual([403, { message: "Cross-site request refused" }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe("mailed links", () => {
  test.each(["forgot-password", "resend-verification"])(
    "POST /api/auth/%s says the same for known and unknown addresses",
    { tags: ["6.visitor.9", "7.auth.8", "7.auth.11"] },
    async (path) => {
      await join(`${path}@mail.example`);
      const bodies = await Promise.all(
        [`${path}@mail.example`, "nobody@mail.example"].map(async (email) => {
          const answer = await send(`auth/${path}`, { email });
          return [answer.status, await answer.json()];
        }),
      );
      expect(bodies[0]).toEqual([200, { message: expect.any(String) }]);
      expect(bodies[1]).toEqual(bodies[0]);
    },
  );

  test("POST /api/auth/reset-password and /verify-email accept a token once", {
    tags: ["6.visitor.10", "6.visitor.11", "7.auth.9", "7.auth.10", "7.auth.17", "7.auth.18"],
  }, async () => {
    const { id: userId } = await (
      await facade.call("/api/auth/user", { headers: await join("link@mail.example") })
    ).json();
    const make = (purpose: "reset_password" | "verify_email") =>
      database.prisma.$transaction((tx) => createToken(tx, { purpose, userId, now: worldNow }));
    const proof = { token: await make("verify_email") };
    expect((await send("auth/verify-email", proof)).status).toBe(200);
    const again = await send("auth/verify-email", proof);
    expect([again.status, await again.json()]).toMatchObject([
      400,
      { message: "Invalid or expired verification token" },
    ]);
    const reset = { token: await make("reset_password"), password: "another horse" };
    expect((await send("auth/reset-password", reset)).status).toBe(200);
    expect((await send("auth/reset-password", reset)).status).toBe(400);
    expect((await send("auth/reset-password", {})).status).toBe(400);
    expect(
      (await send("auth/signin", { email: "link@mail.example", password: "another horse" })).status,
    ).toBe(200);
  });
});

describe("the viewer's own account", () => {
  test("PATCH /api/auth/profile changes it, but not the address", {
    tags: ["5.profile.5", "7.auth.12"],
  }, async () => {
    const cookie = await join("mine@mail.example");
    const patch = (body: unknown, headers = cookie) => send("auth/profile", body, headers, "PATCH");
    const changed = await patch({ firstName: "Ray", designation: null, companyUrl: "" });
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { firstName: "Ray", lastName: "Ste", designation: null },
    ]);
    const refused = await patch({ firstName: "Roy", email: "new@mail.example" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: "Email cannot be changed", errors: [{ path: "email", message: "Email cannot be changed" }] },
    ]);
    expect((await patch({ firstName: "Roy" }, {})).status).toBe(401);
    expect((await patch({ firstName: "Roy" }, { cookie: cookie["cookie"] ?? "" })).status).toBe(403);
    const after = await facade.call("/api/auth/user", { headers: cookie });
    expect(await after.json()).toMatchObject({ firstName: "Ray" });
  });

  test("POST /api/auth/change-password needs the current one", {
    tags: ["7.auth.13", "7.auth.19"],
  }, async () => {
    const cookie = await join("change@mail.example");
    const change = (currentPassword: string) =>
      send("auth/change-password", { currentPassword, newPassword: "another horse" }, cookie);
    const wrong = await change("wrong");
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { message: "Current password is incorrect" },
    ]);
    expect((await change(person.password)).status).toBe(200);
  });

  test("GET /api/auth/export is a file of all stored data, without credentials", async () => {
    const { world } = facade;
    const answer = await facade.call("/api/auth/export", { as: "owner" });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="assay-account.json"');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      id: world.users.owner,
      email: "owner@northwind.example",
      memberships: [{ role: "owner", company: { slug: "northwind" } }],
      reviews: [],
      sessions: [{ userAgent: null }],
    });
    const [secret] = /[a-z0-9]{40}/.exec(world.cookies.owner) ?? [];
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password_?hash|"id":"[0-9a-f]{64}"/i);
    expect((await facade.call("/api/auth/export")).status).toBe(401);
  });
});
