const htmlByPage = new Map<string, string>();

/** Keeps the text of a page on the server, from its loader until it is drawn. It is the same for everyone. */
export function setServerHtml(name: string, html: string): void {
  htmlByPage.set(name, html);
}

/** The text of a page on the server; nothing in the browser, where it stands in the document already. */
export function serverHtml(name: string): string {
  return htmlByPage.get(name) ?? "";
}
