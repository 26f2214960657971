import type { Models } from "../client/models.ts";
import { type Row, type RowSelection, rowJson } from "./json-selection.ts";
import { fieldOf, modelOf, type Selection } from "./selection.ts";
import { type SelectionReads, selectionReads } from "./selection-reads.ts";
import { rawSql } from "./sql.ts";

/**
 * How a column is written: as PostgreSQL writes JSON; a UUID as text; a number or Boolean as its own text; a number that is null if it is 0; a decimal number, of two places, as text; a time of
 * the years 1 to 9999 in ISO 8601 with milliseconds, in UTC; an id as the global ID of a type.
 */
export type Form =
  | "json"
  | "uuid"
  | "number"
  | "boolean"
  | "zeroAsNull"
  | "decimal"
  | "time"
  | { readonly globalIdOf: string };

/**
 * What is written for a field of a row: the name of its type, a column, the related row, or an object with more of the row's fields; in a page also what its
 * finder reads beside the row.
 */
export type FieldText =
  | { readonly typeName: string }
  | { readonly object: readonly TextField[] }
  | { readonly extra: Form }
  | { readonly column: string; readonly form: Form; readonly isNullable: boolean }
  | { readonly relation: string; readonly fields: readonly TextField[]; readonly isNullable: boolean };

/** A field in the text of an answer. Keys, and names of types, are names of GraphQL. */
export type TextField = FieldText & { readonly key: string };

/** What the rows of such a selection are. */
export interface RowText {
  readonly text: string;
  /** The row and its related rows, of which only the ids are known; null if it is not recorded what is read. */
  readonly ids: Row | null;
}

/** What is asked of rows that are read as text. */
export interface WantedText {
  /** What is written for each row: the row, or its edge. */
  readonly textOf: "row" | "edge";
  readonly fields: readonly TextField[];
  /** All columns and relations that the fields are made of. */
  readonly selection: Selection;
  /** Is it recorded what an answer reads? The ids of the rows then come along. */
  readonly isRecorded: boolean;
}

/** PostgreSQL's limit on the arguments of a function. */
const maxArguments = 100;

/** Compiles fields of a model to SQL that writes a row as an answer has it, byte for byte as JSON.stringify does. */
export function compileRowText(
  models: Models,
  model: string,
  { textOf, fields, selection, isRecorded }: WantedText,
): RowSelection {
  const text = objectText(models, model, fields, 0);
  const ids = isRecorded ? rowJson(models, model, idsOf(fields), 0) : null;
  let reads: SelectionReads | undefined;
  return {
    textOf,
    hasIds: ids !== null,
    table: rawSql(`"${modelOf(models, model).table}"`),
    // Joined: a text that was added up would keep all its parts.
    json: rawSql((ids ? ["concat(", ids.json.text, ", E'\\t', ", text, ")"] : [text]).join("")),
    rowOf(value): RowText {
      const given = value as string;
      if (!ids) return { text: given, ids: null };
      const end = given.indexOf("\t");
      return { text: given.slice(end + 1), ids: ids.rowOf(JSON.parse(given.slice(0, end))) };
    },
    reads: () => (reads ??= readsByIds(selectionReads(models, model, selection))),
  };
}

const readsByIds = ({ record, recordId }: SelectionReads): SelectionReads => ({
  record: (row, log) => record((row as RowText).ids ?? {}, log),
  recordId,
});

/** The ids of a row and of those related rows that the fields name. */
const idsOf = (fields: readonly TextField[]): Selection => ({
  select: {
    id: true,
    ...Object.fromEntries(relationsOf(fields).map((one) => [one.relation, idsOf(one.fields)])),
  },
});

const relationsOf = (fields: readonly TextField[]): Extract<TextField, { relation: string }>[] =>
  fields.flatMap((one) => ("object" in one ? relationsOf(one.object) : "relation" in one ? [one] : []));

