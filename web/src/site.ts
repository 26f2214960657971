import type { SiteBranding } from "@assay/api/contract";
import { defaultBranding } from "@assay/api/inputs";
import { use } from "react";
import { BootContext } from "./document/boot";

/** What the operator has set of the site; the rest is the default. */
export type GivenSite = Partial<SiteBranding>;

const merged = new WeakMap<GivenSite, SiteBranding>();

/** The whole site from what the operator has set. */
export function siteOf(given: GivenSite): SiteBranding {
  const site = merged.get(given) ?? { ...defaultBranding, ...given };
  merged.set(given, site);
  return site;
}

/** What the site is called, how it looks and what it claims. */
export function useSite(): SiteBranding {
  return siteOf(use(BootContext).site);
}
