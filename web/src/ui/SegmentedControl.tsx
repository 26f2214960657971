import { chakra } from "@chakra-ui/react";
import { Link } from "./Link";

/** One choice of a toggle; choices are addresses. */
export interface SegmentedOption {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

const Group = chakra("nav", {
  base: {
    display: "inline-flex",
    p: "0.5",
    bg: "bg.muted",
    borderRadius: "md",
    justifySelf: "start",
    "& a": {
      px: "4",
      py: "1.5",
      fontSize: "sm",
      fontWeight: "medium",
      color: "fg.muted",
      borderRadius: "sm",
    },
    "& a:hover": { color: "fg" },
    "& a[aria-current]": { bg: "bg.panel", color: "fg", boxShadow: "0 1px 2px rgb(29 27 22 / 16%)" },
  },
});

/** A row of toggle buttons that are links, so that the choice stands in the address. */
export function SegmentedControl({ label, choices }: { label: string; choices: readonly SegmentedOption[] }) {
  return (
    <Group aria-label={label}>
      {choices.map(({ label, href, isCurrent }) => (
        <Link key={label} to={href} aria-current={isCurrent ? "true" : undefined} preventScrollReset>
          {label}
        </Link>
      ))}
    </Group>
  );
}
