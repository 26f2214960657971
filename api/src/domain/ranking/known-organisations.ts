import { periodDays } from "./passes.ts";

/** A proved work mailbox: who proved it, when, and of which vendor the reviewed product is. */
export interface ProvedMailbox {
  /** Registrable domain, never of a mail provider (work-domain.ts). */
  organisation: string;
  account: string;
  /** The reviewed product's vendor, or the product itself if it has none. */
  vendor: string;
  /** The day of the proof (UTC, since 1970). */
  day: number;
}

/** What an organisation needs to be known. */
export const knownFrom = { accounts: 3, vendors: 3, months: 3, days: 180 } as const;

/**
 * The definition, as it is published: an organisation is known once at least three people have proved a mailbox there, for reviews of
 * products of at least three vendors, in at least three periods of 30 days, the first of them at least 180 days ago. Mail providers, free or
 * disposable, are never known; nor is a vendor for reviews of its own products.
 */
export function knownOrganisations(proofs: Iterable<ProvedMailbox>, rankingDay: number): Set<string> {
  const found = new Map<
    string,
    { accounts: Set<string>; vendors: Set<string>; months: Set<number>; first: number }
  >();
  for (const { organisation, account, vendor, day } of proofs) {
    const one = found.get(organisation) ?? {
      accounts: new Set(),
      vendors: new Set(),
      months: new Set(),
      first: day,
    };
    found.set(organisation, one);
    one.first = Math.min(one.first, day);
    // Sets stop growing where they suffice.
    if (one.accounts.size < knownFrom.accounts) one.accounts.add(account);
    if (one.vendors.size < knownFrom.vendors) one.vendors.add(vendor);
    if (one.months.size < knownFrom.months) one.months.add(Math.floor(day / periodDays));
  }
  const known = new Set<string>();
  for (const [organisation, { accounts, vendors, months, first }] of found)
    if (
      accounts.size >= knownFrom.accounts &&
      vendors.size >= knownFrom.vendors &&
      months.size >= knownFrom.months &&
      rankingDay - first >= knownFrom.days
    )
      known.add(organisation);
  return known;
}
