import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { stylesAttribute } from "./browser-styles";
import { startLater } from "./later-scripts";

/** Renders a whole document and puts the styles it uses into its head. */
export async function renderDocument(document: ReactNode, timeoutMs: number): Promise<string> {
  const cache = createCache({ key: "css" });
  // Emotion then keeps the styles in the cache instead of scattering style elements through the markup.
  cache.compat = true;
  const html = await render(<CacheProvider value={cache}>{document}</CacheProvider>, timeoutMs);
  const styled = html.replace("</head>", () => `${styleElements(cache, html)}</head>`);
  // In development the order of scripts is Vite's.
  return import.meta.env.PROD ? startLater(styled) : styled;
}

/** Not as Emotion marks them: in the browser it would move what it finds. `startStyles` reads them. */
function styleElements(cache: EmotionCache, html: string): string {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  return styles
    .map(({ key, ids, css }) => {
      const names = key === cache.key ? ` ${stylesAttribute}="${ids.join(" ")}"` : "";
      return `<style${names}>${css}</style>`;
    })
    .join("");
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
