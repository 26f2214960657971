import type { Viewer } from "../auth/auth-context.ts";
import { createDevices } from "../auth/known-devices.ts";
import { beginSession, createSessions, viewerOf } from "../auth/sessions.ts";
import { hashed } from "../auth/tokens.ts";
import type { Database } from "../database/client/open.ts";
import type { Caller, Services } from "../graphql/context.ts";
import { type AccountMutation, accountDocuments } from "./account-documents.ts";
import { ask, read } from "./engine.ts";
import { worldNow } from "./seed-data.ts";
import { testServices } from "./services.ts";

/** A browser that keeps its session and its device cookie between operations, without HTTP: passed to `ask` as the caller. */
export function testBrowser(
  database: Database,
  { requiresTwoStep = false, ...more }: Partial<Services> & { requiresTwoStep?: boolean } = {},
) {
  const sessions = createSessions(database, { secure: false, requiresTwoStep });
  const devices = createDevices(database.prisma, { secure: false });
  const { services, jobs } = testServices(more);
  let secret: string | null = null;
  let device: string | undefined;
  let challenge: string | null = null;
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
    /** The time of the next operation. */
    now: worldNow,
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
      const viewer: Viewer | null = found?.user ? viewerOf(found.user) : null;
      const caller: Caller = {
        network,
        sessionId: found?.session && secret ? hashed(secret) : null,
        origin: "own",
        deviceId: devices.idIn(device),
        carriesSession: secret !== null,
        async beginSession(userId, proof) {
          const old = secret;
          const begun = await beginSession(sessions, userId, { userAgent: undefined, proof });
          const [cookie] = begun.cookies[0].split(";");
          secret = cookie?.split("=")[1] ?? "";
          if (old) await sessions.invalidateSession(old);
          const remembered = await devices.remember(hashed(secret), device);
          [device] = remembered.cookies[0].split(";");
          return { sessionId: begun.id, deviceId: remembered.id, viewer: begun.viewer };
        },
        async endSession() {
          if (secret) await sessions.invalidateSession(secret);
          secret = null;
        },
        // Sign-in by a provider is not possible here: its cookie is for the facade's paths only.
        keepAttempt: () => {},
        takeAttempt: () => null,
        keepChallenge(kept) {
          challenge = kept;
        },
        readChallenge: () => challenge,
      };
      return { viewer, caller, services, now: browser.now };
    },
  };
  return browser;
}

/** The result of a mutation. */
export interface Result {
  __typename: string;
  message?: string;
  code?: string;
  fields?: { path: string; message: string }[];
  viewer?: Record<string, unknown>;
  [more: string]: unknown;
}
