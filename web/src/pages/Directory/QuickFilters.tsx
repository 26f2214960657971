import { chakra } from "@chakra-ui/react";
import { paths } from "~/paths";
import type { DirectoryValues } from "~/search-params/directory";
import { Link } from "~/ui/Link";

type Quick = NonNullable<DirectoryValues["quick"]>;

/** The quick filters, in the order of their buttons, with the labels of button and chip. */
export const quickFilters: ReadonlyArray<{ readonly quick: Quick; readonly label: string }> = [
  { quick: "top", label: "Top Rated 4.5+" },
  { quick: "trending", label: "Trending" },
  { quick: "recent", label: "Recently Added" },
];

const Nav = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    mt: "3",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minHeight: "8",
      px: "3",
      fontSize: "sm",
      fontWeight: "medium",
      color: "fg.muted",
      borderWidth: "1px",
      borderColor: "border.strong",
      borderRadius: "full",
    },
    "& a:hover": { bg: "bg.muted", color: "fg" },
    "& a[aria-current]": { bg: "accent", borderColor: "accent", color: "accent.contrast" },
  },
});

/** The quick filters: at most one is active, and clicking it again removes it. */
export function QuickFilters({ values }: { values: DirectoryValues }) {
  return (
    <Nav aria-label="Quick filters">
      {quickFilters.map(({ quick, label }) => {
        const isOn = values.quick === quick;
        return (
          <Link
            key={quick}
            to={paths.softwareDirectory({ ...values, quick: isOn ? null : quick, page: 1 })}
            aria-current={isOn ? "true" : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        );
      })}
    </Nav>
  );
}
