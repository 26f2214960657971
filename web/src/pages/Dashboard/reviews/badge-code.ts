/** The themes of a badge, as named in its URL; api/src/http/feeds/badge/badge.ts repeats them, and the size. */
export const badgeThemes = [
  { value: "auto", label: "Match the reader's settings" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
export type BadgeTheme = (typeof badgeThemes)[number]["value"];

/** In pixels. */
export const badgeSize = { width: 240, height: 84 } as const;

/** The parts of a badge: its link target, the URL of the image, and the name of the software. */
export interface BadgeParts {
  page: string;
  picture: string;
  alt: string;
}

/** The HTML that shows a badge on another site: a linked image, without scripts. */
export function badgeCode({ page, picture, alt }: BadgeParts): string {
  const { width, height } = badgeSize;
  return `<a href="${attribute(page)}"><img src="${attribute(picture)}" width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy"></a>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const attribute = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
