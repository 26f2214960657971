import { createHash } from "node:crypto";

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of one page. Scripts run from our own host or when their hash is named here; there
 * are no nonces, because pages are cached. Styles may be inline (Emotion); logos come from anywhere over https.
 */
export function scriptPolicy(html: string): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, code = ""]) => `'sha256-${sha256(code)}'`));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
