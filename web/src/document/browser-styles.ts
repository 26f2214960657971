import type { EmotionCache } from "@emotion/cache";
import { createStylesCache } from "./styles-cache";
import { loadedIds } from "./stylesheet";

/**
 * The browser's style cache: it knows what the document came with and adds to it. Emotion's own way would take up the
 * style elements by moving them, and each move has the browser style and lay out the whole page once more.
 */
export function startStyles(): EmotionCache {
  const cache = createStylesCache();
  for (const id of loadedIds()) cache.inserted[id] = true;
  return cache;
}
