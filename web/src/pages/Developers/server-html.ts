const htmlByPage = new Map<string, string>();

/** Passes the HTML of a page from its loader to its rendering, on the server. It is the same for everyone. */
export function setServerHtml(name: string, html: string): void {
  htmlByPage.set(name, html);
}

/** The HTML of a page on the server; empty in the browser, where the document has it already. */
export function serverHtml(name: string): string {
  return htmlByPage.get(name) ?? "";
}
