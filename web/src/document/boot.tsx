import type { SiteBranding } from "@assay/api/contract";
import { createContext, use } from "react";
import type { StoreRecords } from "~/relay/environment";
import { packRecords, unpackRecords } from "~/relay/packed-records";

/** Data in the first HTML besides the markup: the store, the server's clock and the public URL. */
export interface Boot {
  readonly now: string;
  readonly publicUrl: string;
  readonly records: StoreRecords;
  /** The operator's branding; the page fills in the defaults. */
  readonly site: Partial<SiteBranding>;
  /** The id under which the failure of this page is logged; absent from a page that did not fail. */
  readonly requestId?: string | undefined;
}

const elementId = "assay-boot";

/** The boot data of this document: on the server while it is rendered, in the browser as read back. */
export const BootContext = createContext<Boot>({
  now: "1970-01-01T00:00:00.000Z",
  publicUrl: "",
  records: {},
  site: {},
});

/** The nonce that marks the document's own scripts while it is rendered on the server; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Writes the boot data into the document, once. It is data, not code, so no script policy is touched. */
export function BootScript() {
  const boot = use(BootContext);
  const html = import.meta.env.SSR ? write(boot) : "";
  return (
    <script
      id={elementId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

// "<" must not end the element early, whatever text the records hold.
function write({ records, site, ...rest }: Boot): string {
  const given = Object.keys(site).length > 0 && { site };
  return JSON.stringify({ ...rest, ...given, records: packRecords(records) }).replaceAll("<", "\\u003c");
}

/** Reads the boot data back in the browser. */
export function readBoot(): Boot {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) throw new Error("The page came without its data.");
  const { records, site = {}, ...rest } = JSON.parse(text);
  return { ...rest, site, records: unpackRecords(records) };
}

/** Builds an absolute URL on the site's public host. */
export function useAbsoluteUrl(): (path: string) => string {
  const { publicUrl } = use(BootContext);
  return (path) => new URL(path, publicUrl || "http://localhost").href;
}
