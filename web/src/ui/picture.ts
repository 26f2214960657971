import { createContext, use } from "react";

/**
 * What `srcset` says of a picture that was sent to this site: the widths that the server keeps up to its own
 * (api/src/inputs/pictures.ts). Nothing for any other picture, which has one width.
 */
export function srcSetFor(url: string): string | undefined {
  const [, folder, largest] = /^(\/pictures\/uploaded\/\w+\/)(\d+)\.webp$/.exec(url) ?? [];
  if (!folder) return undefined;
  return (Number(largest) > 256 ? [480, 960, 1600] : [64, 128, 256])
    .filter((width) => width <= Number(largest))
    .map((width) => `${folder}${width}.webp ${width}w`)
    .join(", ");
}

/** True on pages that load pictures of this site alone: what somebody typed elsewhere would be told who looks at it, and when. */
export const OwnPicturesContext = createContext(false);

/**
 * Which address of a picture the page may load: the one given, or null where there is none or where it is of another site and
 * the page loads none of those.
 */
export function useLoadable(url: string | null | undefined): string | null {
  const isOwnOnly = use(OwnPicturesContext);
  return url && (!isOwnOnly || isPath(url)) ? url : null;
}

/** An origin that is nobody's. */
const nowhere = "http://nowhere.invalid";

/** As browsers read it: "//host", "/\\host" and the like are of another site. */
const isPath = (url: string) => !URL.canParse(url) && new URL(url, nowhere).origin === nowhere;
