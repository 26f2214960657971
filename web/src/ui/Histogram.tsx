import { Box, Grid, VisuallyHidden } from "@chakra-ui/react";
import { styled } from "~/theme/styled";
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

const Track = styled("span", {
  base: { display: "block", height: "2", bg: "rating.track", borderRadius: "full", overflow: "hidden" },
});
const Fill = styled("span", {
  base: { display: "block", height: "full", bg: "rating", borderRadius: "full" },
});
const RowLink = styled(Link, {
  base: {
    display: "block",
    px: "1.5",
    mx: "-1.5",
    borderRadius: "sm",
    _hover: { bg: "bg.muted", color: "fg" },
    "&[aria-current]": { bg: "accent.subtle", color: "fg", fontWeight: "semibold" },
  },
});

/** Five bars, five stars first: how the reviews are spread. */
export function Histogram({ buckets, hrefOf, current = null }: HistogramProps) {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box as="ul" listStyleType="none" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {buckets.map(({ stars, count }) => {
        const row = (
          <Grid
            as="span"
            templateColumns="1ch 1fr 5ch"
            gap="2"
            alignItems="center"
            minHeight={hrefOf ? "6" : "4"}
          >
            <span>
              {stars}
              <VisuallyHidden>{stars === 1 ? " star: " : " stars: "}</VisuallyHidden>
            </span>
            <Track aria-hidden>
              <Fill style={{ width: total === 0 ? 0 : `${(count / total) * 100}%` }} />
            </Track>
            <Box as="span" textAlign="end">
              {formatCount(count)}
              <VisuallyHidden>{count === 1 ? " review" : " reviews"}</VisuallyHidden>
            </Box>
          </Grid>
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
    </Box>
  );
}
