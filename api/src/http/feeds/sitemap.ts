import { LRUCache } from "lru-cache";
import type { Site } from "../../contract.ts";
import type { ReadContext } from "../../domain/read-context.ts";
import {
  type Change,
  changesInChunk,
  type SitemapChunk,
  type SitemapKind,
  sitemapChunks,
  sitemapKinds,
} from "../../domain/sitemap/entries.ts";
import { element, xmlHead } from "./xml.ts";

/** Addresses in one file. The protocol allows 50,000; fewer keep a file and its statement small. */
const addressesPerFile = 10_000;

/** Where the files begin is counted over whole tables, so it is counted seldom; new things join the last file at once. */
const tenMinutes = 600_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapOptions {
  openReadContext(): ReadContext;
  site(): Promise<Site>;
  /** Makes a whole address of a path. */
  absolute(path: string): string;
  size?: number;
}

/** The sitemaps: /sitemap.xml names /sitemaps/pages.xml and, for each kind of thing, /sitemaps/<kind>-1.xml and on. */
export function createSitemaps({ openReadContext, site, absolute, size = addressesPerFile }: SitemapOptions) {
  const kept = new LRUCache<SitemapKind, SitemapChunk[]>({
    max: sitemapKinds.length,
    ttl: tenMinutes,
    fetchMethod: (kind) => sitemapChunks(openReadContext(), kind, size),
  });
  const chunks = (kind: SitemapKind) => kept.forceFetch(kind);
  const pathOf: Readonly<Record<SitemapKind, (site: Site) => ((name: string) => string) | null>> = {
    categories: ({ paths }) => paths.category,
    software: ({ paths }) => paths.software,
    alternatives: ({ paths }) => paths.alternatives,
    companies: ({ paths }) => paths.company,
    reviews: ({ paths }) => paths.review,
  };

  async function index(): Promise<string> {
    const siteInfo = await site();
    const files = [{ path: "/sitemaps/pages.xml", changed: latest(siteInfo.pages.map(dayOf)) }];
    for (const kind of sitemapKinds) {
      if (!pathOf[kind](siteInfo)) continue;
      const all = await chunks(kind);
      files.push(...all.map(({ changed }, n) => ({ path: `/sitemaps/${kind}-${n + 1}.xml`, changed })));
    }
    const entries = files.map(({ path, changed }) => entry("sitemap", absolute(path), changed));
    return `${xmlHead}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
  }

  async function pages(): Promise<string> {
    const { pages: all } = await site();
    return urlSet(all.map((page) => ({ path: page.path, changed: dayOf(page) })));
  }

  /** The sitemap file with this number, from 1; null if there is none. */
  async function things(kind: SitemapKind, number: number): Promise<string | null> {
    const path = pathOf[kind](await site());
    const all = path ? await chunks(kind) : [];
    const chunk = all[number - 1];
    if (!path || !chunk) return null;
    const next = all[number]?.first ?? null;
    const changes: Change[] = await changesInChunk(openReadContext(), kind, {
      first: chunk.first,
      next,
      size,
    });
    return urlSet(changes.map(({ name, changed }) => ({ path: path(name), changed })));
  }

  function urlSet(addresses: readonly { path: string; changed: Date | null }[]): string {
    const entries = addresses.map(({ path, changed }) => entry("url", absolute(path), changed));
    return `${xmlHead}<urlset ${namespace}>\n${entries.join("")}</urlset>\n`;
  }

  return { index, pages, things };
}

export function isSitemapKind(text: string): text is SitemapKind {
  return sitemapKinds.some((kind) => kind === text);
}

function entry(name: "sitemap" | "url", address: string, changed: Date | null): string {
  const lastmod = changed ? element("lastmod", changed.toISOString()) : "";
  return `<${name}>${element("loc", address)}${lastmod}</${name}>\n`;
}

const dayOf = ({ changed }: Site["pages"][number]) => (changed === null ? null : new Date(changed));

function latest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : new Date(Math.max(...known.map(Number)));
}
