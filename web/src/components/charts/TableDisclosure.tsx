import { Summary } from "~/ui/Summary";
import { DataTable, type DataTableProps } from "./DataTable";

/** A chart's figures as a table, behind a disclosure of this name. */
export function TableDisclosure({ name, ...table }: DataTableProps & { name: string }) {
  return (
    <details>
      <Summary>{name}</Summary>
      <DataTable {...table} />
    </details>
  );
}
