import type { DocumentNode } from "graphql";
import type { z } from "zod";
import type { Connection } from "./list.ts";
import { type ApiPath, common, type InputOf, type NoFields, type Operation, type Route } from "./route.ts";

/** A cell: numbers unchanged, dates and times in ISO 8601, null as an empty cell. */
export type Cell = string | number | Date | null;

/** A table with a name for each column, as CSV. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** Characters that begin a formula in spreadsheets, including the full-width forms of East Asia. */
const formulaSigns = new Set("=+-@|＝＋－＠");
/** Characters at which a spreadsheet may split cells other than commas. */
const cellSeparators = new Set(";\t\r\n");
/** Characters that spreadsheets skip before a formula; quotes only after a separator. */
const skipped = /^[\s\p{Cf}]$/u;

/**
 * A table as RFC 4180 has it. It begins with a byte order mark, without which spreadsheets read UTF-8 as something else, and
 * text that one would calculate begins with an apostrophe, also behind a semicolon, a tab or a line break within it.
 */
export function csvText({ columns, rows }: Table): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cellText).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "number") return String(cell);
  const safe = withoutFormulas(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The text with an apostrophe wherever a spreadsheet would calculate. It passes over the text once: an expression that looks
 * ahead from each separator takes quadratic time over a text of separators.
 */
function withoutFormulas(text: string): string {
  let safe = "";
  let copied = 0;
  let at = 0;
  let isStart = true;
  let isCellStart = false;
  let needsApostrophe = /^[\t\r\n]/.test(text);
  for (const character of text) {
    const isSign = formulaSigns.has(character);
    if (isSign && isStart) needsApostrophe = true;
    if (isSign && isCellStart) {
      safe += `${text.slice(copied, at)}'`;
      copied = at;
    }
    const isSkipped = skipped.test(character);
    isStart &&= isSkipped;
    isCellStart = cellSeparators.has(character) || (isCellStart && (isSkipped || character === '"'));
    at += character.length;
  }
  return `${needsApostrophe ? "'" : ""}${safe}${text.slice(copied)}`;
}

/** A route that returns a table as a download: a document and a mapping of its data. */
export function csvFile<
  Path extends ApiPath,
  Data,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
>(
  operation: CsvOperation<Path, P, Q> & {
    variables?(input: Input<Path, P, Q>): Record<string, unknown>;
    /** The table and the name of its file, in ASCII letters and without extension. */
    answer(data: Data, input: Input<Path, P, Q>): Table & { filename: string };
  },
): Route {
  return {
    ...common({ ...operation, method: "GET" }),
    response: null,
    mediaType: "text/csv",
    handle: async (input, { ask }) => {
      const given = input as Input<Path, P, Q>;
      const data = (await ask(operation.document, operation.variables?.(given) ?? {})) as Data;
      const { filename, ...table } = operation.answer(data, given);
      return asFile(filename, table);
    },
  };
}

/** Rows per page when a list is read for a file, and the maximum number of pages: 5,000 rows. */
const pageSize = 500;
const maxPages = 10;

/** A route that returns a list as a CSV file, at most 5,000 rows. Its document takes $limit and $after, like that of a list. */
export function csvList<
  Path extends ApiPath,
  Data,
  Node,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
>(
  operation: CsvOperation<Path, P, Q> & {
    variables(input: Input<Path, P, Q>): Record<string, unknown>;
    /** The name of the file, in ASCII letters and without extension. */
    filename: string;
    connection(data: Data): Connection<Node>;
    /** The columns in order: each one's name and cell. */
    columns: readonly (readonly [name: string, cell: (node: Node) => Cell])[];
  },
): Route {
  const { columns, filename } = operation;
  return {
    ...common({ ...operation, method: "GET" }),
    response: null,
    mediaType: "text/csv",
    handle: async (input, { ask }) => {
      const rows: Cell[][] = [];
      let after: string | null = null;
      for (let page = 0; page < maxPages; page++) {
        const variables = { ...operation.variables(input as Input<Path, P, Q>), limit: pageSize, after };
        const { edges, pageInfo } = operation.connection((await ask(operation.document, variables)) as Data);
        for (const { node } of edges) rows.push(columns.map(([, cell]) => cell(node)));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      return asFile(filename, { columns: columns.map(([name]) => name), rows });
    },
  };
}

type Input<Path extends ApiPath, P extends z.ZodObject, Q extends z.ZodObject> = InputOf<
  Path,
  P,
  Q,
  z.ZodNull
>;
type CsvOperation<Path extends ApiPath, P extends z.ZodObject, Q extends z.ZodObject> = Omit<
  Operation<Path, P, Q, z.ZodNull>,
  "method" | "status"
> & { document: DocumentNode };

function asFile(filename: string, table: Table) {
  return {
    body: csvText(table),
    headers: { "Content-Disposition": `attachment; filename="${filename}.csv"` },
  };
}
