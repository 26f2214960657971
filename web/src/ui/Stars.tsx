import { shownRating } from "@assay/api/inputs";
import { chakra } from "@chakra-ui/react";

// One star per square: five of them side by side mask one bar that is gold up to the rating.
const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M10 1.4l2.55 5.4 5.95.78-4.36 4.12 1.1 5.9L10 14.72 4.76 17.6l1.1-5.9L1.5 7.58l5.95-.78z'/%3E%3C/svg%3E\")";

const Bar = chakra("span", {
  base: {
    display: "inline-block",
    flexShrink: 0,
    width: "5em",
    height: "1em",
    maskImage: star,
    maskSize: "1em 1em",
    maskRepeat: "repeat-x",
    backgroundImage:
      "linear-gradient(to right, var(--a-colors-rating) var(--filled), var(--a-colors-rating-track) var(--filled))",
    forcedColorAdjust: "none",
    _rtl: { transform: "scaleX(-1)" },
  },
});

/** Props of `Stars`; `fontSize` sets the size of one star. */
export interface StarsProps {
  /** The exact rating, 0 to 5. */
  rating: number;
  fontSize?: string;
  /** True where the figure stands beside the stars and would be read out twice. */
  isDecoration?: boolean;
}

/** Five stars, filled to the nearest half. */
export function Stars({ rating, fontSize = "md", isDecoration = false }: StarsProps) {
  const filled = Math.round(rating * 2) / 2 / 5;
  const name = isDecoration
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": `Rated ${shownRating(rating)} out of 5` };
  return (
    <Bar fontSize={fontSize} style={{ "--filled": `${filled * 100}%` } as React.CSSProperties} {...name} />
  );
}
