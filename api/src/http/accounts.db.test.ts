import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeys } from "../auth/keys.ts";
import { createSessions } from "../auth/sessions.ts";
import { createToken } from "../auth/tokens.ts";
import { createTotpSecret, totpCode } from "../auth/totp.ts";
import { createOriginOf } from "../engine/csrf.ts";
import { persistedDocuments } from "../engine/persisted-documents.ts";
import { createApp } from "../server.ts";
import { accountDocuments } from "../testing/account-documents.ts";
import { testBrand } from "../testing/branding.ts";
import { testDatabase } from "../testing/database.ts";
import { seed } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";

const database = testDatabase();
const server = createServer();
const lines: string[] = [];
let origin: string;

/** The whole server as it is run behind https: with limits, and every line that it logs. */
beforeAll(async () => {
  await seed(database);
  const { listener: app } = await createApp(server, {
    development: false,
    database,
    sessions: createSessions(database, { secure: true }),
    keys: createKeys(Buffer.alloc(32)),
    known: persistedDocuments(() => ({ "known-sign-in": accountDocuments.signIn })),
    publicUrl: "https://assay.example",
    originOf: createOriginOf("https://assay.example"),
    trustProxy: 1,
    brand: testBrand(),
    rateLimits: true,
    log: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
    queue: testServices().services.queue,
    system: testServices().services.system,
    ready: async () => {},
  });
  server.on("request", app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const person = { email: "log@mail.example", password: "correct horse", firstName: "Lo", lastName: "Gan" };
const signIn = (input: object) => ({ query: accountDocuments.signIn, variables: { input } });

test("a mutation at /graphql sets the cookie, which is for https alone", async () => {
  const input = person;
  const answer = await post("/graphql", { query: accountDocuments.signUp, variables: { input } });
  expect(await answer.json()).toMatchObject({ data: { result: { __typename: "SignedIn" } } });
  const [cookie, ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([
    expect.stringMatching(
      /^__Host-assay_device=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/,
    ),
  ]);
  expect(cookie).toMatch(
    /^__Host-assay_session=\w{40}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
  );
  const session = { cookie: cookie?.split(";")[0] ?? "" };
  const whole = await post("/graphql", { query: "{ viewer { email } }" }, session);
  expect(await whole.json()).toEqual({ data: { viewer: { email: person.email } } });
});

test("of several sign-ins in one document the last session alone lives", async () => {
  const { email, password } = person;
  const query = `mutation($input: SignInInput!) {
    one: signIn(input: $input) { __typename } two: signIn(input: $input) { __typename } }`;
  const sessions = () => database.prisma.session.count({ where: { user: { emailKey: email } } });
  const before = await sessions();
  const answer = await post("/graphql", { query, variables: { input: { email, password } } });
  expect(answer.headers.getSetCookie()).toHaveLength(4);
  expect(await sessions()).toBe(before + 1);
});

test("a mutation from elsewhere is refused at /graphql, by the short way too", async () => {
  const headers = { origin: "https://evil.example" };
  const { email, password } = person;
  for (const body of [
    signIn({ email, password }),
    signIn({ email, password }),
    { documentId: "known-sign-in", variables: { input: { email, password } } },
  ]) {
    const answer = await post("/graphql", body, headers);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: "Cross-site request refused", extensions: { code: "FORBIDDEN" } }],
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const byGet = new URLSearchParams({ query: accountDocuments.signOut });
  expect((await fetch(`${origin}/graphql?${byGet}`)).status).toBe(405);
});

test("the eleventh guess is answered 429 with Retry-After, at every endpoint", async () => {
  const guess = { email: "guessed@mail.example", password: "wrong" };
  const from = { "x-forwarded-for": "203.0.113.77" };
  const known = { documentId: "known-sign-in", variables: { input: guess } };
  for (let time = 0; time < 10; time++) {
    const answer = await post(time % 2 ? "/graphql" : "/api/auth/signin", time % 2 ? known : guess, from);
    expect(answer.status).toBe(time % 2 ? 200 : 401);
  }
  for (const [path, body] of [
    ["/api/auth/signin", guess],
    ["/graphql", known],
    ["/graphql", signIn(guess)],
    ["/graphql", { ...signIn(guess), operationName: undefined, extensions: {} }],
  ] as const) {
    const answer = await post(path, body, { ...from, ...(body !== known && { accept: "application/json" }) });
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await answer.text()).toContain("Too many attempts. Please try again in 15 minutes.");
  }
  // Another account from the same network is still let in.
  const { email, password } = person;
  expect((await post("/api/auth/signin", { email, password }, from)).status).toBe(200);
});

test("an account with two-step verification needs a code, in /api with the password, at /graphql also in a second step", async () => {
  const words = { email: "two.steps@mail.example", password: "correct horse" };
  await post("/api/auth/signup", { ...words, firstName: "Tia", lastName: "Two" });
  const where = { emailKey: words.email };
  const user = await database.prisma.user.findUniqueOrThrow({ where });
  const secret = createTotpSecret();
  const sealed = createKeys(Buffer.alloc(32)).encrypt("two-step-secret", secret);
  await database.prisma.twoStep.create({ data: { userId: user.id, secret: sealed, lastStep: 0 } });
  const first = await post("/api/auth/signin", words);
  expect(first.status).toBe(401);
  expect(await first.json()).toEqual({
    message: "Enter the code from your authenticator app",
    code: "code-required",
  });
  const [challenge = "", ...others] = first.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(challenge).toMatch(
    /^__Host-assay_sign_in=[\w-]{43}; HttpOnly; Max-Age=600; Path=\/; SameSite=Lax; Secure$/,
  );
  const wrong = await post("/api/auth/signin", { ...words, code: "000000" });
  expect([wrong.status, await wrong.json()]).toEqual([401, expect.objectContaining({ code: "wrong-code" })]);
  const now = totpCode(secret, new Date());
  expect((await post("/api/auth/signin", { ...words, code: now })).status).toBe(200);
  const second = await post(
    "/graphql",
    {
      query: accountDocuments.completeSignIn,
      variables: { input: { code: totpCode(secret, new Date(Date.now() + 30_000)) } },
    },
    { cookie: challenge.split(";")[0] ?? "", origin: "https://assay.example" },
  );
  expect(await second.json()).toMatchObject({ data: { result: { __typename: "SignedIn" } } });
  expect(second.headers.getSetCookie()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^__Host-assay_sign_in=; HttpOnly; Max-Age=0/),
      expect.stringMatching(/^__Host-assay_session=/),
    ]),
  );
  for (const line of lines) for (const kept of [secret, now]) expect(line).not.toContain(`"${kept}"`);
});

