import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** One row: its heading and its cells. */
export interface DataTableRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly string[];
}

/** Props of `DataTable`. The first of the columns is that of the heads. */
export interface DataTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly DataTableRow[];
  /** Where it is long it scrolls within its place. */
  maxHeight?: string;
}

const Scroll = chakra("section", {
  base: { overflow: "auto", borderWidth: "1px", borderColor: "border", borderRadius: "md" },
});

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    textStyle: "small",
    fontVariantNumeric: "tabular-nums",
    "& caption": { srOnly: true },
    "& th, & td": { px: "3", py: "2", textAlign: "end", whiteSpace: "nowrap" },
    "& th:first-of-type": { textAlign: "start" },
    "& tbody th": { fontWeight: "normal", whiteSpace: "normal", minWidth: "8rem", overflowWrap: "anywhere" },
    "& thead th": { fontWeight: "medium", color: "fg.muted", bg: "bg.subtle", position: "sticky", top: 0 },
    "& tbody tr + tr": { borderTopWidth: "1px", borderColor: "border" },
  },
});

/** A table of numbers. On a narrow screen it scrolls sideways, also by keyboard. */
export function DataTable({ caption, columns, rows, maxHeight }: DataTableProps) {
  return (
    <Scroll aria-label={caption} tabIndex={0} {...(maxHeight && { maxHeight })}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
