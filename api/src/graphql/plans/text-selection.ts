import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";
import { getDatamodel } from "../../database/generated/pothos.ts";
import type { Finder } from "../../database/query/finder.ts";
import type { RowSelection } from "../../database/query/json-selection.ts";
import type { FieldText, Form, TextField, WantedText } from "../../database/query/row-text.ts";
import type { Selection } from "../../database/query/selection.ts";
import type { Context } from "../context.ts";
import { ownField } from "../loaded-columns.ts";
import { type Document, selectedFields } from "./selected.ts";

/** The extension of a nullable field of a row whose resolver gives a column in this form, null for null. */
export const writtenAs = (column: string, form: Form): { writtenAs: object } => ({
  writtenAs: { column, form },
});

/** The extension of a nullable field that gives what a finder reads beside a row (`Finder.extra`), a number, in this form. */
export const writtenBeside = (form: Form): { writtenBeside: Form } => ({ writtenBeside: form });

/** The extension of a field that gives the one related row as it is. */
export const relatedRow = (relation: string): { relatedRow: string } => ({ relatedRow: relation });

/** Where a document selects the fields of a connection's rows. */
interface Place {
  readonly model: string;
  /** The names of the fields from the connection to the row. */
  readonly path: readonly string[];
  readonly selection: Selection;
}

/** What a document asks of a connection as text: of its rows, and if all of it can be text, of its edges. */
interface AskedText {
  readonly rows: WantedText;
  readonly edges: WantedText | null;
}

/** With the IDs of the rows where it is recorded what is read, and without. */
type AskedTexts = Readonly<Record<"recorded" | "unrecorded", AskedText>>;

/** By the field of a connection in a plan, whose rows are always those of one place; null if they cannot be text. */
const askedTexts = new WeakMap<GraphQLResolveInfo, AskedTexts | null>();

/**
 * The selection of a connection as text: of its edges, or of its rows if more is asked of the edges than their nodes. Undefined if the answer takes
 * no raw JSON, or a field of the rows has a rule of its own.
 */
export function textSelection(
  { planRun, reader }: Context,
  connection: GraphQLResolveInfo,
  place: Place,
  { isExtraNumber = false }: Pick<Finder, "isExtraNumber">,
): RowSelection | undefined {
  if (!planRun?.allowsRawJson) return undefined;
  let asked = askedTexts.get(connection);
  if (asked === undefined) {
    asked = askedText(connection, place);
    askedTexts.set(connection, asked);
  }
  if (!asked) return undefined;
  const { rows, edges } = asked[reader.log ? "recorded" : "unrecorded"];
  const canBeEdges = edges && (isExtraNumber || !hasExtra(edges.fields));
  return reader.compileText(place.model, canBeEdges ? edges : rows);
}

const hasExtra = (fields: readonly TextField[]): boolean =>
  fields.some((one) => "extra" in one || ("object" in one && hasExtra(one.object)));

function askedText(connection: GraphQLResolveInfo, { model, path, selection }: Place): AskedTexts | null {
  // In a plan its variables are those of @skip and @include.
  const { schema, fragments, variableValues: switches } = connection;
  const document = { schema, fragments, switches };
  const found = fieldsAt({ document, model, selection }, connection, path);
  if (!found) return null;
  const asked = (isRecorded: boolean): AskedText => ({
    rows: { textOf: "row", fields: found.row, selection, isRecorded },
    edges: found.edge && { textOf: "edge", fields: found.edge, selection, isRecorded },
  });
  return { recorded: asked(true), unrecorded: asked(false) };
}

/** Fields that a document asks: of a row, and of the edge that it is in, null if that cannot be text. */
interface AskedFields {
  readonly row: TextField[];
  readonly edge: TextField[] | null;
}

/** What a document asks at the end of a path, and on the way to it; null if the row cannot be text, or is asked for in several places. */
function fieldsAt(
  row: AskedRow,
  { returnType, fieldNodes }: Pick<GraphQLResolveInfo, "returnType" | "fieldNodes">,
  [name, ...below]: readonly string[],
): AskedFields | null {
  const type = getNamedType(returnType);
  if (!isObjectType(type)) return null;
  if (name === undefined) {
    const fields = textOf(row, type, fieldNodes);
    return fields && { row: fields, edge: fields };
  }
  const selected = [...selectedFields(row.document, type, setsOf(fieldNodes))];
  const [found, more] = selected.filter(([, [node]]) => node?.name.value === name);
  const field = type.getFields()[name];
  if (!found || more || !field) return null;
  const inner = fieldsAt(row, { returnType: field.type, fieldNodes: found[1] }, below);
  // The connection itself is not text, so what stands beside its edges does not matter.
  if (!inner?.edge || name === "edges") return inner;
  // A resolver that does more than to give the row would be skipped.
  if (name !== "node" && relationOf(field) !== name) return { row: inner.row, edge: null };
  const object = inner.edge;
  const edge = selected.map(([key, nodes]) => {
    const text = nodes === found[1] ? { object } : besideText(type, nodes);
    return text && { ...text, key };
  });
  return { row: inner.row, edge: edge.every((one) => one !== null) ? edge : null };
}

