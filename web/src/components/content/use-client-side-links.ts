import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { hasPage } from "~/route-match";

/** A click handler for generated HTML: its internal links navigate without loading a document. */
export function useClientSideLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    const target = new URL(link.href);
    if (target.origin !== window.location.origin || target.hash || !hasPage(target.pathname)) return;
    event.preventDefault();
    void navigate(target.pathname + target.search);
  };
}
