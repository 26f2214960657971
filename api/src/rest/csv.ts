import type { DocumentNode } from "graphql";
import type { z } from "zod";
import {
  type ApiPath,
  type Connection,
  common,
  type InputOf,
  type NoFields,
  type Route,
  type Row,
} from "./route.ts";

/** Rows a page that a file is read by, and pages at most: 5,000 rows. */
const pageSize = 500;
const mostPages = 10;

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open: in UTF-8 with its mark, every cell in quotes. What begins like a formula
 * gets an apostrophe before it, for spreadsheets would run it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A list as a CSV file, newest 5,000 rows at most. Its document takes $limit and $after, as a list's does. */
export function csvFile<
  Path extends ApiPath,
  Data,
  Node,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
>(
  row: Omit<Row<Path, P, Q, NoFields, z.ZodNull>, "method"> & {
    document: DocumentNode;
    variables(input: InputOf<Path, P, Q, NoFields, z.ZodNull>): Record<string, unknown>;
    /** What the browser is to call the file. */
    fileName: string;
    connection(data: Data): Connection<Node>;
    /** The columns in their order: the head of each, and its text. */
    columns: readonly (readonly [head: string, text: (node: Node) => string | null])[];
  },
): Route {
  type I = InputOf<Path, P, Q, NoFields, z.ZodNull>;
  const { columns, fileName } = row;
  return {
    ...common({ ...row, method: "GET" }),
    response: null,
    mediaType: "text/csv",
    handle: async (input, { ask }) => {
      const rows: string[][] = [columns.map(([head]) => head)];
      let after: string | null = null;
      for (let page = 0; page < mostPages; page++) {
        const variables = { ...row.variables(input as I), limit: pageSize, after };
        const { edges, pageInfo } = row.connection((await ask(row.document, variables)) as Data);
        for (const { node } of edges) rows.push(columns.map(([, text]) => text(node) ?? ""));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      return {
        body: toCsv(rows),
        headers: { "Content-Disposition": `attachment; filename="${fileName}"` },
      };
    },
  };
}
