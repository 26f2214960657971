import { shownRating } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { TableDisclosure } from "~/components/charts/TableDisclosure";
import type { RatingOverTime_summary$key } from "~/relay/__generated__/RatingOverTime_summary.graphql";
import { formatCount } from "~/ui/count";
import { Section } from "~/ui/Section";
import { lastMonths, monthName } from "./months";

/** Calendar months of the chart, and how many of them must have reviews: fewer show no course. */
const shownMonths = 24;
const leastMonths = 3;
/** The mean of fewer reviews is drawn pale: one more may change it much. */
const fewReviews = 3;

const Chart = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1.5rem minmax(0, 1fr)",
    maxWidth: "prose",
    fontSize: "xs",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    "& > [data-scale]": { position: "relative" },
    "& > [data-scale] > span": { position: "absolute", insetStart: 0, transform: "translateY(50%)" },
    "& > [data-plot]": {
      display: "flex",
      alignItems: "flex-end",
      gap: { base: "2px", sm: "1" },
      height: "9rem",
      borderBottomWidth: "1px",
      borderColor: "border.strong",
      backgroundImage: "linear-gradient(to bottom, var(--a-colors-border) 1px, transparent 1px)",
      backgroundSize: "100% 20%",
    },
    "& > [data-plot] > span": { flex: "1 1 0", minWidth: 0, bg: "rating", borderTopRadius: "xs" },
    "& > [data-plot] > [data-few]": { opacity: "0.45" },
    "& > [data-ends]": { gridColumn: "2", display: "flex", justifyContent: "space-between", pt: "1.5" },
  },
});

/** The mean rating of each month as columns, and as a table; absent where reviews are of fewer than three months. */
export function RatingOverTime({ summary }: { summary: RatingOverTime_summary$key }) {
  const { months } = useFragment(
    graphql`
      fragment RatingOverTime_summary on ReviewSummary {
        months {
          month
          avgRating
          reviewCount
        }
      }
    `,
    summary,
  );
  const shown = lastMonths(months, shownMonths);
  const rated = shown.flatMap(({ rated }) => rated ?? []);
  const [first, last] = [shown[0], shown.at(-1)];
  if (rated.length < leastMonths || !first || !last) return null;
  const span = `${monthName(first.month)} to ${monthName(last.month)}`;
  const means = rated.map(({ avgRating }) => avgRating);
  const hasFew = rated.some(({ reviewCount }) => reviewCount < fewReviews);
  const label = `Chart: mean rating by month, ${span}: first ${shownRating(means[0] ?? 0)}, last ${shownRating(
    means.at(-1) ?? 0,
  )}, lowest ${shownRating(Math.min(...means))}, highest ${shownRating(Math.max(...means))}`;
  return (
    <Section heading="Rating over time">
      <Chart role="img" aria-label={label}>
        <div data-scale>
          <span style={{ bottom: "100%" }}>5</span>
          <span style={{ bottom: "60%" }}>3</span>
          <span style={{ bottom: "20%" }}>1</span>
        </div>
        <div data-plot>
          {shown.map(({ month, rated }) => (
            <span
              key={month}
              data-few={rated && rated.reviewCount < fewReviews ? "" : undefined}
              style={{ height: rated ? `${rated.avgRating * 20}%` : 0 }}
            />
          ))}
        </div>
        <div data-ends>
          <span>{monthName(first.month)}</span>
          <span>{monthName(last.month)}</span>
        </div>
      </Chart>
      <Box textStyle="small" color="fg.muted" mt="3" maxWidth="prose">
        Mean of the reviews written in each month{hasFew && "; pale columns are of fewer than three"}.
        {shown.length > rated.length && " Months without a review are empty."}
      </Box>
      <TableDisclosure
        name="Rating over time as a table"
        caption="Rating by month"
        columns={["Month", "Rating", "Reviews"]}
        rows={rated.toReversed().map(({ month, avgRating, reviewCount }) => ({
          key: month,
          head: monthName(month),
          cells: [shownRating(avgRating), formatCount(reviewCount)],
        }))}
        maxHeight="20rem"
      />
    </Section>
  );
}
