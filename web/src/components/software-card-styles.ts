import { styled } from "~/theme/styled";

import { saveButtonStyles } from "./lists/save-button-styles";

/** The frame of a software card: a tile of a grid, or a row of a list that becomes a tile on a phone. */
export const Card = styled("article", {
  base: {
    position: "relative",
    display: "grid",
    height: "full",
    // The title's link covers the card (CardTitle); the other links lie above it.
    "& :not(h2, h3) > a": { position: "relative" },
    "& [data-facts]": {
      gridArea: "facts",
      display: "flex",
      justifyContent: "space-between",
      alignItems: "flex-end",
      gap: "3",
      fontSize: "xs",
      lineHeight: "normal",
      color: "fg.subtle",
      fontVariantNumeric: "tabular-nums",
    },
    "& > [data-logo]": { gridArea: "logo" },
    "& > [data-name]": { gridArea: "name", minWidth: 0 },
    "& > [data-name] > [data-by]": { textStyle: "small", color: "fg.muted" },
    "& > [data-text]": {
      gridArea: "text",
      alignSelf: "start",
      textStyle: "small",
      color: "fg.muted",
      maxWidth: "prose",
    },
    "& > [data-rating]": { gridArea: "rating" },
    "& [data-facts] > div": { minWidth: 0 },
    "& [data-price]": { fontSize: "sm", color: "fg", fontWeight: "medium" },
    "& [data-save]": { gridArea: "save", justifySelf: "end", height: "8" },
    ...saveButtonStyles,
    "& [data-facts] button": {
      position: "relative",
      flexShrink: 0,
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      minHeight: "7",
      px: "2",
      color: "fg.muted",
      fontWeight: "medium",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "md",
      cursor: "pointer",
    },
    "& [data-facts] button:hover": { bg: "bg.muted", color: "fg" },
    "& [data-facts] button[aria-pressed=true]": {
      borderColor: "accent",
      color: "accent.fg",
      bg: "accent.subtle",
    },
  },
  variants: {
    form: {
      grid: {
        p: "5",
        gap: "3",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        gridTemplateRows: "auto auto 1fr auto",
        gridTemplateAreas: '"logo name save" "rating rating rating" "text text text" "facts facts facts"',
        bg: "bg.panel",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "lg",
        transitionProperty: "border-color",
        transitionDuration: "fast",
        _hover: { borderColor: "border.strong" },
        "& [data-facts]": { pt: "3", borderTopWidth: "1px", borderColor: "border" },
      },
      list: {
        py: "5",
        columnGap: { base: "4", md: "6" },
        rowGap: { base: "3", md: "2" },
        gridTemplateColumns: { base: "auto minmax(0, 1fr) auto", md: "auto minmax(0, 1fr) 12rem 2rem" },
        gridTemplateRows: { md: "auto 1fr" },
        gridTemplateAreas: {
          base: '"logo name save" "rating rating rating" "text text text" "facts facts facts"',
          md: '"logo name rating save" "logo text facts facts"',
        },
        borderBottomWidth: "1px",
        borderColor: "border",
      },
    },
  },
});
