import { chakra } from "@chakra-ui/react";
import { Link } from "./Link";

/** Props of `Pagination`: the pages near the current one (five at most) and how to address one. */
export interface PaginationProps {
  current: number;
  total: number;
  pages: readonly number[];
  hrefOf: (page: number) => string;
  /** The id of the list, where it stands far down its page: its next page begins there, and not at the top. */
  listId?: string;
}

const Nav = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: "1",
    py: "8",
    fontVariantNumeric: "tabular-nums",
    "& a, & [aria-disabled]": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minWidth: "10",
      minHeight: "10",
      // On a phone Previous, five pages and Next stay on one line.
      px: { base: "2", sm: "3" },
      fontSize: "sm",
      fontWeight: "medium",
      borderRadius: "md",
      color: "fg.muted",
    },
    "& a:hover": { bg: "bg.muted", color: "fg" },
    "& a[aria-current]": { bg: "accent", color: "accent.contrast" },
    "& [aria-disabled]": { opacity: 0.5 },
  },
});

/** Previous, up to five pages, Next: real links. Absent where there is one page only. */
export function Pagination({ current, total, pages, hrefOf, listId }: PaginationProps) {
  if (total <= 1) return null;
  const to = (page: number) => (listId ? `${hrefOf(page)}#${listId}` : hrefOf(page));
  return (
    <Nav aria-label="Pages">
      {current > 1 ? (
        <Link to={to(current - 1)} rel="prev">
          Previous
        </Link>
      ) : (
        <span aria-disabled="true">Previous</span>
      )}
      {pages.slice(0, 5).map((page) => (
        <Link
          key={page}
          to={to(page)}
          aria-label={`Page ${page}`}
          aria-current={page === current ? "page" : undefined}
        >
          {page}
        </Link>
      ))}
      {current < total ? (
        <Link to={to(current + 1)} rel="next">
          Next
        </Link>
      ) : (
        <span aria-disabled="true">Next</span>
      )}
    </Nav>
  );
}
