import { chakra } from "@chakra-ui/react";
import { saveButtonStyles } from "~/components/lists/save-button-styles";

/** The suggested listings, in a row that wraps. */
export const Suggested = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    listStyleType: "none",
    "& li": { minWidth: 0, maxWidth: "full" },
  },
});

/** Scrolls sideways where the columns need more room than there is. */
export const Scroller = chakra("div", {
  base: {
    // Visually hidden texts are positioned inside it, and must not widen the page.
    position: "relative",
    // If all columns fit, the table's head sticks to the screen instead: the two do not work together.
    overflowX: { base: "auto", lg: "visible" },
    mx: { base: "-4", md: "-8", lg: "0" },
    _focusVisible: { outlineOffset: "-2px" },
    _print: { overflow: "visible", mx: 0 },
  },
});

/** The comparison: row names on the left, a column for each listing. Its cells are styled from here: a page has hundreds. */
export const Table = chakra("table", {
  base: {
    width: "full",
    minWidth: "calc(var(--columns) * 10rem + 8rem)",
    tableLayout: "fixed",
    borderCollapse: "separate",
    borderSpacing: 0,
    textStyle: "small",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      px: { base: "3", md: "4" },
      py: "2.5",
      textAlign: "start",
      verticalAlign: "top",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    // The names of the rows stay while the columns move.
    "& tr > :first-of-type": { zIndex: 1 },
    "& [data-row]": {
      position: "sticky",
      insetStart: 0,
      bg: "bg",
      fontWeight: "normal",
      color: "fg.muted",
      borderEndWidth: { base: "1px", lg: 0 },
    },
    "& thead th, & thead td": { py: "4", bg: "bg" },
    "& thead": { position: { lg: "sticky" }, top: { lg: "80px" }, zIndex: "sticky" },
    "& [data-group]": {
      position: "sticky",
      insetStart: 0,
      pt: "7",
      textStyle: "label",
      color: "fg.subtle",
      borderColor: "border.strong",
    },
    "& [data-hint]": { display: "block", color: "fg.subtle" },
    "& [data-figure]": { textStyle: "figure", color: "rating.fg" },
    "& [data-scale]": { color: "fg.subtle" },
    "& [data-note]": { color: "fg.muted" },
    "& [data-answer]": { display: "flex", gap: "1.5", alignItems: "center" },
    "& [data-answer='']": { color: "fg.muted" },
    "& [data-yes]": { color: "accent.fg" },
    "& [data-yes] > svg": { fontSize: "lg" },
    "& [data-no]": { color: "fg.subtle" },
    "& td ul": { listStyleType: "none" },
    "& td li + li": { mt: "1.5" },
    "& [data-rating-line]": { flexWrap: "wrap" },
    ...saveButtonStyles,
    "& tbody tr:hover > *": { bg: "bg.subtle" },
    "& tbody tr:hover > [data-group]": { bg: "transparent" },
    _print: {
      minWidth: 0,
      fontSize: "9pt",
      "& thead, & [data-row], & [data-group]": { position: "static" },
      "& th, & td": { px: "1.5", py: "1" },
      "& tr": { breakInside: "avoid" },
      "& [data-group]": { pt: "3", breakAfter: "avoid" },
      "& thead a[aria-label], & thead button": { display: "none !important" },
    },
  },
});
