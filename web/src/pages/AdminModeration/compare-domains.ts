/** The domains of a company: its website, and the domain whose addresses prove a claim. */
interface AtHome {
  readonly website: string | null | undefined;
  readonly claimDomain: string | null | undefined;
}

/** A sentence that says whether an address belongs to the company's domain. */
export function compareDomains(company: AtHome, email: string | null | undefined): string | null {
  const domain = email?.split("@").at(-1)?.toLowerCase();
  if (!domain) return null;
  const home = company.claimDomain ?? hostOf(company.website);
  if (!home) return "No website to compare the email domain with.";
  if (domain !== home && !domain.endsWith(`.${home}`)) return `Email at ${domain}, website at ${home}.`;
  return company.claimDomain
    ? `Email domain ${domain} matches the website.`
    : `Both are at ${home}, a domain shared by many.`;
}

function hostOf(website: string | null | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, "");
}
