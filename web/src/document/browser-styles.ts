import type { EmotionCache } from "@emotion/cache";
import { createStylesCache } from "./styles-cache";
import { loadedIds } from "./stylesheet";

/**
 * The browser's style cache: it knows the styles that the document came with and adds to them. Emotion's own way would move the
 * style elements, and after each move the browser would restyle and lay out the whole page again.
 */
export function startStyles(): EmotionCache {
  const cache = createStylesCache();
  for (const id of loadedIds()) cache.inserted[id] = true;
  return cache;
}
