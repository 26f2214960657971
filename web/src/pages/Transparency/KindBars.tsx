import { chakra } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

/** A bar: what it counts, and how many. */
export interface Bar {
  readonly label: string;
  readonly count: number;
}

// Styled from here: one styled element instead of three for each bar.
const Bars = chakra("ul", {
  base: {
    listStyleType: "none",
    textStyle: "small",
    fontVariantNumeric: "tabular-nums",
    maxWidth: "40rem",
    "& li": {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr) 4ch", sm: "16rem minmax(0, 1fr) 5ch" },
      columnGap: "3",
      alignItems: "center",
      py: "1",
    },
    "& [data-track]": {
      gridRow: { base: "2", sm: "auto" },
      height: "2",
      bg: "bg.muted",
      borderRadius: "full",
      overflow: "hidden",
    },
    "& [data-track] > span": { display: "block", height: "full", bg: "accent", borderRadius: "full" },
    "& [data-count]": { textAlign: "end", gridRow: { base: "2", sm: "auto" } },
  },
});

/** Numbers of kinds as bars, the longest for the largest of them. */
export function KindBars({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Bars>
      {bars.map(({ label, count }) => (
        <li key={label}>
          <span>{label}</span>
          <span data-track aria-hidden>
            <span style={{ width: `${(count / largest) * 100}%` }} />
          </span>
          <span data-count>{formatCount(count)}</span>
        </li>
      ))}
    </Bars>
  );
}
