import { isProvider, organisationOf } from "../review/work-domain.ts";

/**
 * The domain at which an address shows that one acts for the company: the one its website is registered under. Null where it
 * has no website, or one at a provider where anybody has an address.
 */
export function claimDomain(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  const domain = organisationOf(new URL(website).hostname);
  return domain === null || isProvider(domain) ? null : domain;
}
