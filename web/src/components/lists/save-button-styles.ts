/** How a SaveButton without words looks, for the styles of what it stands in. */
export const saveButtonStyles = {
  "& [data-save] > button": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: "8",
    height: "8",
    fontSize: "lg",
    color: "fg.subtle",
    borderRadius: "md",
    cursor: "pointer",
  },
  "& [data-save] > button:hover, & [data-save] > button[aria-expanded=true]": {
    bg: "bg.muted",
    color: "fg",
  },
  "& [data-save] > button[aria-pressed=true]": { color: "accent.fg" },
};
