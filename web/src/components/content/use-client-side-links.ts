import { type MouseEvent, use } from "react";
import { hasPage } from "~/route-match";
import { LinkContext } from "~/ui/Link";

/** A click handler for generated HTML: its internal links navigate without loading a document. */
export function useClientSideLinks() {
  const { follow } = use(LinkContext);
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    // A part of this page needs no navigation.
    const isHere = link?.hash && link.pathname === window.location.pathname;
    if (link && !isHere && hasPage(link.pathname))
      follow(event, link, link.pathname + link.search + link.hash);
  };
}
