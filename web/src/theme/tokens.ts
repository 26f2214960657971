import { defineTokens } from "@chakra-ui/react";

const rem = (pixels: number) => ({ value: `${pixels / 16}rem` });

/** A step of 4 pixels by its number: "4" is 16 pixels. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80];
const spacing = Object.fromEntries([
  ["0", { value: "0rem" }],
  ...steps.map((step) => [String(step), rem(step * 4)]),
]);

const interFallback = "'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The raw scales. Colours are not here: every colour has a meaning and stands in `colors.ts`. */
export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    full: { value: "100%" },
    prose: { value: "68ch" },
    page: rem(1200),
    /** Smallest target of a finger (WCAG 2.2 asks for 24 pixels, a thumb for more). */
    target: rem(44),
  },
  fonts: {
    body: { value: `'Inter Variable', ${interFallback}` },
    heading: { value: `'Inter Variable', ${interFallback}` },
    mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
  },
  fontSizes: {
    xs: rem(12),
    sm: rem(13.5),
    md: rem(15),
    lg: rem(17),
    xl: rem(20),
    "2xl": rem(25),
    "3xl": rem(32),
    "4xl": rem(42),
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "520" },
    semibold: { value: "620" },
    bold: { value: "700" },
  },
  lineHeights: {
    tight: { value: "1.15" },
    snug: { value: "1.35" },
    normal: { value: "1.55" },
    prose: { value: "1.7" },
  },
  letterSpacings: {
    tight: { value: "-0.022em" },
    snug: { value: "-0.011em" },
    wide: { value: "0.06em" },
  },
  radii: { sm: rem(3), md: rem(5), lg: rem(8), full: { value: "9999px" } },
  borders: { hairline: { value: "1px solid" } },
  shadows: {
    raised: { value: "0 1px 2px rgb(29 27 22 / 8%), 0 8px 24px rgb(29 27 22 / 12%)" },
  },
  durations: { fast: { value: "90ms" }, moderate: { value: "160ms" } },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    drawer: { value: 30 },
    toast: { value: 40 },
    skip: { value: 50 },
  },
});
