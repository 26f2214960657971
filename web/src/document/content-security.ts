import { createHash } from "node:crypto";

/**
 * Removes the nonce from rendered HTML, because pages are cached, and returns the code of the inline scripts that had it. Only
 * those are trusted, whatever a text may have injected.
 */
export function removeNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((rest, index) => {
    const before = parts[index] ?? "";
    const tagEnd = rest.indexOf(">");
    const tag = before.slice(before.lastIndexOf("<")) + rest.slice(0, tagEnd);
    if (!tag.startsWith("<script") || tag.includes(" src=")) return [];
    return [rest.slice(tagEnd + 1, rest.indexOf("</script>"))];
  });
  return { html: parts.join(""), scripts };
}

/**
 * The Content-Security-Policy of one page. Scripts run from this site's host or if they are among these, by hash; there
 * are no nonces, because pages are cached. Styles may be inline (Emotion). Images are loaded from anywhere over https, or only
 * from this site's host.
 */
export function scriptPolicy(scripts: readonly string[], pictures: "any" | "own"): string {
  const hashes = new Set(scripts.map((code) => `'sha256-${sha256(code)}'`));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${pictures === "any" ? " https:" : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
