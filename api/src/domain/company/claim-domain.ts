import { isProvider, organisationOf } from "../review/work-domain.ts";

/**
 * Sites where anyone can have a page: an address at the site proves nothing about the page's owner. Left out: suffixes in the
 * public suffix list (github.io), and mail providers, which have a list of their own.
 */
const platforms: ReadonlySet<string> = new Set([
  "apple.com",
  "bitbucket.org",
  "codeberg.org",
  "crunchbase.com",
  "discord.com",
  "discord.gg",
  "facebook.com",
  "gitee.com",
  "github.com",
  "gitlab.com",
  "google.com",
  "instagram.com",
  "launchpad.net",
  "linkedin.com",
  "linktr.ee",
  "medium.com",
  "microsoft.com",
  "mozilla.org",
  "notion.site",
  "notion.so",
  "npmjs.com",
  "producthunt.com",
  "pypi.org",
  "reddit.com",
  "salesforce.com",
  "shopify.com",
  "sourceforge.net",
  "substack.com",
  "t.me",
  "tumblr.com",
  "twitter.com",
  "weebly.com",
  "wordpress.org",
  "x.com",
  "youtube.com",
  "zendesk.com",
]);

/** Universities: thousands of students and staff have addresses and pages there. */
const academic = /\.(edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/;

/**
 * Domains whose e-mail addresses prove that their holder acts for the company: first the registered domain of its website, then
 * the website's host. Other subdomains are excluded, because anyone may get an address there (ticket inboxes). Empty without a
 * website, and for platforms, mail providers and universities.
 */
export function claimDomains(website: string | null): readonly string[] {
  if (website === null || !URL.canParse(website)) return [];
  const host = new URL(website).hostname.replace(/\.$/, "").replace(/^www\./, "");
  const domain = organisationOf(host);
  if (domain === null || isProvider(host) || platforms.has(domain) || academic.test(domain)) return [];
  return host === domain ? [domain] : [domain, host];
}
