import { defineGlobalStyles } from "@chakra-ui/react";

// One star per square: five of them side by side mask one bar that is gold up to the rating.
const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.4l2.55 5.4 5.95.78-4.36 4.12 1.1 5.9L10 14.72 4.76 17.6l1.1-5.9L1.5 7.58l5.95-.78z'/%3E%3C/svg%3E\")";

/** Small parts that pages show dozens of times (stars, logos, names): a rule for the whole document instead of styled elements. */
export const partStyles = defineGlobalStyles({
  // Of ui/Stars.
  "[data-rating-stars]": {
    display: "inline-block",
    flexShrink: 0,
    width: "5em",
    height: "1em",
    fontSize: "md",
    maskImage: star,
    maskSize: "1em 1em",
    maskRepeat: "repeat-x",
    backgroundImage:
      "linear-gradient(to right, var(--a-colors-rating) var(--filled), var(--a-colors-rating-track) var(--filled))",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  "[data-rating-stars=sm]": { fontSize: "sm" },
  "[data-rating-stars=lg]": { fontSize: "lg" },
  "[dir=rtl] [data-rating-stars]": { transform: "scaleX(-1)" },
  // Of ui/RatingSummary: a rating on one line.
  "[data-rating-line]": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    flexWrap: "wrap",
    fontSize: "sm",
    color: "fg.muted",
  },
  "[data-rating-line] [data-figure]": { textStyle: "figure", color: "rating.fg" },
  "[data-rating-line=none]": { color: "fg.subtle", flexWrap: "nowrap" },
  // Of ui/Logo.
  "[data-logo-image]": {
    display: "block",
    flexShrink: 0,
    objectFit: "contain",
    bg: "white",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border",
    borderRadius: "lg",
  },
  // Of ui/MaybeLink: a name that is a link, in the color of the text around it.
  "[data-name-link]": {
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    textDecorationColor: "border.strong",
    color: "inherit",
  },
  "[data-name-link]:hover": { textDecorationThickness: "2px" },
});
