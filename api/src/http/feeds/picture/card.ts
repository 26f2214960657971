import type { Site } from "../../../contract.ts";
import { mark, shownRating, wideLogo } from "../../../inputs/index.ts";
import { plural } from "../plural.ts";
import { star } from "../shapes.ts";
import { isLegible, type SetLine, setLine, setText, type Weight } from "./type.ts";

/** The content of a preview image. */
export interface Card {
  /** The kind of page, shown above the title. */
  label: string;
  title: string;
  /** Shown instead of a title in a script without a font. */
  otherwise: string;
  /** Smaller, under the title. */
  subtitle: string | null;
  /** The mean and the number of reviews; null where the picture is of something unrated by its nature. */
  rating: { mean: number; count: number } | null;
  /** Words in the place of the rating. */
  figures: string | null;
}

/** The operator's logo, with its width by its height. */
export interface BrandLogo {
  readonly picture: { readonly href: string; readonly type: string; readonly bytes: Buffer };
  readonly ratio: number;
}

const cardSize = { width: 1200, height: 630 } as const;

const margin = 84;
const maxLogoWidth = 420;
const inner = cardSize.width - 2 * margin;
const titleSizes = [92, 80, 68, 58] as const;
const maxLines = 3;
const leading = 1.16;

/** The picture as SVG of nothing but shapes: text is outlined, so that no renderer has to find a font. */
export function cardSvg(
  card: Card,
  site: Pick<Site, "name" | "initial" | "colors">,
  logo: BrandLogo | null = null,
): string {
  const { colors } = site;
  const { width, height } = cardSize;
  const line = (text: string, size: number, weight: Weight) => setLine(text, { size, weight });
  const draw = (set: SetLine, x: number, y: number, color: string) =>
    `<path d="${set.outline(x, y)}" fill="${color}"/>`;

  const brand = brandRow(site, logo, draw);
  const room = inner - brand.width - 60;
  const label = setText(card.label, { size: 30, weight: "regular", width: room, maxLines: 1 }).lines[0];

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<rect width="${width}" height="14" fill="${colors.accent}"/>`,
    brand.svg,
    label ? draw(label, width - margin - label.width, 105, colors.muted) : "",
    titleBlock(card, colors, draw),
    `<rect x="${margin}" y="474" width="${inner}" height="2" fill="${colors.line}"/>`,
    card.rating ? ratingRow(card.rating, colors, draw, line) : "",
    card.figures ? draw(line(card.figures, 40, "regular"), margin, 554, colors.muted) : "",
    "</svg>",
  ].join("");
}

/** Mark and name of the site, or its logo, which stands for both if it is wide. */
function brandRow(
  { name, initial, colors }: Pick<Site, "name" | "initial" | "colors">,
  logo: BrandLogo | null,
  draw: Draw,
): { svg: string; width: number } {
  const named = (start: number) => {
    const set = setText(name, { size: 42, weight: "strong", width: inner * 0.6, maxLines: 1 }).lines[0];
    return set
      ? { svg: draw(set, margin + start, 109, colors.ink), width: start + set.width }
      : { svg: "", width: start };
  };
  if (logo) {
    const height = 56;
    const width = Math.min(height * logo.ratio, maxLogoWidth);
    const { type, bytes } = logo.picture;
    const image = `<image x="${margin}" y="66" width="${width}" height="${height}" href="data:${type};base64,${bytes.toString("base64")}"/>`;
    if (logo.ratio >= wideLogo) return { svg: image, width };
    const text = named(width + 16);
    return { svg: image + text.svg, width: text.width };
  }
  const text = named(72);
  const letter =
    initial === null
      ? `<path d="${mark.letter}" fill="none" stroke="${colors.onAccent}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
      : "";
  const stamp = `<g transform="translate(${margin} 66) scale(2)"><path d="${mark.stamp}" fill="${colors.accent}"/>${letter}</g>`;
  const set = initial === null ? null : setLine(initial, { size: 32, weight: "strong" });
  const drawn = set ? draw(set, margin + 28 - set.width / 2, 105, colors.onAccent) : "";
  return { svg: stamp + drawn + text.svg, width: text.width };
}

type Colors = Site["colors"];
type Draw = (set: SetLine, x: number, y: number, color: string) => string;

function titleBlock({ title, otherwise, subtitle }: Card, colors: Colors, draw: Draw): string {
  const shown = isLegible(title, "strong") ? title : otherwise;
  const set = (size: number, maxLines: number) =>
    setText(shown, { size, weight: "strong", width: inner, maxLines });
  // The largest size at which the title fits on two lines; three lines and truncation only at the smallest.
  const size = titleSizes.find((one) => !set(one, 2).isCut) ?? titleSizes[titleSizes.length - 1] ?? 58;
  const { lines, isRightToLeft } = set(size, size === titleSizes.at(-1) ? maxLines : 2);
  const under = subtitle
    ? setText(subtitle, { size: 34, weight: "regular", width: inner, maxLines: 1 }).lines[0]
    : undefined;
  const height = lines.length * size * leading + (under ? 52 : 0);
  const top = 300 - height / 2;
  const start = (one: SetLine) => (isRightToLeft ? margin + inner - one.width : margin);
  const drawn = lines.map((one, index) =>
    draw(one, start(one), top + size * (0.86 + index * leading), colors.ink),
  );
  if (under) drawn.push(draw(under, start(under), top + height - 8, colors.muted));
  return drawn.join("");
}

function ratingRow(
  { mean, count }: { mean: number; count: number },
  colors: Colors,
  draw: Draw,
  line: (text: string, size: number, weight: Weight) => SetLine,
): string {
  if (count === 0) return draw(line("No reviews yet", 40, "regular"), margin, 554, colors.muted);
  const figure = line(shownRating(mean), 80, "strong");
  const starSize = 54;
  const starsAt = margin + figure.width + 32;
  // As on the pages: to the nearest half.
  const filled = Math.round(mean * 2) / 2;
  const stars = Array.from({ length: 5 }, (_, index) => {
    const part = Math.min(1, Math.max(0, filled - index));
    const place = `translate(${starsAt + index * (starSize + 4)} 510) scale(${starSize / 20})`;
    const gold = `<clipPath id="s${index}"><rect width="${20 * part}" height="20"/></clipPath><path d="${star}" fill="${colors.rating}" clip-path="url(#s${index})"/>`;
    return `<g transform="${place}"><path d="${star}" fill="${colors.ratingTrack}"/>${part > 0 ? gold : ""}</g>`;
  });
  const words = plural(count, "review");
  const after = starsAt + 5 * (starSize + 4) + 28;
  return [
    draw(figure, margin, 566, colors.ink),
    ...stars,
    draw(line(words, 38, "regular"), after, 551, colors.muted),
  ].join("");
}
