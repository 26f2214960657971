import type { SupportKind } from "@assay/api/inputs";

/** What pages call the kinds of support. */
export const supportLabels: Readonly<Record<SupportKind, string>> = {
  email: "E-mail or tickets",
  phone: "Phone",
  chat: "Chat",
  forum: "Forum",
  "knowledge-base": "Knowledge base",
  training: "Training",
  "around-the-clock": "24/7 support",
};
