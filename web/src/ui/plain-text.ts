import { withoutLinks } from "@assay/api/inputs";

/** A description as plain text: Markdown links, which older descriptions hold, become their words. */
export const plainText = withoutLinks;

/** The paragraphs of a text: what blank lines part. Single line breaks stay inside them. */
export function paragraphs(text: string): string[] {
  return plainText(text.replaceAll("\r\n", "\n"))
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
