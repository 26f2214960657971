import type { Viewer } from "../auth/auth-context.ts";
import { createDevices } from "../auth/known-devices.ts";
import { createSessions } from "../auth/sessions.ts";
import { hashed } from "../auth/tokens.ts";
import type { Database } from "../database/client/open.ts";
import type { Caller, Services } from "../graphql/context.ts";
import { type AccountMutation, accountDocuments } from "./account-documents.ts";
import { ask, read } from "./engine.ts";
import { testServices } from "./services.ts";

/** A browser that keeps its session and its device cookie between operations, without HTTP: passed to `ask` as the caller. */
export function testBrowser(database: Database, more: Partial<Services> = {}) {
  const sessions = createSessions(database.prisma, { secure: false });
  const devices = createDevices(database.prisma, { secure: false });
  const { services, jobs } = testServices(more);
  let secret: string | null = null;
  let device: string | undefined;
  const browser = {
    jobs,
    get secret() {
      return secret;
    },
    /** The device cookie, as the browser sends it. */
    get device() {
      return device;
    },
    set device(cookie: string | undefined) {
      device = cookie;
    },
    /** Signs in with an existing account. */
    async enter(userId: string): Promise<void> {
      ({ id: secret } = await sessions.createSession(userId, { userAgent: null }));
    },
    /** Runs a mutation and returns its result; throws an error that affects the whole response. */
    async send(name: AccountMutation, input?: object, network?: string): Promise<Result> {
      const askOptions = await browser.askOptions(network);
      const { data, errors } = await ask(database, accountDocuments[name], { input }, askOptions);
      if (errors?.[0]) throw errors[0];
      return (data as { result: Result }).result;
    },
    /** Data of a query that must succeed. */
    async read<Data>(text: string): Promise<Data> {
      return read<Data>(database, text, {}, await browser.askOptions());
    },
    /** The context of the next operation; `network` is the browser's network. */
    async askOptions(network = "192.0.2.1") {
      const found = secret ? await sessions.validateSession(secret) : null;
      const viewer: Viewer | null = found?.user
        ? {
            id: found.user.id,
            isAdmin: found.user.isAdmin,
            isEmailVerified: found.user.isEmailVerified,
          }
        : null;
      const caller: Caller = {
        network,
        sessionId: found?.session && secret ? hashed(secret) : null,
        origin: "own",
        deviceId: devices.idIn(device),
        carriesSession: secret !== null,
        async beginSession(userId, passwordHash) {
          const old = secret;
          ({ id: secret } = await sessions.createSession(userId, { userAgent: null, passwordHash }));
          if (old) await sessions.invalidateSession(old);
          const remembered = await devices.remember(hashed(secret), device);
          [device] = remembered.cookies[0].split(";");
          return { sessionId: hashed(secret), deviceId: remembered.id };
        },
        async endSession() {
          if (secret) await sessions.invalidateSession(secret);
          secret = null;
        },
        // Sign-in by a provider is not possible here: its cookie is for the facade's paths only.
        keepAttempt: () => {},
        takeAttempt: () => null,
      };
      return { viewer, caller, services };
    },
  };
  return browser;
}

/** The result of a mutation. */
export interface Result {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  viewer?: Record<string, unknown>;
}
