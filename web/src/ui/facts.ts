import type { Platform, SupportKind } from "@assay/api/inputs";

/** What pages call the platforms. */
export const platformLabels: Readonly<Record<Platform, string>> = {
  web: "Web",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  ios: "iOS",
  android: "Android",
  "self-hosted": "Self-hosted",
};

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
