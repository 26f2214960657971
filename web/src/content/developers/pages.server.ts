import type { Branding, DeveloperDocuments } from "@assay/api/contract";
import { libraryOf } from "../library.server";
import type { ContentHeading } from "../render";
import { changelogPage } from "./changelog";
import type { GeneratedPage } from "./html";
import { referencePage } from "./reference";
import { restPage } from "./rest";
import { type DeveloperSection, developerSections } from "./sections";

/** A page for developers, ready to be shown. */
export interface DeveloperPage extends DeveloperSection {
  /** Null on a page without text, such as the explorer. */
  readonly html: string | null;
  readonly headings: readonly ContentHeading[];
}

/** The site's address in the guide's commands, replaced by the real one for each site. */
const exampleAddress = "https://assay.example";

interface Site {
  readonly documents: DeveloperDocuments;
  readonly publicUrl: string;
  readonly branding: Branding;
}

const made = new WeakMap<DeveloperDocuments, Map<string, DeveloperPage>>();

/** The page with a name below /developers, "" for the guide itself; null if there is none. Each is rendered once. */
export function developerPage(name: string, { documents, publicUrl, branding }: Site): DeveloperPage | null {
  const section = developerSections.find((each) => each.name === name);
  if (!section) return null;
  const pages = made.get(documents) ?? new Map<string, DeveloperPage>();
  made.set(documents, pages);
  const page = pages.get(name) ?? { ...section, ...make(name, { documents, publicUrl, branding }) };
  pages.set(name, page);
  return page;
}

function make(
  name: string,
  { documents, publicUrl, branding }: Site,
): GeneratedPage | { html: null; headings: [] } {
  switch (name) {
    case "":
      return guide(publicUrl, branding);
    case "graphql":
      return referencePage(documents.reference());
    case "rest":
      return restPage(documents.openApi());
    case "changelog":
      return changelogPage(documents.changelog());
    default:
      return { html: null, headings: [] };
  }
}

function guide(publicUrl: string, branding: Branding): GeneratedPage {
  const { html = "", headings = [] } = libraryOf(branding).page("/developers") ?? {};
  return { html: html.replaceAll(exampleAddress, publicUrl), headings };
}
