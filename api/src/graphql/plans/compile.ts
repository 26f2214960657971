import {
  defaultFieldResolver,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import { type OwnField, ownField } from "../loaded-columns.ts";
import { keepSelections, selectionOf } from "../rows.ts";
import { areLoadedTogether, columnsOf, nobody } from "./loaded-together.ts";
import { listOfRow, type NestedField, nestPages } from "./nested-pages.ts";
import { nestedStatement } from "./nested-statement.ts";
import {
  type Arguments,
  type Complete,
  type FieldPlan,
  leaf,
  listOf,
  nullable,
  type ObjectPlan,
  objectOf,
  required,
  Unanswered,
  Unplanned,
} from "./plan.ts";
import { type Document, selectedFields } from "./selected.ts";

/** Fields of a document that is planned, at most: to plan takes as long as to answer several times. */
export const maxPlanFields = 300;

/** What a field is asked in. */
interface Place {
  readonly type: GraphQLObjectType;
  readonly path: GraphQLResolveInfo["path"] | undefined;
}

/**
 * Plans the answer to a query: the resolvers of its fields, called in the order of graphql-js, without looking for anything that depends
 * on the document alone. Null for what has permissions, unions or interfaces, for what a plan does not know how to load, and for arguments
 * that are wrong.
 */
export function planOf(document: Document, operation: OperationDefinitionNode): ObjectPlan | null {
  const root = document.schema.getQueryType();
  if (operation.operation !== "query" || !root) return null;
  try {
    return new Planner(document, operation).root(root);
  } catch (error) {
    if (error instanceof Unplanned || error instanceof GraphQLError) return null;
    throw error;
  }
}

class Planner {
  readonly #document: Document;
  readonly #operation: OperationDefinitionNode;
  /** Connections of the objects that are being planned, innermost last, that are read with their row. */
  readonly #nested: NestedField[][] = [];
  #fields = 0;

  constructor(document: Document, operation: OperationDefinitionNode) {
    this.#document = document;
    this.#operation = operation;
  }

  root(type: GraphQLObjectType): ObjectPlan {
    const selected = selectedFields(this.#document, type, [this.#operation.selectionSet]);
    return { fields: this.#planFields({ type, path: undefined }, selected), columns: [] };
  }

  #object(type: GraphQLObjectType, info: GraphQLResolveInfo, isFromRow: boolean): ObjectPlan {
    const sets = info.fieldNodes.map(({ selectionSet }) => selectionSet);
    const selected = selectedFields(this.#document, type, sets);
    this.#nested.push([]);
    const fields = this.#planFields({ type, path: info.path }, selected);
    const nested = this.#nested.pop() ?? [];
    const ofRow = [...selected.values()].flatMap((nodes) => {
      const own = ownOf(type, nodes);
      return own?.isOfRow ? [{ nodes, own }] : [];
    });
    if (ofRow.length === 0) return { fields, columns: [] };
    const { columns, isWhole } = columnsOf(info);
    // Of a row with all columns it cannot be seen whether it was loaded for this.
    if (isWhole && !isFromRow) throw new Unplanned("a whole row");
    const lists = ofRow.filter(({ own }) => own.selects !== "column").map(({ nodes }) => nodes);
    if (!areLoadedTogether(info, lists)) throw new Unplanned("a relation in two ways");
    if (nested.length > 0 && !isFromRow) nestPages(selectionOf(nobody(), info), nested);
    return { fields, columns };
  }

  #planFields(place: Place, selected: ReadonlyMap<string, readonly FieldNode[]>): FieldPlan[] {
    return [...selected].map(([key, nodes]) => this.#field(place, key, nodes));
  }

  #field({ type, path }: Place, key: string, nodes: readonly FieldNode[]): FieldPlan {
    const [node] = nodes;
    this.#fields += 1;
    if (!node || this.#fields > maxPlanFields || key === "__proto__") throw new Unplanned(key);
    const name = node.name.value;
    if (name === "__typename") return { key, read: () => type.name, complete: leaf((value) => value) };
    const field = type.getFields()[name];
    const own = field && ownField(field);
    if (!field || !own) throw new Unplanned(`${type.name}.${name}`);
    const info = this.#info(field, { type, path }, key, nodes);
    const args = argumentsOf(field, node);
    const read = reading(field, own, args, info);
    const complete = this.#complete(field.type, info, own.isOfRow);
    const list = listOfRow(field);
    // It has been seen by now that what its row selects does not depend on the caller.
    if (list) this.#nested.at(-1)?.push({ info, statement: nestedStatement(info, list, args) });
    return { key, read, complete };
  }

  /** What graphql-js tells the resolver of a field, but for the variables. */
  #info(
    { name, type: returnType }: GraphQLField<unknown, unknown>,
    { type, path }: Place,
    key: string,
    fieldNodes: readonly FieldNode[],
  ): GraphQLResolveInfo {
    const { schema, fragments, switches } = this.#document;
    const info: GraphQLResolveInfo = {
      fieldName: name,
      fieldNodes,
      returnType,
      parentType: type,
      path: { prev: path, key, typename: type.name },
      schema,
      fragments,
      rootValue: undefined,
      operation: this.#operation,
      variableValues: switches,
    };
    if (!isLeafType(getNamedType(returnType))) keepSelections(info);
    return info;
  }

  #complete(type: GraphQLOutputType, info: GraphQLResolveInfo, isFromRow: boolean): Complete {
    if (isLeafType(getNamedType(type))) return ofLeaf(type);
    if (isNonNullType(type)) return required(this.#ofKind(type.ofType, info, isFromRow));
    return nullable(this.#ofKind(type, info, isFromRow));
  }

  #ofKind(type: GraphQLOutputType, info: GraphQLResolveInfo, isFromRow: boolean): Complete {
    if (isListType(type)) return listOf(this.#complete(type.ofType as GraphQLOutputType, info, isFromRow));
    if (isObjectType(type) && !type.isTypeOf) return objectOf(this.#object(type, info, isFromRow));
    throw new Unplanned(String(type));
  }
}

/** How values of scalars and enums are completed, by their types. */
const leaves = new WeakMap<GraphQLOutputType, Complete>();

function ofLeaf(type: GraphQLOutputType): Complete {
  const known = leaves.get(type);
  if (known) return known;
  const made = isNonNullType(type) ? required(ofLeafKind(type.ofType)) : nullable(ofLeafKind(type));
  leaves.set(type, made);
  return made;
}

function ofLeafKind(type: GraphQLOutputType): Complete {
  if (isListType(type)) return listOf(ofLeaf(type.ofType as GraphQLOutputType));
  if (isLeafType(type)) return leaf((value) => type.serialize(value));
  throw new Unplanned(String(type));
}

const ownOf = (type: GraphQLObjectType, [node]: readonly FieldNode[]): OwnField | undefined => {
  const field = node && type.getFields()[node.name.value];
  return field && ownField(field);
};

function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Arguments {
  if (hasVariables(node))
    return { areConstant: false, of: (variables) => getArgumentValues(field, node, variables) };
  const args = Object.freeze(getArgumentValues(field, node));
  return { areConstant: true, of: () => args };
}

/** Calls the resolver of a field with its arguments. */
function reading(
  field: GraphQLField<unknown, unknown>,
  { resolve, selects, isOfRow }: OwnField,
  args: Arguments,
  info: GraphQLResolveInfo,
): FieldPlan["read"] {
  const call = resolve as (...given: unknown[]) => unknown;
  if (resolve === defaultFieldResolver) {
    const { name } = field;
    return (source) => {
      const value = (source as Readonly<Record<string, unknown>>)[name];
      if (typeof value === "function") throw new Unanswered(name);
      return value;
    };
  }
  // What is loaded of the row would then depend on the variables.
  if (!args.areConstant && isOfRow && selects === "by arguments" && !isConnection(getNamedType(field.type)))
    throw new Unplanned(field.name);
  return (source, { context, variables }) => call(source, args.of(variables), context, info);
}

/** Is it a connection, as Relay tells it? What its nodes select does not depend on its arguments. */
const isConnection = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && "pageInfo" in type.getFields();

function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const one of given)
    visit(one, {
      [Kind.VARIABLE]() {
        found = true;
      },
    });
  return found;
}
