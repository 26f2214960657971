import type { LeadKind, LeadStatus } from "@assay/api/inputs";

/** The labels of lead kinds, by their GraphQL enum values. */
export const leadKindLabels: Readonly<Record<Uppercase<LeadKind>, string>> = {
  DEMO: "Demo",
  CONTACT: "Contact",
  INFORMATION: "Information",
  SCHEDULE: "Demo date",
};

/** The labels of lead statuses, in their usual order. */
export const leadStatusLabels: Readonly<Record<Uppercase<LeadStatus>, string>> = {
  NEW: "New",
  CONTACTED: "Contacted",
  CLOSED: "Closed",
  SPAM: "Spam",
};
