/** Numbers in rows and columns under a title. */
export interface Table {
  title: string;
  /** The first column contains names, the others numbers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Notes that are needed to read it. */
  note?: string;
}

/** The table as lines of text: names left-aligned, numbers right-aligned. */
export function renderTable({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, index) => {
        const cell = cells[index] ?? "";
        return index === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd();
  const ruler = widths.map((width) => "─".repeat(width)).join("  ");
  return [title, "", line(columns), ruler, ...rows.map(line), ...(note ? [note] : [])].join("\n");
}

/** Names and their values, one line each. */
export function renderFacts(facts: Readonly<Record<string, string>>): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  return Object.entries(facts)
    .map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
    .join("\n");
}

/** A number with the given count of decimals; a dash if it is not known. */
export function fixed(value: number | undefined, digits: number): string {
  return value === undefined || !Number.isFinite(value) ? "–" : value.toFixed(digits);
}

/** Bytes in kilobytes of 1024. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Bytes in megabytes of 1024 kilobytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
