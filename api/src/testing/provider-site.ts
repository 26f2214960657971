import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import {
  createGoogle,
  type GoogleOptions,
  type IdentityProvider,
  type ProviderProblem,
} from "../auth/google.ts";
import { createDevices } from "../auth/known-devices.ts";
import { createSessions } from "../auth/sessions.ts";
import type { Database } from "../database/client/open.ts";
import { createContext } from "../graphql/context.ts";
import { readCaller } from "../http/caller.ts";
import { type Limits, noLimits } from "../limits/limits.ts";
import { originOf, publicUrl, startFacade } from "./facade.ts";
import { startProvider } from "./provider.ts";
import { testServices } from "./services.ts";
import { testTokens } from "./tokens.ts";

/** A person at the provider, by the claims of their ID token. */
export type Person = Record<string, unknown> & { sub: string };

/** Where every failed return from the provider leads. */
export const failed = "/signin?error=google";

const fromProvider = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
const cookieOf = (set: string | undefined) => set?.split(";")[0] ?? "";

/** The facade over an empty database, with a provider of its own, for the tests of a file. */
export function serveWithProvider(database: Database) {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  const problems: ProviderProblem[] = [];
  const google = (more: Partial<GoogleOptions> = {}): IdentityProvider =>
    createGoogle({
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      issuer: provider.issuer,
      redirectUri: `${publicUrl}/api/login/callback`,
      timeout: 60_000,
      report: (problem) => void problems.push(problem),
      ...more,
    });
  /** Dependencies of the requests; each test starts with these. */
  const fresh = () => ({
    google: google() as IdentityProvider | null,
    now: new Date(),
    limits: noLimits as Limits,
  });
  let world: ReturnType<typeof fresh>;
  let people = 0;
  beforeAll(async () => {
    provider = await startProvider();
  });
  beforeEach(() => {
    world = fresh();
    provider.faults = {};
    problems.length = 0;
  });
  afterAll(() => provider.close());

  const { call } = startFacade({
    openContext: async (request) => {
      const { prisma, reader } = database;
      const { google: identityProvider, limits, now } = world;
      const { services } = testServices({
        identityProvider,
        signInProviders: identityProvider ? ["google"] : [],
        limits,
      });
      const auth = await readCaller(request, {
        sessions: createSessions(database, { secure: true }),
        devices: createDevices(prisma, { secure: true }),
        tokens: testTokens(database),
        originOf,
        publicUrl,
      });
      return createContext({ prisma, reader, services, ...auth, trust: "built", now });
    },
  });

  const site = {
    problems,
    google,
    get provider() {
      return provider;
    },
    get world() {
      return world;
    },
    /** Requests a path that must redirect; returns the target and the Set-Cookie headers. */
    async visit(path: string, headers: Record<string, string> = {}) {
      const answer = await call(path, { headers });
      expect([answer.status, await answer.text()]).toEqual([302, ""]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const cookies = answer.headers.getSetCookie();
      const named = (name: string) => cookies.find((one) => one.startsWith(`${name}=`));
      return {
        to: answer.headers.get("location") ?? "",
        login: named("__Host-assay_login"),
        session: named("__Host-assay_session"),
        challenge: named("__Host-assay_sign_in"),
      };
    },
    /** Begins a sign-in, as a browser with these cookies does. */
    async begin(next?: string, cookie = "") {
      const search = next === undefined ? "" : `?${new URLSearchParams({ next })}`;
      const { to, login } = await site.visit(`/api/login${search}`, { cookie });
      return { url: to, cookie: cookieOf(login), set: login };
    },
    /** Returns from the provider with its query. */
    back: (query: string, cookie: string) =>
      site.visit(`/api/login/callback?${query}`, { ...fromProvider, cookie }),
    /** A whole sign-in, as this person at the provider. */
    async signIn(person: Person, next?: string, session?: string) {
      const { url, cookie } = await site.begin(next, cookieOf(session));
      return site.back(provider.comeBack(url, person), `${cookieOf(session)}; ${cookie}`);
    },
    /** The user of the session that a response began. */
    async whoIs(session: string | undefined) {
      const answer = await call("/api/auth/user", { headers: { cookie: cookieOf(session) } });
      return answer.status === 200 ? ((await answer.json()) as Record<string, unknown>) : null;
    },
    /** A person at the provider who has no account here yet. */
    stranger(more: Record<string, unknown> = {}): Person & { email: string } {
      people += 1;
      return { sub: `subject-${people}`, email: `p${people}@mail.example`, email_verified: true, ...more };
    },
  };
  return site;
}
