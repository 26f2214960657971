import { chakra } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

const countsId = "review-counts";

const Counts = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "8",
    rowGap: "1",
    width: "fit-content",
    mt: "5",
    mb: "4",
    textStyle: "small",
    color: "fg.muted",
    "& b": { color: "fg", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
  },
});

/** The number of reviews, and how many match the filters; announced to screen readers when a filter changes it. */
export function ReviewCounts({ total, filtered }: { total: number; filtered: number }) {
  return (
    <Counts role="status" id={countsId} tabIndex={-1}>
      <span>
        Total Reviews <b>{formatCount(total)}</b>
      </span>
      <span>
        Filtered Results <b>{formatCount(filtered)}</b>
      </span>
    </Counts>
  );
}

/** Moves the focus to the counts, for a control that disappears when it is used. */
export function focusCounts(): void {
  document.getElementById(countsId)?.focus({ preventScroll: true });
}
