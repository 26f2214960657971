import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { fontFaces } from "~/theme/fonts";
import { removeNonce } from "./content-security";
import { deferHydration, hydrationScript } from "./defer-hydration";
import { createStylesCache } from "./styles-cache";
import { LinkedContext, type Stylesheet, stylesAttribute } from "./stylesheet";

/** A page's HTML as it is sent, and the code of the inline scripts that it may run. */
export interface RenderedDocument {
  readonly html: Buffer<ArrayBuffer>;
  readonly scripts: readonly string[];
}

/** HTML with a letter for each of its bytes: a page is decoded and encoded by nobody, and the elements looked for here are ASCII. */
type Bytes = string;
const bytesOf = (text: string): Bytes => Buffer.from(text).toString("latin1");
const textOf = (bytes: Bytes): string => Buffer.from(bytes, "latin1").toString();

/**
 * Renders a whole document and puts the styles it uses into its head, except for those of the style sheet, which it links. The nonce marks
 * its own scripts and is not in the resulting HTML.
 */
export async function renderDocument(
  document: (nonce: string) => ReactNode,
  timeoutMs: number,
  stylesheet: Stylesheet | null = null,
): Promise<RenderedDocument> {
  const nonce = randomUUID();
  const cache = createStylesCache();
  // Emotion then keeps the styles in the cache instead of scattering style elements through the markup.
  cache.compat = true;
  // Those of the style sheet are inherited: a page has hundreds, and inserts a few of its own.
  cache.inserted = Object.create(stylesheet && insertedBy(stylesheet));
  const html = await render(
    <LinkedContext value={stylesheet !== null}>
      <CacheProvider value={cache}>{document(nonce)}</CacheProvider>
    </LinkedContext>,
    nonce,
    timeoutMs,
  );
  const headEnd = html.indexOf("</head>");
  const styled = html.slice(0, headEnd) + bytesOf(styleElements(cache, stylesheet)) + html.slice(headEnd);
  const taken = removeNonce(styled, nonce);
  const scripts = taken.scripts.map(textOf);
  // In development the order of scripts is Vite's.
  if (!import.meta.env.PROD) return { html: Buffer.from(taken.html, "latin1"), scripts };
  return {
    html: Buffer.from(deferHydration(taken.html), "latin1"),
    scripts: [...scripts, hydrationScript],
  };
}

const insertedStyles = new WeakMap<Stylesheet, EmotionCache["inserted"]>();

/** The styles of the style sheet, as Emotion's cache marks those that are in the document already. */
function insertedBy(stylesheet: Stylesheet): EmotionCache["inserted"] {
  const known = insertedStyles.get(stylesheet);
  if (known) return known;
  const made = Object.fromEntries(stylesheet.ids.map((id) => [id, true as const]));
  insertedStyles.set(stylesheet, made);
  return made;
}

/**
 * What this page added to its cache: global styles, which have no class, before the others. Not marked as Emotion does: in the browser it
 * would move the elements. `startStyles` reads them.
 */
function styleElements({ key, inserted, registered }: EmotionCache, stylesheet: Stylesheet | null): string {
  // The style of an element without any is empty.
  const made = Object.entries(inserted).filter(
    (entry): entry is [string, string] => entry[1] !== true && entry[1] !== "",
  );
  const hasClass = ([id]: [string, string]) => registered[`${key}-${id}`] !== undefined;
  const added = [...made.filter((one) => !hasClass(one)), ...made.filter(hasClass)];
  const ids = added.map(([id]) => id).join(" ");
  const css = added.map(([, text]) => text).join("");
  const style = (text: string) => `<style ${stylesAttribute}="${ids}">${text}</style>`;
  return stylesheet
    ? `<link rel="stylesheet" href="${stylesheet.href}" ${stylesAttribute}>${style(css)}`
    : style(fontFaces + css);
}

function render(document: ReactNode, nonce: string, timeoutMs: number): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const output = new Writable({
      final(done) {
        resolve(Buffer.concat(chunks).toString("latin1"));
        done();
      },
    }).on("error", reject);
    // React writes some hundred pieces, and none has to wait for the one before it.
    output.write = (chunk: Uint8Array | string) => {
      chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
      return true;
    };
    const stream = renderToPipeableStream(document, {
      nonce,
      // The HTML is sent as a whole, so no part may be deferred: React would hide parts of a large page in the HTML
      // and move them into place by a script, and without scripts they would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        stream.pipe(output);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      // An error in a part fails the whole page: a status of 200 must mean that everything is there.
      onError: reject,
    });
    const timer = setTimeout(() => stream.abort(new Error("The page took too long to render.")), timeoutMs);
  });
}
