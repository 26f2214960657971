/** What XML 1.0 cannot hold at all, not even escaped: most control characters, and halves of characters. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text escaped for elements and attributes, in XML and HTML. */
export function escaped(text: string): string {
  return text.replace(impossible, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** An element with text in it. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
