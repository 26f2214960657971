import type { SystemStyleObject } from "@chakra-ui/react";

/** How everything looks that is typed into or chosen from in a form. */
export const controlStyles: SystemStyleObject = {
  width: "full",
  minHeight: "10",
  px: "3",
  fontSize: "md",
  bg: "bg.panel",
  color: "fg",
  borderWidth: "1px",
  borderStyle: "solid",
  borderColor: "border.strong",
  borderRadius: "md",
  _readOnly: { bg: "bg.subtle", color: "fg.muted" },
  "&[aria-invalid=true]": { borderColor: "danger", boxShadow: "inset 0 0 0 1px {colors.danger}" },
};

/** How labels look that begin with a checkbox or a radio button. */
export const tickStyles: SystemStyleObject = {
  "& label": { display: "flex", gap: "2", alignItems: "center", minHeight: "8", cursor: "pointer" },
  "& input": { flexShrink: 0, accentColor: "{colors.accent}", width: "1rem", height: "1rem" },
};
