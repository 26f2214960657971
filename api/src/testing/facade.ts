import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createDevices } from "../auth/known-devices.ts";
import { createSessions } from "../auth/sessions.ts";
import type { Database } from "../database/client/open.ts";
import { createOriginOf } from "../engine/csrf.ts";
import { createContext } from "../graphql/context.ts";
import { readCaller } from "../http/caller.ts";
import { createFacade, type FacadeOptions } from "../http/rest/facade.ts";
import { routes } from "../http/rest/routes/index.ts";
import type { CallBudget } from "../limits/limits.ts";
import { createLongPolls } from "../limits/long-polls.ts";
import { seed, type World, worldNow } from "./seed.ts";
import { type LeftJob, testServices } from "./services.ts";
import { testTokens } from "./tokens.ts";

/** The site's public URL in tests: not where it listens, so that URLs in responses are seen to be the public ones. */
export const publicUrl = "https://assay.example";
/** The expected origin of requests from the site's own pages. */
export const originOf = createOriginOf(publicUrl);

export interface Call extends RequestInit {
  as?: keyof World["cookies"];
}

/** A response with its parsed body; null if it has none. */
export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect in it
  body: any;
}

export interface Served {
  readonly world: World;
  /** Queued jobs, oldest first. */
  readonly jobs: readonly LeftJob[];
  /** Reported defects; a test that expects some removes them. */
  readonly defects: unknown[];
  call(path: string, options?: Call): Promise<Response>;
  /** Sends a body as a page of the site does, as the user unless `as` says otherwise; returns the response. */
  send(method: string, path: string, body?: unknown, options?: Call): Promise<Reply>;
  /** The body of a response that must have status 200. */
  read<Body>(path: string, options?: Call): Promise<Body>;
}

/**
 * The facade over a seeded database, on a port of its own, for the tests of a file. A reported defect fails the test. Calls cost nothing
 * unless there is a call budget.
 */
export function serveFacade(
  database: Database,
  { openCallBudget = () => null }: { openCallBudget?: () => CallBudget | null } = {},
): Served {
  let world: World | undefined;
  const { services, jobs } = testServices();
  const tokens = testTokens(database);
  const server = startFacade({
    openContext: async (request) => {
      const { prisma, reader } = database;
      const sessions = createSessions({ prisma, reader }, { secure: false });
      const devices = createDevices(prisma, { secure: false });
      const auth = await readCaller(request, { sessions, devices, tokens, originOf, publicUrl });
      return createContext({
        prisma,
        reader,
        services,
        ...auth,
        callBudget: openCallBudget(),
        trust: "built",
        now: worldNow,
      });
    },
  });
  beforeAll(async () => {
    world = await seed(database);
  });
  const seeded = (): World => {
    if (!world) throw new Error("The world is there from the first test on: read it inside a test.");
    return world;
  };
  const call = (path: string, { as, headers, ...init }: Call = {}) =>
    server.call(path, { ...init, headers: { ...headers, ...(as && { cookie: seeded().cookies[as] }) } });
  return {
    get world() {
      return seeded();
    },
    jobs,
    defects: server.defects,
    call,
    async send(method, path, body, { headers, ...options } = {}) {
      const response = await call(path, {
        as: "user",
        ...options,
        method,
        headers: {
          "sec-fetch-site": "same-origin",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    },
    async read<Body>(path: string, options?: Call) {
      const response = await call(path, options);
      expect(response.status, path).toBe(200);
      return (await response.json()) as Body;
    },
  };
}

/** No news ever comes. */
const neverWaiting = createLongPolls({ subscribe() {}, leaving: new AbortController().signal });

/** A facade of any options; what it reports as a defect fails the test that met it. */
export function startFacade(options: Pick<FacadeOptions, "openContext"> & Partial<FacadeOptions>) {
  const defects: unknown[] = [];
  let server: Server | undefined;
  beforeAll(async () => {
    const report = (error: unknown) => void defects.push(error);
    const app = express();
    app.use(
      "/api",
      ...createFacade({
        commonMiddleware: [],
        report,
        originOf,
        publicUrl,
        siteName: "Assay",
        longPolls: neverWaiting,
        waits() {},
        openExportFile: async () => null,
        openRanking: async () => null,
        leaving: new AbortController().signal,
        ...options,
      }).handlers,
    );
    server = createServer(app);
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => expect(defects.splice(0)).toEqual([]));
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    defects,
    call: (path: string, init: RequestInit = {}) => {
      const address = server?.address() as AddressInfo | undefined;
      return fetch(`http://127.0.0.1:${address?.port}${path}`, { redirect: "manual", ...init });
    },
  };
}

/** False for routes about what the seed has none of: invitations to reviewers, webhooks, the files of the data export and their parts. Their own tests make them. */
export const isAboutSeed = ({ path }: { path: string }): boolean =>
  !path.startsWith("/api/export") &&
  !path.startsWith("/api/webhooks/") &&
  !path.endsWith("/ranking") &&
  !path.endsWith("/review-invitations");

/** A method that the path of a route does not have. */
export const otherMethod = ({ path }: { path: string }): string =>
  routes.some((one) => one.method === "PUT" && one.path === path) ? "PATCH" : "PUT";
