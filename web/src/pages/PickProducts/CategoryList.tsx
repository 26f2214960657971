import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CategoryList_categories$key } from "~/relay/__generated__/CategoryList_categories.graphql";
import { Link } from "~/ui/Link";

const Nav = chakra("nav", {
  base: {
    // On a phone a row that scrolls sideways, across the page margins; otherwise a column.
    display: "flex",
    flexDirection: { base: "row", lg: "column" },
    gap: { base: "2", lg: "0.5" },
    minWidth: "0",
    overflowX: { base: "auto", lg: "visible" },
    scrollbarWidth: "none",
    mx: { base: "-4", md: "-8", lg: "0" },
    px: { base: "4", md: "8", lg: "0" },
    py: { base: "1", lg: "0" },
    fontSize: "sm",
    "& a": {
      flexShrink: 0,
      display: "flex",
      alignItems: "center",
      minHeight: { base: "10", lg: "9" },
      maxWidth: { base: "18rem", lg: "none" },
      px: "3",
      py: "1",
      lineHeight: "snug",
      color: "fg.muted",
      borderWidth: { base: "1px", lg: "0" },
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: { base: "full", lg: "md" },
    },
    "& a:hover": { bg: "bg.muted", color: "fg" },
    "& a[aria-current]": {
      bg: "accent.subtle",
      borderColor: "accent",
      color: "accent.fg",
      fontWeight: "medium",
    },
  },
});

/** Props of `CategoryList`: the listed categories, the chosen one, its slug ("" for all), and a function that returns a category's href. */
export interface CategoryListProps {
  categories: CategoryList_categories$key;
  chosen: CategoryList_categories$key;
  current: string;
  hrefOf: (slug: string) => string;
}

/**
 * All Categories, then the first ones by name, of every level; each includes its descendants. A category that was chosen elsewhere, for
 * example from a group, comes before them.
 */
export function CategoryList({ categories, chosen, current, hrefOf }: CategoryListProps) {
  const first = useCategories(categories);
  const elsewhere = useCategories(chosen).filter(({ slug }) => !first.some((each) => each.slug === slug));
  return (
    <Nav aria-label="Categories">
      {[{ slug: "", name: "All Categories" }, ...elsewhere, ...first].map(({ slug, name }) => (
        <Link
          key={slug}
          to={hrefOf(slug)}
          aria-current={slug === current ? "true" : undefined}
          preventScrollReset
          dir="auto"
        >
          {name}
        </Link>
      ))}
    </Nav>
  );
}

function useCategories(categories: CategoryList_categories$key) {
  return useFragment(
    graphql`
      fragment CategoryList_categories on Category @relay(plural: true) {
        slug
        name
      }
    `,
    categories,
  );
}
