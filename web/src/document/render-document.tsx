import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

// The page is whole without its scripts: they must not come before its text, its font and its pictures.
const preload = '<link rel="modulepreload"';

/** Renders a whole document and puts the styles it uses into its head. */
export async function renderDocument(document: ReactNode, timeoutMs: number): Promise<string> {
  const cache = createCache({ key: "css" });
  // Emotion then keeps the styles in the cache instead of scattering style elements through the markup.
  cache.compat = true;
  const html = await render(<CacheProvider value={cache}>{document}</CacheProvider>, timeoutMs);
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html
    .replaceAll(preload, `${preload} fetchpriority="low"`)
    .replace("</head>", () => `${styles}</head>`);
}

function render(document: ReactNode, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    text(output).then(resolve, reject);
    const stream = renderToPipeableStream(document, {
      // Nothing is sent in pieces, so nothing may be set aside for later: React would hide a large page in the HTML
      // and have a script put it in its place, and without scripts there would be no page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        stream.pipe(output);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      // A part that fails fails the page: a status of 200 must mean that everything is there.
      onError: reject,
    });
    const timer = setTimeout(() => stream.abort(new Error("The page took too long to render.")), timeoutMs);
  });
}
