import { chakra } from "@chakra-ui/react";
import { DataTable, type DataTableProps } from "./DataTable";

const Summary = chakra("summary", {
  base: {
    display: "inline-flex",
    cursor: "pointer",
    textStyle: "small",
    color: "accent.fg",
    textDecoration: "underline",
    py: "2",
    mb: "1",
  },
});

/** A chart's figures as a table, behind a disclosure of this name. */
export function TableDisclosure({ name, ...table }: DataTableProps & { name: string }) {
  return (
    <details>
      <Summary>{name}</Summary>
      <DataTable {...table} />
    </details>
  );
}
