import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CursorPages_pageInfo$key } from "~/relay/__generated__/CursorPages_pageInfo.graphql";
import { formatCount } from "~/ui/count";
import { Link } from "~/ui/Link";

const Nav = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "3",
    py: "5",
    textStyle: "small",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    "& a, & [aria-disabled]": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "10",
      px: "3",
      fontWeight: "medium",
      borderRadius: "md",
    },
    "& a:hover": { bg: "bg.muted", color: "fg" },
    "& [aria-disabled]": { opacity: 0.5 },
  },
});

/** Props of `CursorPages`: how many there are in all, what lies around the page, and how to address a page. */
export interface CursorPagesProps {
  total: number;
  /** What is listed, in the singular and the plural. */
  what: readonly [one: string, many: string];
  pageInfo: CursorPages_pageInfo$key;
  hrefOf: (place: { after: string; before: string }) => string;
}

/** Previous and Next of a list that is too long for numbers. */
export function CursorPages({ total, what: [one, many], pageInfo, hrefOf }: CursorPagesProps) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = useFragment(
    graphql`
      fragment CursorPages_pageInfo on PageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    `,
    pageInfo,
  );
  return (
    <PreviousNext
      total={total}
      what={[one, many]}
      previous={hasPreviousPage && startCursor ? hrefOf({ after: "", before: startCursor }) : null}
      next={hasNextPage && endCursor ? hrefOf({ after: endCursor, before: "" }) : null}
    />
  );
}

/** Props of `PreviousNext`: how many there are in all, and the addresses of the pages beside this one, null where there is none. */
export interface PreviousNextProps extends Pick<CursorPagesProps, "total" | "what"> {
  previous: string | null;
  next: string | null;
}

/** The number of things, and links to the pages beside this one. */
export function PreviousNext({ total, what: [one, many], previous, next }: PreviousNextProps) {
  return (
    <Nav aria-label="Pages">
      <span>
        {formatCount(total)} {total === 1 ? one : many}
      </span>
      {(previous ?? next) !== null && (
        <span>
          {previous === null ? (
            <span aria-disabled="true">Previous</span>
          ) : (
            <Link to={previous} rel="prev">
              Previous
            </Link>
          )}
          {next === null ? (
            <span aria-disabled="true">Next</span>
          ) : (
            <Link to={next} rel="next">
              Next
            </Link>
          )}
        </span>
      )}
    </Nav>
  );
}
