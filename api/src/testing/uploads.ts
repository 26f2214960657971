import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createDevices } from "../auth/known-devices.ts";
import { createSessions } from "../auth/sessions.ts";
import type { Database } from "../database/client/open.ts";
import { createContext, type Services } from "../graphql/context.ts";
import { readCaller } from "../http/caller.ts";
import { createUploads, type UploadsOptions } from "../http/uploads/uploads.ts";
import { originOf, publicUrl } from "./facade.ts";
import { patientConverter } from "./pictures.ts";
import { seed, type World } from "./seed.ts";
import { testServices } from "./services.ts";
import { testTokens } from "./tokens.ts";

/** A response with its body. */
export interface Reply {
  status: number;
  headers: Headers;
  body: { url: string; width: number; height: number; message?: string };
}

/** Uploads over a seeded database, on a port of their own, for the tests of a file. A reported defect fails the test. */
export function serveUploads(
  database: Database,
  {
    now = () => new Date(),
    services = {},
    ...more
  }: Partial<UploadsOptions> & { now?: () => Date; services?: Partial<Services> } = {},
) {
  const defects: unknown[] = [];
  let world: World | undefined;
  let server: Server | undefined;
  beforeAll(async () => {
    world = await seed(database);
    const { prisma, reader } = database;
    const app = express();
    app.use(
      createUploads({
        database,
        openContext: async (request) =>
          createContext({
            prisma,
            reader,
            services: testServices(services).services,
            ...(await readCaller(request, {
              sessions: createSessions(database, { secure: false }),
              devices: createDevices(prisma, { secure: false }),
              tokens: testTokens(database),
              originOf,
              publicUrl,
            })),
            trust: "built",
            now: now(),
          }),
        tools: { convert: patientConverter(), objects: null },
        originOf,
        report: (error) => void defects.push(error),
        ...more,
      }),
    );
    server = createServer(app);
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => expect(defects.splice(0)).toEqual([]));
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const port = () => (server?.address() as AddressInfo | null)?.port ?? 0;
  const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port()}${path}`, init);
  return {
    defects,
    port,
    get,
    world: () => world as World,
    cookie: (as: keyof World["cookies"] = "user") => world?.cookies[as] ?? "",
    /** Sends bytes as a page of the site does, as the user unless the headers say otherwise. */
    async send(
      bytes: Uint8Array<ArrayBuffer> | Buffer | ReadableStream,
      {
        kind = "logo",
        path = `/uploads?kind=${kind}`,
        headers = {},
      }: { kind?: string; path?: string; headers?: Record<string, string> } = {},
    ): Promise<Reply> {
      const response = await get(path, {
        method: "POST",
        headers: {
          cookie: world?.cookies.user ?? "",
          "sec-fetch-site": "same-origin",
          "content-type": "image/png",
          ...headers,
        },
        body: bytes instanceof Buffer ? new Uint8Array(bytes) : bytes,
        ...(bytes instanceof ReadableStream && { duplex: "half" }),
      } as RequestInit);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}