/** A field beside the way to the row; null if it is more than the name of its type, and what a finder reads. */
function besideText(type: GraphQLObjectType, [node]: readonly FieldNode[]): FieldText | null {
  const name = node?.name.value ?? "";
  if (name === "__typename") return { typeName: type.name };
  const field = type.getFields()[name];
  const extra = field?.extensions["writtenBeside"] as Form | undefined;
  if (!field || !extra || !ownField(field) || field.args.length > 0 || isNonNullType(field.type)) return null;
  return { extra };
}

const setsOf = (nodes: readonly FieldNode[]) => nodes.map(({ selectionSet }) => selectionSet);

/** A field of a model, as Prisma describes it. */
interface ModelField {
  readonly isRequired: boolean;
  readonly isList: boolean;
  readonly type: string;
  readonly kind: string;
}

const { models } = getDatamodel().datamodel;

const modelField = (model: string, name: string): ModelField | undefined =>
  models[model]?.fields.find((field) => field.name === name);

/** A row of which a document asks fields. */
interface AskedRow {
  readonly document: Document;
  readonly model: string;
  readonly selection: Selection;
}

/** The fields of a row as text; null if one of them is more than a column, a related row, or what its extension says. */
function textOf(row: AskedRow, type: GraphQLObjectType, nodes: readonly FieldNode[]): TextField[] | null {
  if (type.isTypeOf) return null;
  const fields: TextField[] = [];
  const relations = new Set<string>();
  for (const [key, asked] of selectedFields(row.document, type, setsOf(nodes))) {
    const text = fieldText(row, type, asked);
    if (!text) return null;
    if ("relation" in text) {
      // It would be read once for each of its names.
      if (relations.has(text.relation)) return null;
      relations.add(text.relation);
    }
    fields.push({ ...text, key });
  }
  return fields;
}

function fieldText(row: AskedRow, type: GraphQLObjectType, nodes: readonly FieldNode[]): FieldText | null {
  const name = nodes[0]?.name.value ?? "";
  if (name === "__typename") return { typeName: type.name };
  const field = type.getFields()[name];
  // A permission check before the resolver would be skipped.
  if (!field || !ownField(field) || field.args.length > 0) return null;
  const { extensions } = field;
  if (name === "id" && isNode(type))
    return { column: "id", form: { globalIdOf: type.name }, isNullable: false };
  const written = extensions["writtenAs"] as { column: string; form: Form } | undefined;
  if (written) return isNonNullType(field.type) ? null : { ...written, isNullable: true };
  const exposed = extensions["pothosExposedField"];
  if (typeof exposed === "string") return columnText(field, exposed, modelField(row.model, exposed));
  const relation = relationOf(field);
  return relation === undefined ? null : relationText(row, field, relation, nodes);
}

const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === "Node");

function relationOf({ extensions }: GraphQLField<unknown, unknown>): string | undefined {
  const { relatedRow: related, pothosPrismaRelationField: described } = extensions;
  const name = related ?? (described as { name?: string } | undefined)?.name;
  return typeof name === "string" ? name : undefined;
}

function columnText(
  { type: given }: GraphQLField<unknown, unknown>,
  name: string,
  column: ModelField | undefined,
): FieldText | null {
  if (column?.kind !== "scalar" || (!column.isRequired && isNonNullType(given))) return null;
  const type = getNullableType(given);
  const item = isListType(type) ? getNullableType(type.ofType as GraphQLOutputType) : type;
  if (isListType(type) !== column.isList || !isScalarType(item)) return null;
  if (columnOfScalar[item.name] !== column.type) return null;
  // PostgreSQL writes the times of a list in another way.
  if (isListType(type) && item.name === "DateTime") return null;
  const form = isListType(type) ? "json" : (formOfScalar[item.name] ?? "json");
  return { column: name, form, isNullable: !column.isRequired };
}

/** The type of column that PostgreSQL writes as the scalar does. Not Float: PostgreSQL and JavaScript write very small and large numbers differently. An ID is a UUID. */
const columnOfScalar: Readonly<Record<string, string>> = {
  ID: "String",
  String: "String",
  Int: "Int",
  Boolean: "Boolean",
  DateTime: "DateTime",
};

const formOfScalar: Readonly<Record<string, Form>> = {
  ID: "uuid",
  Int: "number",
  Boolean: "boolean",
  DateTime: "time",
};

function relationText(
  { document, model, selection }: AskedRow,
  field: GraphQLField<unknown, unknown>,
  relation: string,
  nodes: readonly FieldNode[],
): FieldText | null {
  const type = getNullableType(field.type);
  const related = modelField(model, relation);
  const chosen = (selection.select ?? selection.include)?.[relation];
  const { select, include, ...conditions } = (chosen ?? {}) as Selection;
  if (!related || related.isList || !isObjectType(type) || Object.keys(conditions).length > 0) return null;
  if (!related.isRequired && isNonNullType(field.type)) return null;
  const row = { document, model: related.type, selection: { select, include } };
  const fields = textOf(row, type, nodes);
  return fields && { relation, fields, isNullable: !related.isRequired };
}
