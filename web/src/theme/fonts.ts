import latinExt from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** The font file nearly every page needs; preloaded. The other one comes only where its letters do. */
export const preloadedFont = latin;

const latinRange =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const latinExtRange =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";

const face = (url: string, range: string) =>
  `@font-face{font-family:"Inter Variable";font-style:normal;font-display:optional;font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${range}}`;

/**
 * A local face with Inter's measures: Inter's ascent of 96.875% and descent of 24.12%, each divided by the factor that
 * gives a line of text in it the width that Inter has.
 */
const fallback = (weights: string, sizeAdjust: number, names: readonly string[]) =>
  `@font-face{font-family:"Inter Fallback";font-weight:${weights};src:${names.map((name) => `local("${name}")`)};` +
  `ascent-override:${(9687.5 / sizeAdjust).toFixed(2)}%;descent-override:${(2412 / sizeAdjust).toFixed(2)}%;` +
  `line-gap-override:0%;size-adjust:${sizeAdjust}%}`;

/**
 * Inter ships with the product; Arabic, CJK and the like come from the reader's system. "Inter Fallback" is Arial
 * with Inter's measures. A page that is set before Inter has arrived stays as it is, and the next one has Inter: swapping
 * would lay out the whole page once more while it starts.
 */
export const fontFaces = [
  face(latin, latinRange),
  face(latinExt, latinExtRange),
  fallback("100 549", 107.12, ["Arial", "Liberation Sans", "Helvetica Neue"]),
  fallback("550 900", 101, ["Arial Bold", "Liberation Sans Bold", "Helvetica Neue Bold"]),
].join("");
