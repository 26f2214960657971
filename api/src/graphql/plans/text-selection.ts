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

/** The extension of a field that gives the one related row as it is. */
export const relatedRow = (relation: string): { relatedRow: string } => ({ relatedRow: relation });

/** Where a document selects the fields of a connection's rows. */
interface Place {
  readonly model: string;
  /** The names of the fields from the connection to the row. */
  readonly path: readonly string[];
  readonly selection: Selection;
}

/** By the field of a connection in a plan, whose rows are always those of one place; null if they cannot be text. */
const wantedTexts = new WeakMap<GraphQLResolveInfo, Record<"recorded" | "unrecorded", WantedText> | null>();

/** The selection of a connection's rows as text. Undefined if the answer takes no raw JSON, or a field of them has a rule of its own. */
export function textSelection(
  { planRun, reader }: Context,
  connection: GraphQLResolveInfo,
  place: Place,
): RowSelection | undefined {
  if (!planRun?.allowsRawJson) return undefined;
  let wanted = wantedTexts.get(connection);
  if (wanted === undefined) {
    const fields = fieldsAt(connection, place);
    const { selection } = place;
    wanted = fields && {
      recorded: { fields, selection, isRecorded: true },
      unrecorded: { fields, selection, isRecorded: false },
    };
    wantedTexts.set(connection, wanted);
  }
  return wanted ? reader.compileText(place.model, wanted[reader.log ? "recorded" : "unrecorded"]) : undefined;
}

/** The fields that a document asks of a connection's rows; null if they cannot be text, or are asked for in several places. */
function fieldsAt(connection: GraphQLResolveInfo, { model, path, selection }: Place): TextField[] | null {
  // In a plan its variables are those of @skip and @include.
  const { schema, fragments, variableValues: switches } = connection;
  const document = { schema, fragments, switches };
  let type = getNamedType(connection.returnType);
  let nodes: readonly FieldNode[] = connection.fieldNodes;
  for (const name of path) {
    if (!isObjectType(type)) return null;
    const selected = [...selectedFields(document, type, setsOf(nodes)).values()];
    const [found, more] = selected.filter(([node]) => node?.name.value === name);
    const field = type.getFields()[name];
    if (!found || more || !field) return null;
    nodes = found;
    type = getNamedType(field.type);
  }
  return isObjectType(type) ? textOf({ document, model, selection }, type, nodes) : null;
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
  return { column: name, form: formOf(item.name), isNullable: !column.isRequired };
}

/** The type of column that PostgreSQL writes as the scalar does. Not Float: PostgreSQL and JavaScript write very small and large numbers differently. */
const columnOfScalar: Readonly<Record<string, string>> = {
  ID: "String",
  String: "String",
  Int: "Int",
  Boolean: "Boolean",
  DateTime: "DateTime",
};

const formOf = (scalar: string): Form =>
  scalar === "DateTime" ? "time" : scalar === "Int" ? "number" : "json";

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
