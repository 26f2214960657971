import { readBranding, type SiteBrand } from "../branding/read.ts";
import type { SiteSettings } from "../inputs/index.ts";

/** The branding of a site with these settings; without any, the default one. */
export function testBrand(settings: Partial<SiteSettings> = {}): SiteBrand {
  return readBranding({
    folder: undefined,
    name: undefined,
    tagline: undefined,
    description: undefined,
    contact: undefined,
    mailFooter: undefined,
    ...settings,
  });
}
