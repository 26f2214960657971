import type { Logger } from "pino";
import { readBranding, type ServerBranding } from "../branding/read.ts";
import { type Environment, isThisMachine } from "../environment.ts";
import { defaultBranding } from "../inputs/index.ts";

/** Reads the branding, before any other work is done; warns of a public site without a contact. Throws BrandingError. */
export function openBranding({ site, publicUrl }: Environment, log: Pick<Logger, "warn">): ServerBranding {
  const brand = readBranding(site);
  if (brand.contact || publicUrl === undefined || isThisMachine(publicUrl)) return brand;
  log.warn(
    `SITE_CONTACT is not set: pages ask visitors to write to ${defaultBranding.contact}, which reaches nobody, and have no contact form.`,
  );
  return { ...brand, given: { ...brand.given, hasContactForm: false } };
}
