import { chakra } from "@chakra-ui/react";

/** The rows of a list: on a phone the actions are below the software. */
export const Rows = chakra("ol", {
  base: {
    // Removed items fade in place.
    position: "relative",
    listStyleType: "none",
    borderTopWidth: "1px",
    borderColor: "border",
    "& > li": {
      display: "grid",
      gridTemplateColumns: { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
      gridTemplateAreas: { base: '"logo what" "note note" "do do"', md: '"logo what do" "logo note note"' },
      columnGap: "4",
      rowGap: "3",
      py: "5",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& [data-logo]": { gridArea: "logo" },
    "& [data-what]": { gridArea: "what", minWidth: 0, overflowWrap: "anywhere" },
    "& [data-note]": { gridArea: "note", minWidth: 0, overflowWrap: "anywhere" },
    "& [data-do]": {
      gridArea: "do",
      display: "flex",
      alignItems: "center",
      justifyContent: { base: "space-between", md: "flex-end" },
      alignSelf: "start",
      gap: "1",
    },
    "& [data-do] label": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "10",
      me: { md: "3" },
      fontSize: "sm",
      cursor: "pointer",
    },
    "& [data-do] input": { width: "4", height: "4", accentColor: "accent" },
    "& [data-do] > span > button": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      width: "10",
      height: "10",
      fontSize: "lg",
      borderRadius: "md",
      cursor: "pointer",
    },
    "& [data-do] > span > button:hover": { bg: "bg.muted" },
    "& [data-do] > span > button[aria-pressed=true]": { color: "accent.fg" },
  },
});
