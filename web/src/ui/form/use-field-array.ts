import { type RefObject, use, useEffect, useRef, useState } from "react";
import { FormContext, type FormState } from "./form-context";
import type { Values } from "./problems";

interface Row {
  readonly key: number;
  /** The index of its restored values; null where it is new. */
  readonly initialPlace: number | null;
}

/** A list of rows of fields in a form: `name.0.field` … */
export interface FieldArray {
  /** Each with its key, and with the form that its fields stand in. */
  readonly rows: readonly { readonly key: number; readonly form: FormState }[];
  /** The element that they stand in. */
  readonly root: RefObject<HTMLElement | null>;
  /** The last change, for screen readers. */
  readonly announcement: string;
  add(): void;
  remove(place: number): void;
  moveBy(place: number, by: -1 | 1): void;
}

/** The rows of a field array. Each keeps its input when it is moved. `item` is the label of one. */
export function useFieldArray(name: string, item: string): FieldArray {
  const form = use(FormContext);
  const root = useRef<HTMLElement>(null);
  const nextKey = useRef(0);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: rowCount(form.restored, name) }, (_, initialPlace) => ({
      key: nextKey.current++,
      initialPlace,
    })),
  );
  const [announcement, announce] = useState("");
  /** The place whose first field gets the focus when the rows are drawn anew; -1 is the button that adds one. */
  const focus = useRef<number | null>(null);
  const isDrawn = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other rows
  useEffect(() => {
    if (!isDrawn.current) {
      isDrawn.current = true;
      return;
    }
    if (focus.current !== null) {
      const row = root.current?.querySelectorAll("[data-row]")[focus.current];
      const add = root.current?.querySelector<HTMLElement>("[data-add]");
      (row?.querySelector<HTMLElement>("input, textarea") ?? add)?.focus();
    }
    focus.current = null;
    form.changed(name);
  }, [rows]);

  return {
    root,
    announcement,
    rows: rows.map(({ key, initialPlace }, place) => ({
      key,
      form: { ...form, restored: restoredRow(form.restored, name, initialPlace, place) },
    })),
    add() {
      focus.current = rows.length;
      setRows([...rows, { key: nextKey.current++, initialPlace: null }]);
    },
    remove(place) {
      focus.current = Math.min(place, rows.length - 2);
      setRows(rows.toSpliced(place, 1));
      announce(`${item} ${place + 1} removed`);
    },
    moveBy(place, by) {
      const row = rows[place];
      if (!row) return;
      setRows(rows.toSpliced(place, 1).toSpliced(place + by, 0, row));
      announce(`${item} is now ${place + by + 1} of ${rows.length}`);
    },
  };
}

/** How many rows of a list a form holds. */
export function rowCount(values: Values, list: string): number {
  const places = Object.keys(values)
    .filter((field) => field.startsWith(`${list}.`))
    .map((field) => Number(field.split(".")[1]))
    .filter(Number.isInteger);
  return Math.max(...places, -1) + 1;
}

/** The restored values of a row, under the names that its fields have now. */
function restoredRow(restored: Values, name: string, initialPlace: number | null, place: number): Values {
  if (initialPlace === null) return {};
  const before = `${name}.${initialPlace}.`;
  return Object.fromEntries(
    Object.entries(restored)
      .filter(([field]) => field.startsWith(before))
      .map(([field, text]) => [`${name}.${place}.${field.slice(before.length)}`, text]),
  );
}
