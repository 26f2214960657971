import { EmptyState } from "~/ui/EmptyState";
import { NothingOnPage } from "~/ui/private/NothingOnPage";

/** What it takes: the words of a list without rows, what is listed, and what stands in the address. */
export interface NothingListedProps<V extends { readonly after: string; readonly before: string }> {
  heading: string;
  /** In the plural. */
  what: string;
  values: V;
  /** The address of the list with these values. */
  hrefOf: (values: V) => string;
}

/** Stands where a list has no rows: none fit, or a page has lost its last one. */
export function NothingListed<V extends { readonly after: string; readonly before: string }>({
  heading,
  what,
  values,
  hrefOf,
}: NothingListedProps<V>) {
  if (values.after || values.before) {
    return (
      <NothingOnPage as="h2" what={what} firstPage={hrefOf({ ...values, after: "", before: "", open: "" })} />
    );
  }
  return <EmptyState heading={heading} text="Try different words or fewer filters." />;
}
