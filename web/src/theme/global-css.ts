import { defineGlobalStyles } from "@chakra-ui/react";
import { colors } from "./colors";
import { partStyles } from "./part-styles";

/** The variables of all colors in the light look. */
const lightColors = Object.fromEntries(
  Object.entries(colors).map(([name, [light]]) => [
    `--a-colors-${name.replaceAll(".", "-")}`,
    `${light} !important`,
  ]),
);

/** What holds for the whole document. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: "bg",
    color: "fg",
    fontFamily: "body",
    fontSize: "100%",
    lineHeight: "normal",
    scrollPaddingTop: "11rem",
    textSizeAdjust: "100%",
  },
  // What covers the page keeps it from scrolling, and its scrollbar's room, so that nothing moves.
  "html:has([data-drawer][open], dialog:modal)": { overflow: "hidden", scrollbarGutter: "stable" },
  body: {
    fontSize: "md",
    minHeight: "100dvh",
    fontFeatureSettings: "'cv11', 'ss03'",
  },
  // Words of others may be wider than a phone; unlike break-word this also lets their box become narrower.
  "[dir=auto], [dir=auto] *, bdi": { overflowWrap: "anywhere" },
  "h1, h2, h3, h4": { textWrap: "balance" },
  ":focus-visible": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px", borderRadius: "sm" },
  // A list that is given the focus from elsewhere is no control.
  "ul[tabindex='-1']:focus-visible": { outline: "none" },
  // On paper only what the page is about.
  "header:not(main *), footer:not(main *), nav, [data-no-print]": { _print: { display: "none !important" } },
  // Browsers print no backgrounds, of which bars are made.
  "[data-track], [data-plot]": { printColorAdjust: "exact" },
  // Paper is white in either look; the script writes the color scheme into the element.
  "html.dark": { _print: { ...lightColors, colorScheme: "light !important" } },
  "::selection": { bg: "accent", color: "accent.contrast" },
  "::placeholder": { color: "fg.subtle", opacity: 1 },
  "input:placeholder-shown": { textOverflow: "ellipsis" },
  // The tray of what is compared stands over the foot of the page: what is jumped to, and toasts, keep clear of it.
  // What stands along the lower edge in the administrators' lists.
  "html:has([data-selected])": { "--bar": "5rem" },
  "html:has([data-compare-tray])": { scrollPaddingBottom: "6rem", "--tray": "4rem" },
  // So does the bar at the foot of a phone that holds the way on.
  "html:has([data-flow-bar])": {
    "@media (width < 62rem)": { scrollPaddingBottom: "calc(6rem + var(--tray, 0rem))", "--bar": "4.5rem" },
  },
  "summary::-webkit-details-marker": { display: "none" },
  "svg[data-icon]": {
    display: "inline-block",
    flexShrink: 0,
    width: "1em",
    height: "1em",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.6",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  ...partStyles,
  // Text for screen readers only.
  "[data-visually-hidden]": {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    overflow: "hidden",
    whiteSpace: "nowrap",
    clipPath: "inset(50%)",
  },
  // What a control opens; without scripts the document opens it (see root.tsx).
  "[data-closed]": { display: "none" },
  summary: { listStyle: "none", cursor: "pointer" },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // None at all: the shortest would begin one for every property that has none, and colours would arrive a frame late.
      transition: "none !important",
    },
  },
});
