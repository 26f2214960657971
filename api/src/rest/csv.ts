import type { DocumentNode } from "graphql";
import type { z } from "zod";
import { type ApiPath, common, type InputOf, type NoFields, type Route, type Row } from "./route.ts";

/** What stands in a cell: numbers as they are, dates and times in ISO 8601, null as nothing. */
export type Cell = string | number | Date | null;

/** A table with a name for each column. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** What a spreadsheet may take for the beginning of a formula, also in the wide forms of East Asia. */
const formula = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

/**
 * A table as RFC 4180 has it. It begins with a byte order mark, without which spreadsheets read UTF-8 as something else, and
 * text that one would calculate begins with an apostrophe.
 */
export function csvText({ columns, rows }: Table): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellText).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "number") return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A route that gives a table as a file to be kept: a document and a mapping of its data. */
export function csvFile<
  Path extends ApiPath,
  Data,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
>(
  row: Omit<Row<Path, P, Q, NoFields, z.ZodNull>, "method" | "status"> & {
    document: DocumentNode;
    variables?(input: InputOf<Path, P, Q, NoFields, z.ZodNull>): Record<string, unknown>;
    /** The table and what its file is called, in plain letters and without its ending. */
    answer(data: Data, input: InputOf<Path, P, Q, NoFields, z.ZodNull>): Table & { filename: string };
  },
): Route {
  type I = InputOf<Path, P, Q, NoFields, z.ZodNull>;
  return {
    ...common({ ...row, method: "GET" }),
    response: null,
    mediaType: "text/csv",
    handle: async (input, { ask }) => {
      const data = (await ask(row.document, row.variables?.(input as I) ?? {})) as Data;
      const { filename, ...table } = row.answer(data, input as I);
      return {
        body: csvText(table),
        headers: { "Content-Disposition": `attachment; filename="${filename}.csv"` },
      };
    },
  };
}
