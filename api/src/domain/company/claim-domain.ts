import { isProvider, organisationOf } from "../review/work-domain.ts";

/**
 * Where anybody has a page, or a listing of their own: who works there, or has an address there, need not be who the page is
 * of. Suffixes that the public list knows as such (github.io) need not stand here, nor what the providers of mail have.
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

/** Universities: their students and staff have addresses, and pages, by the thousand. */
const academic = /\.(edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/;

/**
 * The domains at which an address shows that one acts for the company, and no others: the one its website is registered under,
 * first, and the website's own host. What is below them may be given to anybody, as with inboxes for tickets. None where it
 * has no website, or one where many have their pages or addresses.
 */
export function claimDomains(website: string | null): readonly string[] {
  if (website === null || !URL.canParse(website)) return [];
  const host = new URL(website).hostname.replace(/\.$/, "").replace(/^www\./, "");
  const domain = organisationOf(host);
  if (domain === null || isProvider(host) || platforms.has(domain) || academic.test(domain)) return [];
  return host === domain ? [domain] : [domain, host];
}
