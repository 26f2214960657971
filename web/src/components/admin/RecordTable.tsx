import { Box, chakra, Flex } from "@chakra-ui/react";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "~/ui/Link";
import { rowLinkId } from "./DetailDrawer";
import type { Selectable, Selection } from "./use-selection";

/** A row: what it is called and leads to, and what stands in its columns after that. */
export interface RecordRow<T extends Selectable> {
  readonly record: T;
  /** Where its details are. */
  readonly href: string;
  /** A picture before the name. */
  readonly picture?: ReactNode;
  /** Under the name. */
  readonly note?: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** Props of `RecordTable`. */
export interface RecordTableProps<T extends Selectable> {
  /** What the rows are: "Users". */
  label: string;
  /** The headings of the columns; the first one is that of the names. */
  columns: readonly [string, ...string[]];
  rows: readonly RecordRow<T>[];
  selection: Selection<T>;
}

/* On a phone each row is a block with the columns' names in it; the roles keep it a table for screen readers. */
const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    textStyle: "small",
    textAlign: "start",
    "& th, & td": { textAlign: "start", verticalAlign: "top", py: "3", px: "2", overflowWrap: "anywhere" },
    "& time": { whiteSpace: "nowrap" },
    "& thead th": { color: "fg.subtle", fontWeight: "medium", py: "2", whiteSpace: "nowrap" },
    "& tr": { borderBottomWidth: "1px", borderColor: "border" },
    "& tbody tr[data-chosen]": { bg: "accent.subtle" },
    "& input": { accentColor: "{colors.accent}", width: "1.125rem", height: "1.125rem", cursor: "pointer" },
    "& [data-tick]": { width: "2.25rem" },
    mdDown: {
      display: "block",
      "& thead, & tbody": { display: "block" },
      "& thead tr": { display: "block" },
      "& thead [data-tick]": { display: "flex", alignItems: "center", width: "auto" },
      "& thead th:not([data-tick])": {
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
      },
      "& tr": {
        display: "grid",
        gridTemplateColumns: "2.25rem minmax(0, 1fr)",
        columnGap: "1",
        py: "2",
      },
      "& tbody td, & tbody th": { display: "block", py: "1", gridColumn: "2" },
      "& tbody td:empty:not([data-tick])": { display: "none" },
      "& tbody [data-tick]": { gridColumn: "1", gridRow: "1" },
      "& tbody td[data-label]::before": {
        content: "attr(data-label)",
        display: "inline-block",
        minWidth: "7rem",
        paddingInlineEnd: "0.5rem",
        color: "fg.subtle",
      },
    },
  },
});

const NameLink = chakra(Link, {
  base: { fontWeight: "semibold", color: "fg", _hover: { textDecoration: "underline" } },
});

/** A list of the administrators' area. Ticks choose rows (Shift takes all between), the arrows go from name to name. */
export function RecordTable<T extends Selectable>({ label, columns, rows, selection }: RecordTableProps<T>) {
  const records = rows.map(({ record }) => record);
  const all = records.filter(({ id }) => selection.has(id)).length;
  const [nameHeading, ...headings] = columns;
  return (
    <Table role="table" aria-label={label} onKeyDown={goByArrows}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is shown as blocks has no roles of its own */}
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" data-tick>
            <input
              type="checkbox"
              aria-label="Select all on this page"
              data-needs-scripts
              checked={rows.length > 0 && all === rows.length}
              ref={(input) => {
                if (input) input.indeterminate = all > 0 && all < rows.length;
              }}
              onChange={() => selection.toggleAll(records)}
            />
            <Box as="span" ms="2" hideFrom="md" aria-hidden>
              Select all on this page
            </Box>
          </th>
          <th role="columnheader" scope="col">
            {nameHeading}
          </th>
          {headings.map((heading) => (
            <th role="columnheader" scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ record, href, picture, note, cells }) => (
          <tr role="row" key={record.id} data-chosen={selection.has(record.id) ? "" : undefined}>
            <td role="cell" data-tick>
              <input
                type="checkbox"
                aria-label={`Select ${record.name}`}
                data-needs-scripts
                checked={selection.has(record.id)}
                onChange={(event) =>
                  selection.toggle(record, records, (event.nativeEvent as MouseEvent).shiftKey === true)
                }
              />
            </td>
            <th role="rowheader" scope="row">
              <Flex gap="3" align="flex-start">
                {picture}
                <Box minWidth="0">
                  <NameLink to={href} id={rowLinkId(record.id)} data-row preventScrollReset dir="auto">
                    {record.name}
                  </NameLink>
                  {note && (
                    <Box fontWeight="normal" color="fg.muted">
                      {note}
                    </Box>
                  )}
                </Box>
              </Flex>
            </th>
            {cells.map((cell, index) => (
              <td role="cell" key={headings[index]} data-label={headings[index] || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </Table>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function goByArrows(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
  const at = links.indexOf(event.target as HTMLElement);
  const next = step === undefined || at < 0 ? undefined : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
