import { chakra } from "@chakra-ui/react";
import { Link } from "./Link";
import { useCurrentInView } from "./use-current-in-view";

/** One tab of a page. */
export interface TabLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

const Nav = chakra("nav", {
  base: {
    display: "flex",
    gap: "6",
    overflowX: "auto",
    // Offsets of the links count from here.
    position: "relative",
    borderBottomWidth: "1px",
    borderColor: "border",
    "& a": {
      py: "3",
      whiteSpace: "nowrap",
      fontWeight: "medium",
      color: "fg.muted",
      borderBottomWidth: "2px",
      borderColor: "transparent",
    },
    "& a:hover": { color: "fg" },
    "& a[aria-current]": { color: "fg", borderColor: "accent" },
  },
});

/** The tabs of a page. Each is an address, so that reload, Back and a shared link show the same one. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const nav = useCurrentInView<HTMLElement>();
  return (
    <Nav ref={nav} aria-label={label}>
      {tabs.map(({ label, href, isCurrent }) => (
        <Link key={label} to={href} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </Nav>
  );
}
