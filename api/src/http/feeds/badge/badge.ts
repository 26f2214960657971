import type { Site } from "../../../contract.ts";
import { mark, shownRating } from "../../../inputs/index.ts";
import { plural } from "../plural.ts";
import { star } from "../shapes.ts";
import { escaped } from "../xml.ts";

/** The software of a badge, and its rating. */
export interface Rated {
  name: string;
  /** The exact mean. */
  mean: number;
  /** Published reviews. */
  count: number;
}

/** The looks of a badge; `auto` follows the reader's. */
export const badgeThemes = ["auto", "light", "dark"] as const;
export type BadgeTheme = (typeof badgeThemes)[number];

/** In pixels; web/src/pages/Dashboard/reviews/badge-code.ts states the same. */
const size = { width: 240, height: 84 } as const;

/** Letters of a name that fit; wider ones are clipped. */
const nameLength = 26;
/** From one star to the next; each is drawn in a square of 20 with some air around it. */
const starSize = 18;
const left = 56;

/**
 * A software's rating as a small SVG for other sites. It holds no script and loads nothing; letters are the reader's own, so
 * that a name in any script is drawn.
 */
export function badgeSvg(
  rated: Rated,
  theme: BadgeTheme,
  site: Pick<Site, "name" | "initial" | "colors" | "darkColors">,
): string {
  const { width, height } = size;
  const isRated = rated.count > 0;
  const rating = shownRating(rated.mean);
  const reviews = plural(rated.count, "review");
  const label = isRated ? `${rating} out of 5, ${reviews} on ${site.name}` : `no reviews yet on ${site.name}`;
  // To the nearest half, as on the pages; a star begins one unit into its square.
  const filled = isRated ? (Math.round(rated.mean * 2) / 2) * starSize + 1 : 0;
  const five = Array.from(
    { length: 5 },
    (_, place) => `<path transform="translate(${place * starSize})" d="${star}"/>`,
  ).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(`${rated.name}: ${label}`)}</title>`,
    `<style>text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}${looks(theme, site)}</style>`,
    `<clipPath id="f"><path d="M0 0h${filled}v20H0z"/></clipPath>`,
    `<clipPath id="n"><path d="M${left} 0h${width - left - 10}v${height}H${left}z"/></clipPath>`,
    `<rect class="p" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="7.5"/>`,
    `<g transform="translate(14 28)"><path class="a" d="${mark.stamp}"/>${letterOf(site.initial)}</g>`,
    `<g clip-path="url(#n)"><text class="i" x="${left}" y="26" font-size="14" font-weight="600">${escaped(shortened(rated.name))}</text></g>`,
    `<g transform="translate(${left} 33)"><g class="t">${five}</g><g class="r" clip-path="url(#f)">${five}</g></g>`,
    isRated
      ? `<text class="i" x="${left + 5 * starSize + 8}" y="48" font-size="15" font-weight="700">${rating}</text>`
      : "",
    `<text class="m" x="${left}" y="69" font-size="12">${escaped(isRated ? `${reviews} on ${site.name}` : `No reviews yet on ${site.name}`)}</text>`,
    "</svg>",
  ].join("");
}

/** The letter of the mark: the drawn one, or text in the reader's own letters. */
function letterOf(initial: string | null): string {
  return initial === null
    ? `<path class="o" d="${mark.letter}" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<text class="p" x="14" y="19.5" font-size="15" font-weight="700" text-anchor="middle" style="stroke:none">${escaped(initial)}</text>`;
}

function looks(theme: BadgeTheme, { colors, darkColors }: Pick<Site, "colors" | "darkColors">): string {
  const rules = (of: Site["colors"]) =>
    `.p{fill:${of.paper};stroke:${of.line}}.a{fill:${of.accent}}.o{stroke:${of.onAccent}}.i{fill:${of.ink}}` +
    `.m{fill:${of.muted}}.r{fill:${of.rating}}.t{fill:${of.ratingTrack}}`;
  if (theme === "dark") return rules(darkColors);
  if (theme === "light") return rules(colors);
  return `${rules(colors)}@media (prefers-color-scheme:dark){${rules(darkColors)}}`;
}

/** In one line, without marks that would turn the rest of it around. */
function shortened(name: string): string {
  const letters = [...name.replace(/\p{Bidi_Control}/gu, "").replace(/\s+/g, " ")];
  return letters.length <= nameLength ? letters.join("") : `${letters.slice(0, nameLength - 1).join("")}…`;
}
