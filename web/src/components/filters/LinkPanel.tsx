import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ChevronDown } from "~/ui/icons";
import { TextLink } from "~/ui/TextLink";

const Panel = chakra("section", {
  base: {
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
    fontSize: "sm",
    px: "4",
    "& > [data-line]": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "center",
      columnGap: "6",
    },
    "& > [data-line] > a": { display: "inline-flex", alignItems: "center", gap: "2", minHeight: "11" },
    "& > [data-line] > [aria-expanded]": { fontWeight: "medium" },
    "& > [data-line] > [aria-expanded=true] svg": { rotate: "180deg" },
  },
});

/** Props of `LinkPanel`. */
export interface LinkPanelProps {
  /** What the region is called. */
  name: string;
  /** The words of the link; `name` if left out. */
  label?: string;
  /** The address with the panel open if it is closed, and the other way round. */
  toggleHref: string;
  isOpen: boolean;
  /** The ID of the link. */
  linkId?: string;
  /** Stands beside the link. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A panel that its address opens, so that it works without scripts. The link that opens it stays, and with it the focus. */
export function LinkPanel({
  name,
  label = name,
  toggleHref,
  isOpen,
  linkId,
  beside,
  children,
}: LinkPanelProps) {
  return (
    <Panel aria-label={name}>
      <div data-line>
        <TextLink id={linkId} to={toggleHref} rel="nofollow" preventScrollReset aria-expanded={isOpen}>
          {label}
          <ChevronDown />
        </TextLink>
        {beside}
      </div>
      {children}
    </Panel>
  );
}
