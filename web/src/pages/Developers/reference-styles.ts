import type { SystemStyleObject } from "@chakra-ui/react";

/** Compact styles for the references, which consist of many short parts. */
export const referenceStyles: SystemStyleObject = {
  "& h3": { overflowWrap: "anywhere" },
  "& h3 a": { color: "inherit", textDecoration: "none" },
  "& h3 a:hover": { textDecoration: "underline" },
  "& h3 code": { bg: "transparent", p: "0", fontSize: "1em" },
  "& [data-index]": { columnWidth: "14rem", columnGap: "6", fontSize: "sm", overflowWrap: "anywhere" },
  "& [data-index] a": { display: "block", py: "1", textDecoration: "none", color: "fg.muted" },
  "& [data-parts]": { listStyleType: "none", ps: "0", fontSize: "md", lineHeight: "normal" },
  "& [data-parts] [data-parts]": { ps: "5", mt: "2", borderInlineStartWidth: "1px", borderColor: "border" },
  "& [data-parts] > li": { py: "2", overflowWrap: "anywhere", scrollMarginTop: "6rem" },
  "& [data-parts] code": { bg: "transparent", p: "0", fontSize: "0.92em" },
  "& [data-parts] div": { color: "fg.muted", mt: "0.5" },
  "& [data-parts] small, & [data-deprecated]": { color: "fg.muted", fontSize: "sm" },
  "& :target": { bg: "accent.subtle" },
};
