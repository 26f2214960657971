import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Request, type Response } from "express";
import type { Reader } from "../database/client/reader.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { createContext, type Trust } from "../graphql/context.ts";
import { bodyErrorHandler, createFastPath } from "../http/graphql/fast-path.ts";
import { createDocumentCache } from "../http/graphql/validated-document-cache.ts";
import { createGraphqlEndpoint } from "../http/graphql/yoga.ts";

/** Memory that remains after a flood of documents, in bytes; `statuses` counts the responses by status. */
export interface FloodReport {
  readonly statuses: Record<string, number>;
  /** As the cache accounts for it. */
  readonly accounted: number;
  /** Of the heap after garbage collection. */
  readonly grown: number;
}

/** Enough to fill the cache twice over: what is kept beside it would show. */
const rounds = 10;

/**
 * Sends documents of every kind to a /graphql of its own and prints the remaining memory as JSON. A program, so that the heap holds nothing
 * else: node --expose-gc document-flood.ts.
 */
async function flood(): Promise<FloodReport> {
  const documents = createDocumentCache();
  const known = { document: () => undefined };
  const report = (error: unknown) => void console.error(error);
  const signedOut = { prisma: {} as PrismaClient, reader: {} as Reader, viewer: null };
  const open = () => ({ openContext: async (trust: Trust) => createContext({ ...signedOut, trust }) });
  const endpoint = createGraphqlEndpoint({ known, documents, report, siteName: "Assay" });
  const app = express().use(
    "/graphql",
    createFastPath({ known, documents, report, open }).handlers,
    (request: Request, response: Response) => endpoint(request, response, open()),
    bodyErrorHandler,
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const statuses: Record<string, number> = {};

  async function ask(query: string, operationName: string | null = null): Promise<void> {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, operationName }),
    });
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }

  const warm = async () => {
    for (const query of ["{__typename}", "{", "{unknown}", "é".repeat(100_000)]) await ask(query);
  };
  await warm();
  const before = heap();
  for (let index = 0; index < rounds; index++) {
    await ask(tinyOperations(index), `q${index}`);
    // The fast path, and another operation of the same document.
    for (const other of ["q1", "q2", "q3"]) await ask(tinyOperations(index), other);
    await ask(fragments(index), "q1");
    await ask(`{__typename} #${index}${"→".repeat(19_000)}`);
    await ask(`${tinyOperations(index)}{`);
    await ask(`{unknown${index} ${"__typename ".repeat(60)}}`);
    for (const copy of ["a", "b", "c"]) await ask(`{__typename} #${index}${copy}${"x".repeat(255_000)}`);
    await fetch(`${address}?query=${encodeURIComponent(`{__typename} #${index}${"g".repeat(10_000)}`)}`);
  }
  server.closeAllConnections();
  server.close();
  // Measured while the cache is still used: otherwise it could be collected before.
  const grown = heap() - before;
  return { statuses, accounted: documents.bytes, grown };
}

/** 20 kB of operations, no two documents the same. */
function tinyOperations(index: number): string {
  const operation = (place: number) => `query q${place}{__typename}`;
  return Array.from({ length: 750 }, (_, place) => operation(place === 0 ? index : place + 1_000))
    .concat(["q1", "q2", "q3"].map((name) => `query ${name === `q${index}` ? "q" : name}{__typename}`))
    .join(" ");
}

/** Operations and fragments of which each operation could use any. */
function fragments(index: number): string {
  const names = Array.from({ length: 180 }, (_, place) => `f${index}_${place}`);
  return names
    .map((name, place) => `fragment ${name} on Query{__typename} query q${place}{...${name}}`)
    .join(" ");
}

function heap(): number {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

console.log(JSON.stringify(await flood()));
process.exit(0);
