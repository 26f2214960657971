/** The steps in which the server keeps pictures: of what is square, and of what is wide (api/src/inputs/pictures.ts). */
const steps = [
  [64, 128, 256],
  [480, 960, 1600],
] as const;

/** Was the picture sent to this site? Then it is there in several widths. */
export const isUploaded = (url: string) => url.startsWith("/pictures/uploaded/");

/** What `srcset` says of a picture that was sent to this site; nothing for any other, which has one width. */
export function srcSetOf(url: string, format: "webp" | "avif" = "webp"): string | undefined {
  const [, base, largest] = /^(\/pictures\/uploaded\/[0-9a-f]{64}\/)(\d+)\.webp$/.exec(url) ?? [];
  const widths = steps.find((some) => some.includes(Number(largest) as never));
  return widths
    ?.filter((width) => width <= Number(largest))
    .map((width) => `${base}${width}.${format} ${width}w`)
    .join(", ");
}
