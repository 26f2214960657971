import { EmptyState } from "~/ui/EmptyState";
import { EmptyPage } from "~/ui/private/EmptyPage";
import { CursorPages, type CursorPagesProps } from "./CursorPages";
import { RecordTable, type RecordTableProps } from "./RecordTable";
import type { Selectable } from "./use-selection";

/** Props of `RecordList`: the table, its page, the page's search params, and the address with others. */
export interface RecordListProps<T extends Selectable, V>
  extends RecordTableProps<T>,
    Omit<CursorPagesProps, "hrefOf"> {
  values: V;
  hrefOf: (values: V) => string;
}

/** A page of a list of the administrators' area, or what to do where it has no rows. */
export function RecordList<
  T extends Selectable,
  V extends { readonly after: string; readonly before: string; readonly open: string },
>({ total, what, pageInfo, values, hrefOf, ...table }: RecordListProps<T, V>) {
  const hrefAt = (place: { after: string; before: string }) => hrefOf({ ...values, open: "", ...place });
  if (table.rows.length > 0) {
    return (
      <>
        <RecordTable {...table} />
        <CursorPages total={total} what={what} pageInfo={pageInfo} hrefOf={hrefAt} />
      </>
    );
  }
  // The page has lost its last row, or nothing matches.
  if (values.after || values.before)
    return <EmptyPage as="h2" what={what[1]} firstPage={hrefAt({ after: "", before: "" })} />;
  return (
    <EmptyState
      heading={`No matching ${table.label.toLowerCase()}`}
      text="Try different words or fewer filters."
    />
  );
}
