import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Faults, providersWords, startProvider } from "../testing/provider.ts";
import { createGoogle, type GoogleOptions, type IdentityProvider, type ProviderProblem } from "./google.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
const problems: ProviderProblem[] = [];
const redirectUri = "https://assay.example/api/login/callback";
const person = { sub: "1001", email: "pat@mail.example", email_verified: true, given_name: "Pat" };

beforeAll(async () => {
  provider = await startProvider();
});
afterEach(() => {
  // Whatever went wrong: what is reported for the log holds nothing that could be used, and nothing of the person.
  const reported = JSON.stringify(problems.splice(0));
  for (const secret of [
    ...provider.issuedSecrets,
    provider.clientSecret,
    providersWords,
    person.email,
    person.sub,
  ])
    expect(reported).not.toContain(secret);
  provider.faults = {};
  provider.requests.length = 0;
});
afterAll(() => provider.close());

function google(more: Partial<GoogleOptions> = {}): IdentityProvider {
  const { clientId, clientSecret, issuer } = provider;
  return createGoogle({
    clientId,
    clientSecret,
    issuer,
    redirectUri,
    timeout: 60_000,
    report: (problem) => void problems.push(problem),
    ...more,
  });
}

async function begun(at: IdentityProvider) {
  const attempt = await at.begin();
  if (!attempt) throw new Error("It did not begin");
  return attempt;
}

/** There and back. */
async function goRound(faults: Faults, claims: Record<string, unknown> = person, at = google()) {
  const { url, secrets } = await begun(at);
  provider.faults = faults;
  return at.finish(provider.comeBack(url, claims), secrets);
}

describe("the way there", () => {
  test("asks for a code with PKCE, a state and a nonce, and tells no secret", async () => {
    const { url, secrets } = await begun(google());
    expect(url.startsWith(`${provider.issuer}/authorize?`)).toBe(true);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      client_id: provider.clientId,
      response_type: "code",
      redirect_uri: redirectUri,
      scope: "openid email profile",
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(url).not.toContain(secrets.verifier);
    expect((await begun(google())).secrets).not.toEqual(secrets);
  });

  test("the provider is asked about itself once, when it is first needed", async () => {
    const at = google();
    expect(provider.requests).toEqual([]);
    await Promise.all([at.begin(), at.begin()]);
    await at.begin();
    expect(provider.requests).toEqual(["/.well-known/openid-configuration"]);
  });

  test.each<[string, Faults, string]>([
    ["fails", { failing: { path: "/.well-known/openid-configuration", status: 503 } }, "503"],
    ["says nothing", { silent: "/.well-known/openid-configuration" }, "OAUTH_TIMEOUT"],
  ])("a provider that %s is asked again by the next one", async (_title, faults, codes) => {
    const at = google({ timeout: 10_000 });
    provider.faults = faults;
    expect(await at.begin()).toBeNull();
    expect(problems).toEqual([{ step: "discovery", codes: expect.stringContaining(codes) }]);
    provider.faults = {};
    expect(await at.begin()).not.toBeNull();
  });

  test("one that is not there is reported by the code of its connection", async () => {
    const gone = await startProvider();
    gone.close();
    expect(await google({ issuer: gone.issuer }).begin()).toBeNull();
    expect(problems).toEqual([{ step: "discovery", codes: expect.stringContaining("ECONNREFUSED") }]);
  });
});

