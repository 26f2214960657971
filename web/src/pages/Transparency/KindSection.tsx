import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { TableDisclosure } from "~/components/charts/TableDisclosure";
import type { KindSection_counts$key } from "~/relay/__generated__/KindSection_counts.graphql";
import { formatCount } from "~/ui/count";
import { Section } from "~/ui/Section";
import { KindBars } from "./KindBars";
import { countText, kindText, monthText } from "./words";

/** Props of `KindSection`: a heading, a sentence, and the numbers of each month, newest first. */
export interface KindSectionProps {
  heading: string;
  children: ReactNode;
  months: readonly { readonly month: string; readonly isComplete: boolean }[];
  counts: KindSection_counts$key;
}

/** Kinds of one thing: bars of all months together, and a table by month. */
export function KindSection({ heading, children, months, counts }: KindSectionProps) {
  const numbers = useFragment(
    graphql`
      fragment KindSection_counts on TransparencyCount @relay(plural: true) {
        total
        kinds {
          kind
          count
        }
        others
      }
    `,
    counts,
  );
  const sums = new Map<string, number>();
  for (const { kind, count } of numbers.flatMap((one) => one.kinds))
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  const kinds = [...sums].sort((a, b) => b[1] - a[1]);
  const others = numbers.reduce((sum, one) => sum + (one.others ?? 0), 0);
  const total = numbers.reduce((sum, one) => sum + (one.total ?? 0), 0);
  const rows = numbers.flatMap((count, index) => {
    const month = months[index];
    return month ? [{ ...month, count }] : [];
  });
  const hasFew = rows.some(({ isComplete, count }) => isComplete && count.total == null);
  const labels = [...kinds.map(([kind]) => kindText(kind)), "Not told apart"];
  return (
    <Section heading={heading}>
      <Box as="p" color="fg.muted" mb="4" maxWidth="prose">
        {children}
      </Box>
      {total === 0 ? (
        <Box as="p">{hasFew ? "Fewer than 5 in each month." : "None in the complete months."}</Box>
      ) : (
        <>
          <KindBars
            bars={[
              ...kinds.map(([kind, count]) => ({ label: kindText(kind), count })),
              ...(others > 0 ? [{ label: "Not told apart", count: others }] : []),
            ]}
          />
          <Box mt="3">
            <TableDisclosure
              name={`${heading}, month by month`}
              caption={`${heading}, month by month`}
              columns={["Month", "Total", ...labels]}
              rows={rows.map(({ month, isComplete, count }) => ({
                key: month,
                head: monthText(month),
                cells: [
                  countText(count.total, isComplete),
                  ...kinds.map(([kind]) => cellOf(count, kind)),
                  count.others == null ? "–" : formatCount(count.others),
                ],
              }))}
              maxHeight="24rem"
            />
          </Box>
        </>
      )}
    </Section>
  );
}

interface Count {
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  readonly others: number | null | undefined;
}

/** How many there were of a kind in a month; a dash if it may be among those that are not told apart. */
function cellOf({ kinds, others }: Count, kind: string): string {
  const told = kinds.find((one) => one.kind === kind);
  return told ? formatCount(told.count) : others === 0 ? "0" : "–";
}
