import { chakra } from "@chakra-ui/react";

/** The list under a search field. */
export const List = chakra("div", {
  base: {
    position: "absolute",
    top: "calc(100% + 0.25rem)",
    zIndex: "drawer",
    // The specification's height: about six, the seventh cut so that it shows there is more.
    maxHeight: "20rem",
    overflowY: "auto",
    overscrollBehavior: "contain",
    p: "1",
    textAlign: "start",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "lg",
    boxShadow: "raised",
    "& [role=option]": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "12",
      px: "2",
      py: "1.5",
      borderRadius: "md",
      cursor: "pointer",
    },
    "& [aria-selected=true]": {
      bg: "bg.muted",
      boxShadow: "inset 3px 0 0 var(--a-colors-accent)",
      // Where colours are the system's own, this is what shows.
      outline: "2px solid transparent",
      outlineOffset: "-2px",
    },
    "& [data-name]": { fontSize: "sm", fontWeight: "medium", lineHeight: "snug", color: "fg" },
    "& [data-kind]": { fontSize: "xs", lineHeight: "snug", color: "fg.muted" },
    "& [data-icon]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      width: "8",
      height: "8",
      color: "accent.fg",
      bg: "accent.subtle",
      borderRadius: "lg",
    },
  },
  variants: {
    place: {
      field: { insetInline: 0 },
      header: {
        insetInline: { base: "4", lg: "auto" },
        insetEnd: { lg: 0 },
        width: { lg: "24rem" },
      },
    },
  },
});
