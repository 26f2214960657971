// Nothing in it can match the same text twice over, so that no text takes long.
const link = /\[([^[\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g;

/** A description as plain text: Markdown links, which older descriptions hold, become their words. */
export function plainText(text: string): string {
  return text.replace(link, "$1").trim();
}

/** The paragraphs of a text: what blank lines part. Single line breaks stay inside them. */
export function paragraphs(text: string): string[] {
  return plainText(text.replaceAll("\r\n", "\n"))
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
