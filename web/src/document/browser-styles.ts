import createCache, { type EmotionCache } from "@emotion/cache";

/** The attribute of the document's style element that names the styles in it. */
export const stylesAttribute = "data-styles";

/**
 * The browser's style cache: it knows what the document came with and adds to it. Emotion's own way would take up the
 * style elements by moving them, and each move has the browser style and lay out the whole page once more.
 */
export function startStyles(): EmotionCache {
  const cache = createCache({ key: "css" });
  const ids = document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute);
  for (const id of ids?.split(" ") ?? []) cache.inserted[id] = true;
  return cache;
}
