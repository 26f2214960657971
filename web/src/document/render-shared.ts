import { renderToString } from "react-dom/server";
import type { RenderShared } from "~/ui/use-shared-html";

/** Parts that are kept at most: menus, drawer and footer are five, and some more while categories change. */
const maxParts = 30;
const parts = new Map<string, string>();

/** The HTML of parts that many documents have; the oldest is given up. */
export const renderShared: RenderShared = (key, render) => {
  const known = parts.get(key);
  if (known !== undefined) return known;
  const html = renderToString(render());
  for (const oldest of parts.keys()) {
    if (parts.size < maxParts) break;
    parts.delete(oldest);
  }
  parts.set(key, html);
  return html;
};
