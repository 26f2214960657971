import { createHash } from "node:crypto";
import { createTurns } from "../../in-turn.ts";
import type { Site } from "../../site.ts";
import { Kept } from "../kept.ts";
import type { Card } from "./card.ts";

/** Pictures drawn at the same time, and at most so many that wait for it. */
const atOnce = 2;
const waiting = 40;

/** Pictures kept in memory: about 40 KB each. */
const keptPictures = 300;
const aDay = 86_400_000;

/** A picture, and a tag of all that is on it. */
export interface Picture {
  png: Buffer;
  tag: string;
}

/** Draws cards as PNG, each once as long as it is kept. What draws is loaded with the first picture, not at start. */
export function createGallery() {
  const kept = new Kept<Buffer>({ most: keptPictures, milliseconds: aDay });
  const inTurn = createTurns({ atOnce, waiting });

  return {
    async picture(card: Card, site: Pick<Site, "name" | "colors">): Promise<Picture> {
      const { name, colors } = site;
      const tag = createHash("sha256")
        .update(JSON.stringify([name, colors, card]))
        .digest("base64url")
        .slice(0, 27);
      const png = await kept.get(tag, () => inTurn(() => draw(card, site)));
      return { png, tag };
    },
  };
}

async function draw(card: Card, site: Pick<Site, "name" | "colors">): Promise<Buffer> {
  const [{ cardSvg }, { renderAsync }] = await Promise.all([import("./card.ts"), import("@resvg/resvg-js")]);
  // Drawn on a thread of its own: other answers go on meanwhile.
  const image = await renderAsync(cardSvg(card, site), { font: { loadSystemFonts: false } });
  return image.asPng();
}
