import type { SiteBranding } from "@assay/api/contract";
import { defaultBranding } from "@assay/api/inputs";
import { use } from "react";
import { BootContext } from "./document/boot";

/** The operator's branding; absent values have defaults. */
export type GivenSite = Partial<SiteBranding>;

const merged = new WeakMap<GivenSite, SiteBranding>();

/** The complete branding from the operator's values. */
export function siteOf(given: GivenSite): SiteBranding {
  const site = merged.get(given) ?? { ...defaultBranding, ...given };
  merged.set(given, site);
  return site;
}

/** The site's name, look and claims. */
export function useSite(): SiteBranding {
  return siteOf(use(BootContext).site);
}
