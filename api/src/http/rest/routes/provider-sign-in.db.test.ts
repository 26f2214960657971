import { describe, expect, test } from "vitest";
import { attemptCookies, readAttempt } from "../../../auth/provider-attempt.ts";
import { minuteMs } from "../../../inputs/index.ts";
import { createLimits, limitTable } from "../../../limits/limits.ts";
import { createRateLimiter } from "../../../limits/rate-limiter.ts";
import { testBrowser } from "../../../testing/browser.ts";
import { testDatabase } from "../../../testing/database.ts";
import { ask } from "../../../testing/engine.ts";
import { publicUrl } from "../../../testing/facade.ts";
import { failed, serveWithProvider } from "../../../testing/provider-site.ts";

const database = testDatabase();
const site = serveWithProvider(database);

const gone = /^__Host-assay_login=; HttpOnly; Max-Age=0; Path=\/; SameSite=Lax; Secure$/;

describe("GET /api/login", () => {
  test("redirects to the provider, with a cookie that keeps the attempt for ten minutes", {
    tags: ["7.browser.1"],
  }, async () => {
    const { url, set } = await site.begin("/profile?tab=security");
    expect(url.startsWith(`${site.provider.issuer}/authorize?`)).toBe(true);
    expect(new URL(url).searchParams.get("redirect_uri")).toBe(`${publicUrl}/api/login/callback`);
    expect(set).toMatch(/^__Host-assay_login=[\w-]+; HttpOnly; Max-Age=600; Path=\/; SameSite=Lax; Secure$/);
  });

  test("without a provider it redirects to the sign-in page, and keeps `next`", {
    tags: ["7.browser.3", "7.browser.4", "9.category.7"],
  }, async () => {
    site.world.google = null;
    const { to, login } = await site.visit("/api/login?next=/profile%3Ftab%3Dsecurity");
    expect([to, login]).toEqual(["/signin?next=%2Fprofile%3Ftab%3Dsecurity", undefined]);
    expect((await site.visit("/api/login")).to).toBe("/signin");
    expect((await site.visit("/api/login/callback?code=1&state=2")).to).toBe(failed);
  });

  test("if the provider cannot be reached it redirects to the sign-in page, with a message", async () => {
    site.world.google = site.google({ issuer: "http://127.0.0.1:9" });
    expect(await site.visit("/api/login?next=/reviews")).toEqual({
      to: `${failed}&next=%2Freviews`,
      login: undefined,
      session: undefined,
      challenge: undefined,
    });
    expect(site.problems).toHaveLength(1);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "\\/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\u0000",
    "/api/logout",
    "/graphql",
    "",
  ])("next=%j is left out, in both directions", async (next) => {
    expect((await site.signIn(site.stranger(), next)).to).toBe("/");
    site.world.google = null;
    const search = new URLSearchParams({ next });
    expect((await site.visit(`/api/login?${search}`)).to).toBe("/signin");
    expect((await site.visit("/api/login?next=/a&next=/b")).to).toBe("/signin");
  });

  test("a `next` that does not fit into a cookie is left out", async () => {
    const begun = await site.begin(`/search?q=${"é".repeat(1500)}`);
    expect(begun.cookie.length).toBeLessThan(1000);
    expect((await site.begin(`/search?q=${"e".repeat(2000)}`)).set?.length).toBeLessThan(4096);
  });
});

