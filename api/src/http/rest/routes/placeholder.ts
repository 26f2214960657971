import { z } from "zod";
import { limits } from "../../../inputs/index.ts";
import { text, wholeNumber } from "../parameters.ts";
import { placeholderImage } from "../placeholder.ts";
import { plain, type Route } from "../route.ts";

const largest = 2000;
const aYear = 31_536_000;

export const placeholderRoutes: readonly Route[] = [
  plain({
    method: "GET",
    path: "/api/placeholder/{w}/{h}",
    summary: "A placeholder image with initials",
    params: z.object({
      w: wholeNumber("w", { min: 1, max: largest, description: "Width in pixels." }),
      h: wholeNumber("h", { min: 1, max: largest, description: "Height in pixels." }),
    }),
    query: z.object({ text: text("text", limits.thingName, "The name to take the initials from.") }),
    mediaType: "image/svg+xml",
    caching: { seconds: aYear, immutable: true },
    respond: ({ params: { w, h }, query }) => ({
      body: placeholderImage({ width: w, height: h, text: query.text }),
      headers: {
        // Other sites may embed it; opened by itself it cannot run or load anything.
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Content-Security-Policy": "default-src 'none'; sandbox",
      },
    }),
  }),
];
