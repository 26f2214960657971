import { chakra } from "@chakra-ui/react";
import { paths } from "~/paths";
import { useSite } from "~/site";
import { Link } from "~/ui/Link";
import type { PopularCategory } from "./data";

const Nav = chakra("nav", {
  base: {
    position: { lg: "sticky" },
    top: { lg: "6.5rem" },
    "& ul": {
      display: "grid",
      gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(5, minmax(0, 1fr))", lg: "1fr" },
      gap: { base: "1", lg: "0" },
      listStyleType: "none",
    },
    "& a": {
      display: "flex",
      alignItems: "center",
      height: "full",
      minHeight: "10",
      ps: "3",
      py: "1.5",
      fontSize: "sm",
      lineHeight: "snug",
      fontWeight: "medium",
      color: "fg.muted",
      borderInlineStartWidth: "2px",
      borderColor: "border",
    },
    "& a:hover": { color: "fg", bg: "bg.subtle" },
    "& a[aria-current]": { color: "accent.fg", borderColor: "accent", bg: "accent.subtle" },
  },
});

/** Selects the popular category. Each choice is a link; the scroll position stays. */
export function PopularChoice({
  categories,
  current,
}: {
  categories: readonly PopularCategory[];
  current: string;
}) {
  const { defaultPopularCategory } = useSite();
  return (
    <Nav aria-labelledby="popular-categories">
      <ul>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.home({ category: slug === defaultPopularCategory ? "" : slug })}
              aria-current={slug === current ? "true" : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