describe("GET /api/login/callback", () => {
  test("begins a session, forgets the attempt, and redirects to `next`", {
    tags: ["7.browser.4"],
  }, async () => {
    const { to, login, session } = await site.signIn(site.stranger(), "/profile?tab=security#top");
    expect(to).toBe("/profile?tab=security#top");
    expect(login).toMatch(gone);
    expect(session).toMatch(/^__Host-assay_session=[a-z0-9]{40}; HttpOnly; .*Path=\/; SameSite=Lax; Secure$/);
    expect(await site.whoIs(session)).toMatchObject({ provider: "google" });
  });

  test("without https the cookie is for this path alone, with a host's path before it", () => {
    expect(attemptCookies(null, "http://localhost:3000/assay")).toEqual([
      "assay_login=; HttpOnly; Max-Age=0; Path=/assay/api/login; SameSite=Lax",
    ]);
  });

  test("an attempt that the previous release began is read, and its cookie of the former name is cleared", async () => {
    const { url, cookie } = await site.begin("/reviews");
    const former = cookie.replace("__Host-", "");
    expect(readAttempt(former, "http://localhost:3000")).toMatchObject({ next: "/reviews" });
    expect(readAttempt(cookie, "http://localhost:3000")).toBeNull();
    const answer = await site.back(site.provider.comeBack(url, site.stranger()), former);
    expect(answer.to).toBe("/reviews");
    expect(attemptCookies(null, publicUrl)[1]).toBe(
      "assay_login=; HttpOnly; Max-Age=0; Path=/api/login; SameSite=Lax; Secure",
    );
  });

  test("a signed-in user is switched to the other account, and the previous session ends", async () => {
    const first = await site.signIn(site.stranger());
    const other = site.stranger();
    const second = await site.signIn(other, "/", first.session);
    expect(await site.whoIs(second.session)).toMatchObject({ email: other.email });
    expect(await site.whoIs(first.session)).toBeNull();
  });

  describe("does not sign in, and forgets the attempt", () => {
    const refused = async (query: string, cookie: string, to: string) => {
      const answer = await site.back(query, cookie);
      expect(answer).toEqual({ to, login: expect.stringMatching(gone), session: undefined });
    };
    const withNext = `${failed}&next=%2Freviews`;

    test("without the attempt", async () => {
      const { url } = await site.begin("/reviews");
      await refused(site.provider.comeBack(url, site.stranger()), "", failed);
      await refused("", "", failed);
    });

    test.each([
      ["nothing of ours", "__Host-assay_login=eyJub25lIjoxfQ"],
      ["no JSON", "__Host-assay_login=bm90IGpzb24"],
      ["nothing", "__Host-assay_login="],
    ])("with a cookie that holds %s", async (_title, cookie) => {
      const { url } = await site.begin("/reviews");
      await refused(site.provider.comeBack(url, site.stranger()), cookie, failed);
    });

    test("with another browser's state, as a link that was sent to somebody has it", async () => {
      const [mine, theirs] = [await site.begin("/reviews"), await site.begin("/companies")];
      await refused(site.provider.comeBack(theirs.url, site.stranger()), mine.cookie, withNext);
      expect(site.problems).toEqual([]);
    });

    test("with another attempt's nonce", async () => {
      const { url, cookie } = await site.begin("/reviews");
      site.provider.faults = { claims: { nonce: "another" } };
      await refused(site.provider.comeBack(url, site.stranger()), cookie, withNext);
    });

    test("after ten minutes", async () => {
      const { url, cookie } = await site.begin("/reviews");
      const query = site.provider.comeBack(url, site.stranger());
      site.world.now = new Date(site.world.now.getTime() + 10 * minuteMs);
      await refused(query, cookie, withNext);
      expect(site.problems).toEqual([]);
    });

    test("the second time", async () => {
      const { url, cookie } = await site.begin("/reviews");
      const query = site.provider.comeBack(url, site.stranger());
      expect((await site.back(query, cookie)).session).toBeDefined();
      await refused(query, cookie, withNext);
    });

    test.each(["access_denied", "server_error", "<script>"])("with error=%s", async (error) => {
      const { url, cookie } = await site.begin("/reviews");
      await refused(
        `${site.provider.comeBack(url, site.stranger())}&error=${encodeURIComponent(error)}`,
        cookie,
        withNext,
      );
      expect(site.problems).toEqual([]);
    });

    test("with a provider that fails, or says nothing", async () => {
      site.world.google = site.google({ timeout: 10_000 });
      for (const faults of [{ failing: { path: "/token", status: 500 } }, { silent: "/token" }]) {
        const { url, cookie } = await site.begin("/reviews");
        site.provider.faults = faults;
        await refused(site.provider.comeBack(url, site.stranger()), cookie, withNext);
      }
      expect(site.problems).toHaveLength(2);
    });

    test("with a stored `next` that another site of the same domain has planted", async () => {
      const { cookie } = await site.begin("/reviews");
      const planted = JSON.parse(Buffer.from(cookie.split("=")[1] ?? "", "base64url").toString());
      const text = JSON.stringify({ ...planted, next: "//evil.example" });
      await refused("", `__Host-assay_login=${Buffer.from(text).toString("base64url")}`, failed);
    });

    test("after fifty failures from one network, without asking the provider", async () => {
      site.world.limits = createLimits(createRateLimiter(database.pool, limitTable));
      for (let attempt = 0; attempt < 50; attempt++)
        await site.world.limits.spend(["sign-in:network", "127.0.0.1"]);
      const { url, cookie } = await site.begin("/reviews");
      site.provider.requests.length = 0;
      await refused(site.provider.comeBack(url, site.stranger()), cookie, failed);
      expect(site.provider.requests).toEqual([]);
      await database.pool.query("delete from rate_limit");
    });
  });

  test("successful attempts are not counted", async () => {
    site.world.limits = createLimits(createRateLimiter(database.pool, limitTable));
    await site.signIn(site.stranger());
    const { rows } = await database.pool.query(
      "select coalesce(sum(points), 0)::int4 as sum from rate_limit",
    );
    expect(rows).toEqual([{ sum: 0 }]);
  });

  test.each(["beginProviderSignIn", "signInByProvider"])(
    "for pages of other sites, %s is refused except on this path",
    async (name) => {
      const askOptions = await testBrowser(database).askOptions();
      const input = name === "signInByProvider" ? '{ parameters: "" }' : "{}";
      const text = `mutation { ${name}(input: ${input}) { __typename } }`;
      const from = (origin: "own" | "foreign") =>
        ask(database, text, {}, { ...askOptions, caller: { ...askOptions.caller, origin } });
      expect((await from("foreign")).errors?.[0]?.extensions).toEqual({ code: "FORBIDDEN" });
      expect((await from("own")).errors).toBeUndefined();
    },
  );

  test("an account with two-step verification needs a code after it too, and keeps where to continue", async () => {
    const person = site.stranger();
    const { session } = await site.signIn(person);
    const id = String((await site.whoIs(session))?.["id"]);
    await database.prisma.twoStep.create({ data: { userId: id, secret: "sealed", lastStep: 0 } });
    const again = await site.signIn(person, "/reviews");
    expect(again).toMatchObject({ to: "/signin/code?next=%2Freviews", session: undefined });
    expect(again.challenge).toMatch(/^__Host-assay_sign_in=[\w-]{43}; HttpOnly; Max-Age=600;/);
    expect((await site.signIn(person)).to).toBe("/signin/code");
  });

  test("reports contain no code, state, token or address", async () => {
    const person = site.stranger({ email: "kept.secret@private.example" });
    site.provider.faults = { claims: { aud: "somebody-else" } };
    await site.signIn(person);
    expect(site.problems).toHaveLength(1);
    for (const secret of [...site.provider.issuedSecrets, person.email, person.sub])
      expect(JSON.stringify(site.problems)).not.toContain(secret);
  });
});
