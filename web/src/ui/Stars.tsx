import { shownRating } from "@assay/api/inputs";

/** Props of `Stars`. */
export interface StarsProps {
  /** The exact rating, 0 to 5. */
  rating: number;
  /** The size of one star, as of text. */
  size?: "sm" | "md" | "lg";
  /** True where the figure stands beside the stars and would be read out twice. */
  isDecoration?: boolean;
}

/** Five stars, filled to the nearest half; theme/part-styles.ts draws them. */
export function Stars({ rating, size = "md", isDecoration = false }: StarsProps) {
  const filled = Math.round(rating * 2) / 2 / 5;
  const name = isDecoration
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": `Rated ${shownRating(rating)} out of 5` };
  return (
    <span
      data-rating-stars={size}
      style={{ "--filled": `${filled * 100}%` } as React.CSSProperties}
      {...name}
    />
  );
}
