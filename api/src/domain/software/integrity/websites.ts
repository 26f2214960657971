import { type Sql, sql } from "../../../database/query/sql.ts";

/** Hosts that many vendors share: the whole URL identifies the vendor. */
export const sharedHosts = [
  "addons.mozilla.org",
  "apps.apple.com",
  "apps.microsoft.com",
  "apps.shopify.com",
  "appsource.microsoft.com",
  "bitbucket.org",
  "chromewebstore.google.com",
  "codeberg.org",
  "docs.google.com",
  "facebook.com",
  "github.com",
  "gitlab.com",
  "itunes.apple.com",
  "linkedin.com",
  "marketplace.visualstudio.com",
  "npmjs.com",
  "play.google.com",
  "producthunt.com",
  "pypi.org",
  "sites.google.com",
  "sourceforge.net",
  "wordpress.org",
] as const;

const shared: ReadonlySet<string> = new Set(sharedHosts);

/**
 * The condition that two websites may be the same, by the index of hosts: equal hosts; on shared hosts, which would match thousands of
 * listings, equal URLs. `isSameWebsite` decides.
 */
export const mayBeSameWebsite = (
  one: Sql,
  other: Sql,
): Sql => sql`(website_host(${one}) = website_host(${other})
  and (website_host(${one}) <> all(${[...sharedHosts]}::text[]) or ${pageOf(one)} = ${pageOf(other)}))`;
const pageOf = (url: Sql) =>
  sql`rtrim(split_part(regexp_replace(lower(${url}), '^https?://(www\\.)?', ''), '#', 1), '/')`;

/** What is equal of websites that may be the same: computed once a row, where many rows are compared with many. */
export const websiteKey = (url: Sql): Sql =>
  sql`case when website_host(${url}) = any(${[...sharedHosts]}::text[]) then ${pageOf(url)} else website_host(${url}) end`;

/**
 * True if two websites are the same: equal hosts, and one path contains the other, so that a vendor's "/mail" and "/crm" differ. On
 * shared hosts the URLs must be equal.
 */
export function isSameWebsite(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (!a || !b || a.host !== b.host) return false;
  if (shared.has(a.host))
    return a.page.length > 0 && a.page.join("/") === b.page.join("/") && a.query === b.query;
  const [shorter, longer] = a.page.length < b.page.length ? [a.page, b.page] : [b.page, a.page];
  return shorter.every((part, place) => part === longer[place]);
}

function partsOf(website: string) {
  if (!URL.canParse(website)) return null;
  const { hostname, pathname, search } = new URL(website);
  return {
    host: hostname.replace(/^www\./, "").replace(/\.$/, ""),
    page: pathname.toLowerCase().split("/").filter(Boolean),
    query: search,
  };
}
