/** Styles of elements in user-written Markdown: emphasis, links, lists, code. Headings and spacing are the caller's. */
export const markdownStyles = {
  "& a": {
    color: "accent.fg",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
  },
  "& a:hover": { textDecorationThickness: "2px" },
  "& strong": { fontWeight: "semibold" },
  "& ul, & ol": { ps: "1.4em" },
  "& ul": { listStyleType: "disc" },
  "& ol": { listStyleType: "decimal" },
  "& li + li, & li > * + *": { mt: "0.4em" },
  "& li::marker": { color: "fg.subtle" },
  "& code": {
    fontFamily: "mono",
    fontSize: "0.88em",
    bg: "bg.muted",
    px: "1",
    py: "0.5",
    borderRadius: "sm",
  },
  "& pre": {
    // Long commands are read whole; copied they are as they were written.
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    bg: "bg.muted",
    borderRadius: "md",
    px: "4",
    py: "3",
    fontSize: "0.88em",
    lineHeight: "1.55",
    "& code": { p: "0", bg: "transparent", fontSize: "1em" },
  },
} as const;
