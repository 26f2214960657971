import type { LeadKind, LeadStatus } from "@assay/api/inputs";

/** The words of a vocabulary as GraphQL names them. */
type Named<Word extends string> = Uppercase<Word>;

/** What buyers ask for, as a vendor reads it. */
export const kindWords: Readonly<Record<Named<LeadKind>, string>> = {
  DEMO: "Demo",
  CONTACT: "Contact",
  INFORMATION: "Information",
  SCHEDULE: "Demo date",
};

/** What a vendor makes of leads, in the order in which that happens. */
export const statusWords: Readonly<Record<Named<LeadStatus>, string>> = {
  NEW: "New",
  CONTACTED: "Contacted",
  CLOSED: "Closed",
  SPAM: "Spam",
};
