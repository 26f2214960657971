import { Box, chakra } from "@chakra-ui/react";
import type { ContentHeading } from "~/content/render";

const Nav = chakra("nav", {
  base: {
    alignSelf: "start",
    gridColumn: { lg: "2" },
    gridRow: { lg: "1 / span 2" },
    position: { lg: "sticky" },
    top: { lg: "24" },
    mt: { lg: "4" },
    borderInlineStartWidth: "1px",
    borderColor: "border",
    ps: "5",
    "& ol": { listStyleType: "none", mt: "2" },
    "& a": { display: "block", py: "1.5", fontSize: "sm", color: "fg.muted" },
    "& a:hover": { color: "accent.fg", textDecoration: "underline" },
  },
});

/** The headings of a long page, each a link. */
export function TableOfContents({ headings }: { headings: readonly ContentHeading[] }) {
  return (
    <Nav aria-labelledby="contents-heading">
      <Box as="h2" id="contents-heading" textStyle="label" color="fg.subtle">
        On this page
      </Box>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
