import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Site } from "../../../contract.ts";
import { createConcurrencyLimiter } from "../../../limits/concurrency-limiter.ts";
import { watchCache } from "../../../metrics/caches.ts";
import type { BrandLogo, Card } from "./card.ts";

/** Pictures drawn at the same time, and requests that wait for it, at most. */
const maxConcurrent = 2;
const maxQueued = 20;

/** Bytes of cached images, some 40 KB each. */
const pictureBytes = 16 * 1024 * 1024;

/** A picture, and a tag of all that is on it. */
export interface Picture {
  png: Buffer;
  tag: string;
}

interface Drawing {
  readonly card: Card;
  readonly site: Pick<Site, "name" | "initial" | "colors">;
}

/** Draws cards as PNG, with the operator's logo if there is one, and caches them. The renderer is loaded with the first image, not at start. */
export function createGallery(logo: BrandLogo | null = null) {
  const { runLimited } = createConcurrencyLimiter({ name: "preview-images", maxConcurrent, maxQueued });
  const pictures = new LRUCache<string, Buffer, Drawing>({
    maxSize: pictureBytes,
    sizeCalculation: ({ length }) => length,
    // A picture that is evicted while it is drawn still reaches those who wait for it.
    ignoreFetchAbort: true,
    // Concurrent requests for an image share the work; failures are not cached.
    fetchMethod: (_tag, _old, { context: { card, site } }) => runLimited(() => draw(card, site, logo)),
  });

  const countLookup = watchCache("preview-images", pictures);

  return {
    async picture(card: Card, site: Drawing["site"]): Promise<Picture> {
      const { name, initial, colors } = site;
      const tag = createHash("sha256")
        .update(JSON.stringify([name, initial, colors, logo?.picture.href, card]))
        .digest("base64url")
        .slice(0, 27);
      countLookup(pictures.has(tag));
      return { png: await pictures.forceFetch(tag, { context: { card, site } }), tag };
    },
  };
}

async function draw(card: Card, site: Drawing["site"], logo: BrandLogo | null): Promise<Buffer> {
  const [{ cardSvg }, { renderAsync }] = await Promise.all([import("./card.ts"), import("@resvg/resvg-js")]);
  // Drawn on another thread, so that other requests continue.
  const image = await renderAsync(cardSvg(card, site, logo), { font: { loadSystemFonts: false } });
  return image.asPng();
}
