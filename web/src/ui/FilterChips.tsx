import { chakra } from "@chakra-ui/react";
import { Close } from "./icons";
import { Link } from "./Link";
import { TextLink } from "./TextLink";

/** A filter that is on, and the href that closes it. */
export interface FilterChip {
  readonly label: string;
  readonly href: string;
}

/** Props of `FilterChips`. With `clearHref`, the address without any of them, the last link takes all off. */
export interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** Takes the focus: a chip goes away with its click, and the focus must not be lost with it. */
  onRemove: () => void;
  clearHref?: string;
}

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    listStyleType: "none",
    fontSize: "sm",
    "& li": { minWidth: 0 },
    "& [data-chip]": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "8",
      px: "3",
      bg: "accent.subtle",
      color: "accent.fg",
      fontWeight: "medium",
      borderRadius: "md",
    },
    "& [data-chip]:hover": { textDecoration: "line-through" },
  },
});

/** The filters that are on, each a link that takes it off. Absent where there is none. */
export function FilterChips({ chips, onRemove, clearHref }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label="Active filters">
      <List>
        {chips.map(({ label, href }) => (
          <li key={href}>
            <Link
              data-chip
              to={href}
              aria-label={`Remove filter ${label}`}
              preventScrollReset
              onClick={onRemove}
            >
              <span dir="auto">{label}</span>
              <Close />
            </Link>
          </li>
        ))}
        {clearHref && (
          <li>
            <TextLink to={clearHref} preventScrollReset onClick={onRemove}>
              Clear Filters
            </TextLink>
          </li>
        )}
      </List>
    </nav>
  );
}
