import { readBranding, type ServerBranding } from "../branding/read.ts";
import type { SiteSettings } from "../inputs/index.ts";

/** The branding of a site with these settings; without any, the default one. */
export function testBrand(settings: Partial<SiteSettings> = {}): ServerBranding {
  return readBranding({
    folder: undefined,
    name: undefined,
    tagline: undefined,
    description: undefined,
    contact: undefined,
    mailFooter: undefined,
    dataTerms: undefined,
    ...settings,
  });
}
