import shared from "free-email-domains";
import { getDomain } from "tldts";

/** Providers that the list does not have. */
const more = [
  "addy.io",
  "aleeas.com",
  "anonaddy.com",
  "disroot.org",
  "hey.com",
  "ik.me",
  "kolabnow.com",
  "mailbox.org",
  "mozmail.com",
  "privaterelay.appleid.com",
  "riseup.net",
  "simplelogin.com",
  "simplelogin.io",
  "soverin.net",
  "startmail.com",
  "tuta.com",
  "tutamail.com",
  "tutanota.com",
  "zoho.eu",
];
const providers: ReadonlySet<string> = new Set([...shared, ...more]);

/** The domain of an address, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** The registrable domain of a host: "acme.co.uk" of "mail.acme.co.uk"; null if it has none. */
export function organisationOf(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}

/** The distinct organisations at these domains, without mail providers. */
export function organisationsOf(domains: readonly (string | null)[]): Set<string> {
  const own = domains.filter((domain) => domain !== null && domain !== "" && !isProvider(domain));
  return new Set(own.flatMap((domain) => organisationOf(domain ?? "") ?? []));
}

/**
 * True if a mail provider offers addresses at this domain to anyone, permanent or temporary. Looks no higher than the
 * registrable domain, because the list contains some public suffixes.
 */
export function isProvider(domain: string): boolean {
  const organisation = organisationOf(domain);
  if (organisation === null) return false;
  const labels = domain.split(".");
  const lowest = labels.length - organisation.split(".").length;
  return labels.slice(0, lowest + 1).some((_label, from) => providers.has(labels.slice(from).join(".")));
}
