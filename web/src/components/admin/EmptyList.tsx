import { EmptyState } from "~/ui/EmptyState";
import { EmptyPage } from "~/ui/private/EmptyPage";

/** Props of `EmptyList`: the words of a list without rows, what is listed, and the page's search params. */
export interface EmptyListProps<V extends { readonly after: string; readonly before: string }> {
  heading: string;
  /** In the plural. */
  what: string;
  values: V;
  /** The address of the list with these values. */
  hrefOf: (values: V) => string;
}

/** Shown where a list has no rows: nothing matches, or the page has lost its last row. */
export function EmptyList<V extends { readonly after: string; readonly before: string }>({
  heading,
  what,
  values,
  hrefOf,
}: EmptyListProps<V>) {
  if (values.after || values.before) {
    return (
      <EmptyPage as="h2" what={what} firstPage={hrefOf({ ...values, after: "", before: "", open: "" })} />
    );
  }
  return <EmptyState heading={heading} text="Try different words or fewer filters." />;
}
