import { companySizes } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { WhoUsesIt_summary$key } from "~/relay/__generated__/WhoUsesIt_summary.graphql";
import { formatCount, formatEmployees } from "~/ui/count";
import { Section } from "~/ui/Section";

const Kinds = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
    columnGap: "12",
    rowGap: "6",
    "& > div": { minWidth: 0, maxWidth: "26rem" },
    "& h3": { textStyle: "label", color: "fg.subtle", mb: "2" },
    "& ul": { listStyleType: "none", textStyle: "small" },
    "& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 9rem) 1fr 6ch",
      gap: "3",
      alignItems: "center",
      py: "1",
    },
    "& [data-track]": { height: "2", bg: "bg.muted", borderRadius: "full", overflow: "hidden" },
    "& [data-track] > span": { display: "block", height: "full", bg: "accent", borderRadius: "full" },
    "& [data-count]": {
      whiteSpace: "nowrap",
      textAlign: "end",
      fontVariantNumeric: "tabular-nums",
      color: "fg.muted",
    },
  },
});

/** Company sizes and industries of the reviewers; absent where no three of them say the same. */
export function WhoUsesIt({ summary }: { summary: WhoUsesIt_summary$key }) {
  const { companySizes: sizes, industries } = useFragment(
    graphql`
      fragment WhoUsesIt_summary on ReviewSummary {
        companySizes {
          name
          count
        }
        industries {
          name
          count
        }
      }
    `,
    summary,
  );
  if (sizes.length + industries.length === 0) return null;
  const bySize = companySizes.flatMap((size) => sizes.filter(({ name }) => name === size));
  return (
    <Section heading="Who uses it">
      <Kinds>
        <Counts
          heading="Employees of their company"
          counts={bySize.map(({ name, count }) => ({ name: formatEmployees(name) ?? name, count }))}
        />
        <Counts heading="Industries" counts={industries} />
      </Kinds>
      <Box textStyle="small" color="fg.subtle" mt="3">
        Reviewers who say so. Fewer than three of a kind are not told.
      </Box>
    </Section>
  );
}

function Counts({
  heading,
  counts,
}: {
  heading: string;
  counts: readonly { readonly name: string; readonly count: number }[];
}) {
  if (counts.length === 0) return null;
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {counts.map(({ name, count }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <span data-track aria-hidden>
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span data-count>
              {formatCount(count)}
              <span data-visually-hidden> reviewers</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
