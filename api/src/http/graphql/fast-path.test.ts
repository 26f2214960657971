import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Request, type Response } from "express";
import { parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Reader } from "../../database/client/reader.ts";
import type { PrismaClient } from "../../database/generated/prisma/client.ts";
import { RateLimited } from "../../domain/errors.ts";
import { type Context, createContext, type Trust } from "../../graphql/context.ts";
import type { CallBudget } from "../../limits/limits.ts";
import { createFastPath } from "./fast-path.ts";
import { createDocumentCache } from "./validated-document-cache.ts";

const query = "{ __typename }";
const documents = createDocumentCache();
const server = createServer();
let isOverLimit = false;
const callBudget: CallBudget = {
  async spend() {
    if (isOverLimit) throw new RateLimited(1_000);
  },
  refund: () => ({ points: 0, remaining: 0, resetAt: 0, taken: 0 }),
};
let trusts: Trust[] = [];
let origin: string;

beforeAll(async () => {
  documents.add(query, parse(query));
  const app = express();
  const openContext = async (trust: Trust): Promise<Context> => {
    trusts.push(trust);
    return createContext({
      prisma: {} as PrismaClient,
      reader: {} as Reader,
      viewer: null,
      trust,
      callBudget,
    });
  };
  app.use(
    createFastPath({
      known: { document: (id) => (id === "known" ? parse(query) : undefined) },
      documents,
      report(error) {
        throw error;
      },
      open: () => ({ openContext }),
    }).handlers,
    (_request: Request, response: Response) => void response.send("Yoga"),
  );
  server.on("request", app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  isOverLimit = false;
  trusts = [];
});

const ask = async (body: unknown, init: RequestInit = {}): Promise<string> => {
  const headers = { "content-type": "application/json", ...init.headers };
  const response = await fetch(origin, { method: "POST", body: JSON.stringify(body), ...init, headers });
  return response.text();
};

const answer = '{"data":{"__typename":"Query"}}';

describe("the short way", () => {
  test("serves documents that were validated before", async () => {
    expect(await ask({ query })).toBe(answer);
    expect(await ask({ query: "{ __typename } # new" })).toBe("Yoga");
  });

  test("trusts documents known by their id, and no others", async () => {
    expect(await ask({ documentId: "known" })).toBe(answer);
    expect(await ask({ documentId: "unknown", query })).toBe("Yoga");
    await ask({ query });
    expect(trusts).toEqual(["built", "free"]);
  });

  test("says that there were too many calls, and when to come back", async () => {
    isOverLimit = true;
    const response = await fetch(origin, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  });

  test("is only for JSON both ways", async () => {
    expect(await ask({ query }, { headers: { accept: "application/json" } })).toBe(answer);
    expect(await ask({ query }, { headers: { accept: "application/graphql-response+json" } })).toBe("Yoga");
    expect(await ask({ query }, { headers: { "content-type": "text/plain" } })).toContain(
      "Send the request as JSON",
    );
    expect(await ask({ query }, { method: "PUT" })).toBe("Yoga");
  });

  test.each([
    { query, variables: [] },
    { query, variables: "none" },
    { query, operationName: 1 },
  ])("leaves %o to Yoga", async (body) => {
    expect(await ask(body)).toBe("Yoga");
  });
});
