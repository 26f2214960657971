import { chakra } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { formatCount } from "./count";
import { Link } from "./Link";

/** The number of reviews with one star rating. */
export interface HistogramBucket {
  readonly stars: number;
  readonly count: number;
}

/** Props of `Histogram`. With `hrefOf`, each row links to the reviews with that rating; `current` is the one shown. */
export interface HistogramProps {
  buckets: readonly HistogramBucket[];
  hrefOf?: (stars: number) => string;
  current?: number | null;
}

// The bars of all listings of a page are styled from here: one styled element each instead of thirty.
const Bars = chakra("ul", {
  base: {
    listStyleType: "none",
    fontSize: "xs",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    "& [data-row]": {
      display: "grid",
      gridTemplateColumns: "1ch 1fr 5ch",
      gap: "2",
      alignItems: "center",
      minHeight: "4",
    },
    "& a > [data-row]": { minHeight: "6" },
    "& [data-track]": {
      display: "block",
      height: "2",
      bg: "rating.track",
      borderRadius: "full",
      overflow: "hidden",
    },
    "& [data-track]::before": {
      content: "''",
      display: "block",
      width: "var(--share)",
      height: "full",
      bg: "rating",
      borderRadius: "full",
    },
    "& [data-count]": { textAlign: "end" },
  },
});
const RowLink = chakra(Link, {
  base: {
    display: "block",
    px: "1.5",
    mx: "-1.5",
    borderRadius: "sm",
    _hover: { bg: "bg.muted", color: "fg" },
    "&[aria-current]": { bg: "accent.subtle", color: "fg", fontWeight: "semibold" },
  },
});

/** The width of a bar, as the custom property that its style reads. */
const shareOf = (count: number, total: number) =>
  ({ "--share": total === 0 ? "0%" : `${Math.round((count / total) * 1_000) / 10}%` }) as CSSProperties;

/** Five bars, five stars first: how the reviews are spread. */
export function Histogram({ buckets, hrefOf, current = null }: HistogramProps) {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <Bars>
      {buckets.map(({ stars, count }) => {
        const row = (
          // Hundreds of these stand in a page: no comments between texts, and marks without values.
          <span data-row="">
            <span>
              {`${stars} `}
              <span data-visually-hidden="">{stars === 1 ? "star:" : "stars:"}</span>
            </span>{" "}
            <span data-track="" style={shareOf(count, total)} />
            <span data-count="">
              {`${formatCount(count)} `}
              <span data-visually-hidden="">{count === 1 ? "review" : "reviews"}</span>
            </span>
          </span>
        );
        return (
          <li key={stars}>
            {hrefOf ? (
              <RowLink to={hrefOf(stars)} aria-current={stars === current || undefined} preventScrollReset>
                {row}
              </RowLink>
            ) : (
              row
            )}
          </li>
        );
      })}
    </Bars>
  );
}
