import type { ReactNode } from "react";
import { toggleCompared, useCompared } from "~/components/compare/compared";
import { LinkButton } from "~/ui/Button";
import { focusMain } from "~/ui/focus-main";
import { Plus } from "~/ui/icons";
import { Suggested } from "./compare-styles";

/** Props of `SuggestedListings`: the listings, the comparison with one of them, and further items. */
export interface SuggestedListingsProps {
  listings: readonly {
    readonly databaseId: string;
    readonly name: string;
    readonly logoUrl: string | null | undefined;
  }[];
  hrefWith: (id: string) => string;
  children: ReactNode;
}

/** Listings as links that add them to the comparison. */
export function SuggestedListings({ listings, hrefWith, children }: SuggestedListingsProps) {
  const compared = useCompared();
  /** If the compare tray is in use, a chosen listing is also added to it. */
  const keep = (id: string, name: string, logoUrl: string | null) => {
    if (compared.length > 0 && !compared.some((each) => each.id === id))
      toggleCompared({ id, name, logoUrl });
    // The link disappears once its listing is compared.
    focusMain();
  };
  return (
    <Suggested>
      {listings.map(({ databaseId, name, logoUrl }) => (
        <li key={databaseId}>
          <LinkButton
            to={hrefWith(databaseId)}
            variant="outline"
            preventScrollReset
            onClick={() => keep(databaseId, name, logoUrl ?? null)}
          >
            <Plus />
            <bdi>{name}</bdi>
          </LinkButton>
        </li>
      ))}
      {children}
    </Suggested>
  );
}
