import { defineGlobalStyles } from "@chakra-ui/react";

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
  body: {
    fontSize: "md",
    minHeight: "100dvh",
    fontFeatureSettings: "'cv11', 'ss03'",
    overflowWrap: "anywhere",
  },
  "h1, h2, h3, h4": { textWrap: "balance" },
  ":focus-visible": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px", borderRadius: "sm" },
  "::selection": { bg: "accent", color: "accent.contrast" },
  "::placeholder": { color: "fg.subtle", opacity: 1 },
  "summary::-webkit-details-marker": { display: "none" },
  // What a control opens; without scripts the document opens it (see root.tsx).
  "[data-closed]": { display: "none" },
  summary: { listStyle: "none", cursor: "pointer" },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
  },
});