test("text around or instead of an IP address does not open a new count", async () => {
  const guess = { email: "spelled@mail.example", password: "wrong" };
  const send = (from: string) => post("/api/auth/signin", guess, { "x-forwarded-for": from });
  const statuses = async (spelled: string[]) => {
    const found: number[] = [];
    for (const from of spelled) found.push((await send(from)).status);
    return found;
  };
  const spellings = [
    "2001:db8:9::1",
    "2001:DB8:9:0::1",
    "[2001:db8:9:1::1]",
    "[2001:db8:9:2::1]:443",
    "2001:0db8:0009::2",
    "2001:db8:9:ffff::1",
    "2001:db8:9:3:4:5:6:7",
    "[2001:db8:9::1]:1",
    "[2001:db8:9::1]:2",
    "2001:db8:9::3",
  ];
  expect(await statuses(spellings)).toEqual(Array(10).fill(401));
  expect(await statuses(["2001:db8:9:7::1", "2001:db8:a::1"])).toEqual([429, 401]);
  // What is no address counts for the proxy that wrote it, which is here the test itself.
  const garbage = Array.from({ length: 10 }, (_, index) => `unknown-${index}`);
  expect(await statuses(garbage)).toEqual(Array(10).fill(401));
  expect(await statuses(["another", "127.0.0.1:8080", "::ffff:127.0.0.1"])).toEqual([429, 429, 429]);
});

test("under https the release before's session is taken over, and signing out ends both names", async () => {
  const { email, password } = person;
  const signedIn = await post("/api/auth/signin", { email, password });
  const own = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const cookie = own.replace("__Host-", "");
  const answer = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const replaced = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  expect(replaced).toEqual([own, "assay_session="]);
  const again = await fetch(`${origin}/api/auth/user`, { headers: { cookie: own } });
  expect(again.headers.getSetCookie()).toEqual([]);
  const out = await post("/api/auth/logout", {}, { cookie: own, "sec-fetch-site": "same-origin" });
  expect(out.status).toBe(204);
  expect(out.headers.getSetCookie()).toEqual([
    "__Host-assay_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure",
    "assay_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure",
  ]);
  expect((await fetch(`${origin}/api/auth/user`, { headers: { cookie: own } })).status).toBe(401);
});

test("no line of the log holds an address, a password, a token or a session", async () => {
  const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { emailKey: person.email } });
  const token = await database.prisma.$transaction((tx) =>
    createToken(tx, { purpose: "reset_password", userId, now: new Date() }),
  );
  const signedIn = await post("/api/auth/signin", { email: person.email, password: person.password });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await post("/api/auth/forgot-password", { email: person.email });
  await post("/api/auth/signup", person);
  await fetch(`${origin}/reset-password?token=${token}`);
  await fetch(`${origin}/api/auth/user?email=${person.email}`, { headers: { cookie } });
  await post("/api/auth/reset-password", { token, password: "another horse" });
  await post("/api/auth/verify-email", { token });
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(10);
  expect(log).toContain("/api/auth/reset-password");
  for (const secret of [
    person.email,
    "log%40mail",
    person.password,
    "another horse",
    token,
    cookie.split("=")[1],
  ])
    expect(log).not.toContain(secret);
});

test("a mail program switches mails off by a POST alone, signed out; a person is led to the page that says so", async () => {
  const user = await database.prisma.user.findFirstOrThrow({ where: { emailKey: "cleo@mail.example" } });
  const making = { purpose: "unsubscribe", userId: user.id, payload: { kind: "new-lead" }, now: new Date() };
  const token = await database.prisma.$transaction((tx) => createToken(tx, making as never));
  const off = () => database.prisma.mailOptOut.findMany({ where: { userId: user.id } });
  const send = (secret: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/mail-settings?token=${secret}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await send("unknown")).status).toBe(404);
  // What cannot be a token is the caller's mistake.
  expect((await send("a%00b")).status).toBe(400);
  expect(await off()).toEqual([]);
  const answer = await send(token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await off()).toMatchObject([{ kind: "new-lead" }]);
  // The page at the address sends no referrer, and so "null" as its origin.
  const person = await send(token, { accept: "text/html", origin: "null" });
  expect(person.status).toBe(303);
  expect(person.headers.get("location")).toBe(`/mail-settings?token=${token}`);
  for (const { headers } of [answer, person]) expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(lines.join("\n")).not.toContain(token);
});
