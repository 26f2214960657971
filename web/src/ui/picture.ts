/**
 * What `srcset` says of a picture that was sent to this site: the widths that the server keeps up to its own
 * (api/src/inputs/pictures.ts). Nothing for any other picture, which has one width.
 */
export function srcSetOf(url: string): string | undefined {
  const [, folder, largest] = /^(\/pictures\/uploaded\/\w+\/)(\d+)\.webp$/.exec(url) ?? [];
  if (!folder) return undefined;
  return (Number(largest) > 256 ? [480, 960, 1600] : [64, 128, 256])
    .filter((width) => width <= Number(largest))
    .map((width) => `${folder}${width}.webp ${width}w`)
    .join(", ");
}
