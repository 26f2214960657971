import { LinkButton } from "../Button";
import { EmptyState } from "../EmptyState";

/** Props of `EmptyPage`: what is listed, in the plural, where the first page is, and the level of the heading. */
export interface EmptyPageProps {
  what: string;
  firstPage: string;
  as: "h2" | "h3";
}

/** Shown for a page after the last one of a list. */
export function EmptyPage({ what, firstPage, as }: EmptyPageProps) {
  return (
    <EmptyState
      as={as}
      heading={`There are no ${what} on this page`}
      action={<LinkButton to={firstPage}>Go to the first page</LinkButton>}
    />
  );
}
