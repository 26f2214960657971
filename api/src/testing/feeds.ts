import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Site } from "../contract.ts";
import type { Database } from "../database/client/open.ts";
import { createContext } from "../graphql/context.ts";
import { createFeeds } from "../http/feeds/feeds.ts";
import { worldNow } from "./seed.ts";

export const publicUrl = "https://assay.example";

/** The site's branding, as the pages would provide it. */
export const testSite: Site = {
  name: "Assay",
  initial: null,
  tagline: "Software, weighed",
  description: "A directory.",
  colors: {
    paper: "#fbf9f4",
    ink: "#1d1b16",
    muted: "#575145",
    line: "#e3dccd",
    accent: "#0e5c54",
    onAccent: "#ffffff",
    rating: "#b1720a",
    ratingTrack: "#e4dccb",
  },
  darkColors: {
    paper: "#161510",
    ink: "#f1ede3",
    muted: "#bdb5a5",
    line: "#37332b",
    accent: "#62c4b4",
    onAccent: "#0b1f1c",
    rating: "#e6b24a",
    ratingTrack: "#3b362c",
  },
  pages: [
    { path: "/", changed: null },
    { path: "/help", changed: "2026-11-21" },
  ],
  paths: {
    software: (id) => `/software/${id}`,
    alternatives: (id) => `/software/${id}/alternatives`,
    company: (id) => `/companies/${id}`,
    category: (slug) => `/categories/${encodeURIComponent(slug)}`,
    review: (id) => `/reviews/${id}`,
    reviewsOf: (id) => `/software/${id}?tab=reviews`,
    reviews: "/reviews",
  },
  disallowed: ["/admin", "/*?sort="],
};

/** The feeds over a database, on a port of their own; a reported defect fails the test. */
export function serveFeeds(database: Database, { site = testSite, sitemapSize = 3 } = {}) {
  const defects: unknown[] = [];
  let server: Server | undefined;
  beforeAll(async () => {
    const { prisma, reader } = database;
    const app = express();
    app.use(
      createFeeds({
        openContext: () => createContext({ prisma, reader, viewer: null, trust: "built", now: worldNow }),
        site: async () => site,
        publicUrl,
        report: (error) => void defects.push(error),
        schema: () => "type Query { figures: Int }\n",
        sitemapSize,
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
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server?.address() as AddressInfo | null)?.port}${path}`, init);
  return {
    call,
    /** A response that must have status 200 and be XML, parsed. */
    async xml<Parsed>(path: string): Promise<Parsed> {
      const response = await call(path);
      expect(response.status, path).toBe(200);
      return parseXml<Parsed>(await response.text());
    },
  };
}

/** Parses XML that must be well-formed; lists are arrays even with one item. */
export function parseXml<Parsed>(text: string): Parsed {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ["url", "sitemap", "item"].includes(name),
  });
  return parser.parse(text) as Parsed;
}
