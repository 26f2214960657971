import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import type { Selectable, Selection } from "~/components/admin/use-selection";

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    _focusVisible: { outline: "none" },
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      columnGap: "2",
      py: "6",
      borderTopWidth: "1px",
      borderColor: "border",
    },
    "&[data-ticks] > li": { gridTemplateColumns: "1.75rem minmax(0, 1fr)" },
  },
});

const Tick = chakra("input", {
  base: { width: "1.125rem", height: "1.125rem", mt: "1", accentColor: "{colors.accent}", cursor: "pointer" },
});

/** Props of `SelectableList`. */
export interface SelectableListProps<T extends Selectable> {
  /** What is listed: "Reports". */
  label: string;
  rows: readonly { readonly record: T; readonly item: ReactNode }[];
  /** The selection; omitted if there are no bulk actions. */
  selection?: Selection<T>;
  list: RefObject<HTMLUListElement | null>;
}

/** A list of items with all their details, selectable by checkboxes; Shift selects a range. */
export function SelectableList<T extends Selectable>({
  label,
  rows,
  selection,
  list,
}: SelectableListProps<T>) {
  const records = rows.map(({ record }) => record);
  const all = selection ? records.filter(({ id }) => selection.has(id)).length : 0;
  return (
    <>
      {selection && rows.length > 1 && (
        <Box as="label" display="inline-flex" gap="2.5" py="2" textStyle="small" data-needs-scripts>
          <Tick
            type="checkbox"
            mt="0"
            checked={all === rows.length}
            ref={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = all > 0 && all < rows.length;
            }}
            onChange={() => selection.toggleAll(records)}
          />
          Select all on this page
        </Box>
      )}
      <List ref={list} aria-label={label} tabIndex={-1} data-ticks={selection ? "" : undefined}>
        {rows.map(({ record, item }) => (
          <li key={record.id}>
            {selection && (
              <Tick
                type="checkbox"
                aria-label={`Select ${record.name}`}
                data-needs-scripts
                checked={selection.has(record.id)}
                onChange={(event) =>
                  selection.toggle(record, records, (event.nativeEvent as MouseEvent).shiftKey === true)
                }
              />
            )}
            {item}
          </li>
        ))}
      </List>
    </>
  );
}