describe("the way back", () => {
  test("tells who it is", async () => {
    expect(await goRound({})).toEqual({
      subject: "1001",
      email: "pat@mail.example",
      isEmailVerified: true,
      givenName: "Pat",
      familyName: null,
      picture: null,
    });
    expect(problems).toEqual([]);
    expect(provider.requests.slice(1)).toEqual(["/token", "/jwks"]);
  });

  test.each([[false], ["true"], ["false"], [1], [undefined], [null]])(
    "email_verified: %j does not prove an address",
    async (email_verified) => {
      expect(await goRound({}, { ...person, email_verified })).toMatchObject({ isEmailVerified: false });
    },
  );

  const past = Math.floor(Date.now() / 1000) - 3600;
  test.each<[string, Faults, string]>([
    ["another nonce", { claims: { nonce: "another" } }, "nonce"],
    ["no nonce", { claims: { nonce: undefined } }, "OAUTH_INVALID_RESPONSE"],
    ["another issuer", { claims: { iss: "https://evil.example" } }, "iss"],
    ["another audience", { claims: { aud: "somebody-else" } }, "aud"],
    [
      "more audiences, made for another one",
      { claims: { aud: ["client-of-the-tests", "else"], azp: "else" } },
      "azp",
    ],
    ["a time that is over", { claims: { exp: past } }, "exp"],
    ["somebody else's signature", { forged: true }, "OAUTH_"],
    ["no subject", { claims: { sub: undefined } }, "OAUTH_INVALID_RESPONSE"],
    ["an empty subject", { claims: { sub: "" } }, "ZodError"],
    ["a subject that is none", { claims: { sub: "x".repeat(256) } }, "ZodError"],
    ["a subject that is a number", { claims: { sub: 1001 } }, "OAUTH_INVALID_RESPONSE"],
    ["a token endpoint that fails", { failing: { path: "/token", status: 500 } }, "500"],
    ["a token endpoint that says nothing", { silent: "/token" }, "OAUTH_TIMEOUT"],
    ["keys that are not to be had", { failing: { path: "/jwks", status: 500 } }, "500"],
  ])("an ID token with %s is nobody's", async (_title, faults, codes) => {
    const timeout = faults.silent ? 5_000 : 60_000;
    expect(await goRound(faults, person, google({ timeout }))).toBeNull();
    expect(problems).toEqual([{ step: "token", codes: expect.stringContaining(codes) }]);
    expect(problems[0]?.codes).toMatch(/^[\w ]+$/);
  });

  test("a code is good once", async () => {
    const at = google();
    const { url, secrets } = await begun(at);
    const back = provider.comeBack(url, person);
    expect(await at.finish(back, secrets)).not.toBeNull();
    expect(await at.finish(back, secrets)).toBeNull();
    expect(problems[0]?.codes).toMatch(/invalid_grant 400/);
  });

  test("a code is good for the browser alone that holds the verifier", async () => {
    const at = google();
    const { url, secrets } = await begun(at);
    const back = provider.comeBack(url, person);
    const { verifier } = (await begun(at)).secrets;
    expect(await at.finish(back, { ...secrets, verifier })).toBeNull();
    expect(problems[0]?.codes).toContain("invalid_grant");
  });

  test("a wrong secret of ours is told to the operator", async () => {
    expect(await goRound({}, person, google({ clientSecret: "mistyped" }))).toBeNull();
    expect(problems).toEqual([{ step: "token", codes: "OAUTH_RESPONSE_BODY_ERROR invalid_client 401" }]);
  });

  test.each([
    ["another state", (back: string) => back.replace(/state=[^&]*/, "state=another")],
    ["no state", (back: string) => back.replace(/state=[^&]*&/, "")],
    ["an error", (back: string) => `${back}&error=access_denied`],
    ["no code", (back: string) => back.replace(/code=[^&]*&/, "")],
    ["nothing", () => ""],
  ])("with %s asks nobody, and is no problem to report", async (_title, changed) => {
    const at = google();
    const { url, secrets } = await begun(at);
    provider.requests.length = 0;
    expect(await at.finish(changed(provider.comeBack(url, person)), secrets)).toBeNull();
    expect([provider.requests, problems]).toEqual([[], []]);
  });

  test("a parameter that is said twice is refused before anybody is asked", async () => {
    const at = google();
    const { url, secrets } = await begun(at);
    provider.requests.length = 0;
    const back = provider.comeBack(url, person);
    expect(await at.finish(`${back}&state=${secrets.state}&code=other`, secrets)).toBeNull();
    expect(provider.requests).toEqual([]);
  });
});