/** SQL of the text of an object. Its names are those of the models, or checked by `requireName`. */
function objectText(models: Models, name: string, fields: readonly TextField[], depth: number): string {
  const parts: string[] = [];
  let constant = "";
  const write = (object: readonly TextField[]) => {
    constant += "{";
    for (const [index, field] of object.entries()) {
      constant += `${index === 0 ? "" : ","}"${requireName(field.key)}":`;
      if ("typeName" in field) constant += `"${requireName(field.typeName)}"`;
      else if ("object" in field) write(field.object);
      else {
        const { sql, quote } = valueText(models, name, field, depth);
        parts.push(`'${constant}${quote}'`, sql);
        constant = quote;
      }
    }
    constant += "}";
  };
  write(fields);
  return concatenated([...parts, `'${constant}'`]);
}

/** SQL of a value, which has to be put between these quotes: empty if it needs none. */
interface ValueText {
  readonly sql: string;
  readonly quote: '"' | "";
}

function valueText(
  models: Models,
  name: string,
  field: Exclude<FieldText, { typeName: string } | { object: readonly TextField[] }>,
  depth: number,
): ValueText {
  if ("extra" in field) return orNull(written("page.extra", field.extra), true);
  if ("column" in field) return columnText(models, name, field, depth);
  return { sql: relatedText(models, name, field, depth), quote: "" };
}

function requireName(name: string): string {
  if (!/^\w+$/.test(name)) throw new Error(`Not a name of GraphQL: ${name}`);
  return name;
}

function columnText(
  models: Models,
  name: string,
  { column, form, isNullable }: Extract<FieldText, { column: string }>,
  depth: number,
): ValueText {
  const field = fieldOf(modelOf(models, name), name, column);
  if (field.kind !== "column") throw new Error(`${name}.${column} is no column.`);
  return orNull(written(`t${depth}."${field.name}"`, form), isNullable);
}

function orNull(value: ValueText, isNullable: boolean): ValueText {
  if (!isNullable) return value;
  const { sql, quote } = value;
  return bare(`coalesce(${quote ? `'"' || (${sql}) || '"'` : `(${sql})::text`}, 'null')`);
}

/** The text of a value; null for null. Each call of to_json looks up the type of its argument, so values that have nothing to escape do without it. */
function written(value: string, form: Form): ValueText {
  if (typeof form === "object") {
    const name = requireName(form.globalIdOf);
    // PostgreSQL breaks the lines of long ones.
    return quoted(`translate(encode(convert_to('${name}:' || ${value}, 'UTF8'), 'base64'), E'\\n', '')`);
  }
  switch (form) {
    case "json":
      return bare(`to_json(${value})`);
    case "uuid":
      // The cast keeps this safe: a value that is no UUID makes the statement fail.
      return quoted(`${value}::uuid`);
    case "number":
      return bare(value);
    case "boolean":
      return bare(`${value}::text`);
    case "zeroAsNull":
      return bare(`nullif(${value}, 0)`);
    case "decimal":
      return quoted(`${value}::text`);
    case "time":
      return quoted(`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  }
}

const quoted = (sql: string): ValueText => ({ sql, quote: '"' });
const bare = (sql: string): ValueText => ({ sql, quote: "" });

/** The one related row; its text is null without one. */
function relatedText(
  models: Models,
  name: string,
  { relation, fields, isNullable }: Extract<FieldText, { relation: string }>,
  depth: number,
): string {
  const field = fieldOf(modelOf(models, name), name, relation);
  if (field.kind !== "relation" || field.isList) throw new Error(`${name}.${relation} is no related row.`);
  const alias = `t${depth + 1}`;
  const text = `(select ${objectText(models, field.model, fields, depth + 1)} from "${modelOf(models, field.model).table}" ${alias} where ${alias}."${field.foreignColumn}" = t${depth}."${field.localColumn}")`;
  return isNullable ? `coalesce(${text}, 'null')` : text;
}

/** Constants and values one after another. */
function concatenated(parts: readonly string[]): string {
  const groups: string[] = [];
  for (let start = 0; start < parts.length; start += maxArguments)
    groups.push(`concat(${parts.slice(start, start + maxArguments).join(", ")})`);
  return groups.length === 1 && groups[0] ? groups[0] : `concat(${groups.join(", ")})`;
}
