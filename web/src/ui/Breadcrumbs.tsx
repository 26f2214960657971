import { Box, chakra } from "@chakra-ui/react";
import { ChevronRight } from "./icons";
import { Link } from "./Link";

/** One step of the way to a page; the last one is the page itself and has no address. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

const List = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    rowGap: "1",
    listStyleType: "none",
    textStyle: "small",
    color: "fg.muted",
    "& li": { display: "flex", alignItems: "center", gap: "1.5", minWidth: 0 },
    "& a": {
      textDecoration: "underline",
      textDecorationColor: "border.strong",
      textUnderlineOffset: "0.2em",
    },
    "& a:hover": { color: "fg", textDecorationColor: "currentColor" },
    "& svg": { color: "fg.subtle", fontSize: "0.75em" },
  },
});

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Box as="nav" aria-label="Breadcrumb" py="4">
      <List>
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {index > 0 && <ChevronRight />}
            {href ? (
              <Link to={href} dir="auto">
                {label}
              </Link>
            ) : (
              <span aria-current="page" dir="auto">
                {label}
              </span>
            )}
          </li>
        ))}
      </List>
    </Box>
  );
}
