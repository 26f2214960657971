import { Box, chakra, Grid } from "@chakra-ui/react";
import { MaybeLink } from "./MaybeLink";
import { formatReviewCount } from "./RatingSummary";

/** A pro or a con that reviews name. */
export interface Point {
  readonly text: string;
  /** Reviews that name it. */
  readonly count: number;
}

/** Props of `CountedPoints`: the points, and the address of all reviews that name one. */
export interface CountedPointsProps {
  pros: readonly Point[];
  cons: readonly Point[];
  hrefOf: (kind: "pro" | "con", text: string) => string;
  /** On the page of the reviews themselves, the points that these are kept to; the place on the page stays. */
  current?: { readonly pro: string; readonly con: string };
}

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    "& li": { position: "relative", ps: "4", py: "1" },
    "& li::before": {
      content: "var(--mark)",
      position: "absolute",
      insetStart: 0,
      color: "fg.subtle",
      fontWeight: "bold",
    },
    "& li[data-current]": { fontWeight: "medium" },
    "& [data-count]": { color: "fg.subtle", whiteSpace: "nowrap", fontWeight: "normal" },
  },
});

/** Pros beside cons, in the order given. Each leads to all reviews that name it. */
export function CountedPoints({ pros, cons, hrefOf, current }: CountedPointsProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      columnGap="6"
      rowGap="4"
      textStyle="small"
    >
      <Side
        heading="Pros"
        mark="+"
        points={pros}
        hrefOf={(text) => hrefOf("pro", text)}
        current={current?.pro}
      />
      <Side
        heading="Cons"
        mark="−"
        points={cons}
        hrefOf={(text) => hrefOf("con", text)}
        current={current?.con}
      />
    </Grid>
  );
}

interface SideProps {
  heading: string;
  mark: string;
  points: readonly Point[];
  hrefOf: (text: string) => string;
  current: string | undefined;
}

function Side({ heading, mark, points, hrefOf, current }: SideProps) {
  return (
    <div>
      <Box textStyle="label" color="fg.subtle" mb="1">
        {heading}
      </Box>
      {points.length === 0 && <Box color="fg.muted">None mentioned yet.</Box>}
      {points.length > 0 && (
        <List aria-label={heading} style={{ "--mark": `"${mark}" / ""` } as React.CSSProperties}>
          {points.map(({ text, count }) => (
            <li key={text} dir="auto" data-current={text === current ? "" : undefined}>
              <MaybeLink
                to={hrefOf(text)}
                isCurrent={text === current}
                preventScrollReset={current !== undefined}
              >
                {text}
              </MaybeLink>
              {count > 1 && <span data-count> ({formatReviewCount(count)})</span>}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
