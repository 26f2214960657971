/** The looks of a badge, as its address names them; api/src/http/feeds/badge/badge.ts states the same, and the size. */
export const badgeThemes = [
  { value: "auto", label: "Match the reader's settings" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
export type BadgeTheme = (typeof badgeThemes)[number]["value"];

/** In pixels. */
export const badgeSize = { width: 240, height: 84 } as const;

/** What a badge is made of: where it leads, where the picture is, and of what it is. */
export interface BadgeParts {
  page: string;
  picture: string;
  alt: string;
}

/** The HTML by which another site shows a badge: a picture that is a link, and nothing that runs. */
export function badgeCode({ page, picture, alt }: BadgeParts): string {
  const { width, height } = badgeSize;
  return `<a href="${attribute(page)}"><img src="${attribute(picture)}" width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy"></a>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const attribute = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
