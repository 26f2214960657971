import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from "graphql";
import { documentLimits } from "../inputs/index.ts";

/** What a document asks of the schema itself. */
export interface Introspection {
  /** How often it asks for the whole schema. */
  readonly schemas: number;
  /** How many types it asks for by their names. */
  readonly types: number;
  readonly depth: number;
  /** Fields as they stand in the document, with fragments spread. */
  readonly fields: number;
  /** Values of the answer: the schema is at hand, so they are counted, up to one more than is allowed. */
  readonly values: number;
}

export const noIntrospection: Introspection = { schemas: 0, types: 0, depth: 0, fields: 0, values: 0 };

/** The fields of Query that lead into the schema. */
const roots: Readonly<Record<string, typeof SchemaMetaFieldDef>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What a valid document asks of the schema with these variables, which fit it, without running it. */
export function introspectionOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { schema, variables }: { schema: GraphQLSchema; variables: Record<string, unknown> },
): Introspection {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const asked = fieldsOf(operation.selectionSet, fragments).filter(({ name }) =>
    Object.hasOwn(roots, name.value),
  );
  if (asked.length === 0) return noIntrospection;
  const found = { ...noIntrospection };
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const count = counter(fragments, schema, coerced ?? {});
  for (const field of asked) {
    const isSchema = field.name.value === SchemaMetaFieldDef.name;
    if (isSchema) found.schemas += 1;
    else found.types += 1;
    const shape = shapeOf(field, fragments);
    found.depth = Math.max(found.depth, shape.depth);
    found.fields += shape.fields;
    // What is refused as it stands is not counted through.
    const { schemas, types } = documentLimits.introspection;
    if (found.schemas <= schemas && found.types <= types) found.values = count(field);
  }
  return found;
}

/** The fields of a selection, fragments spread; validation has seen to it that none spreads itself. */
function fieldsOf(set: SelectionSetNode | undefined, fragments: Fragments): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const spread = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return fieldsOf(spread?.selectionSet, fragments);
  });
}

function shapeOf(field: FieldNode, fragments: Fragments): { depth: number; fields: number } {
  let depth = 0;
  let fields = 1;
  for (const inner of fieldsOf(field.selectionSet, fragments)) {
    const shape = shapeOf(inner, fragments);
    depth = Math.max(depth, shape.depth);
    fields += shape.fields;
  }
  return { depth: depth + 1, fields };
}

/** Counts the values below fields of the schema, all of them together, until there are more than allowed. */
function counter(fragments: Fragments, schema: GraphQLSchema, variables: Record<string, unknown>) {
  const info = { schema } as GraphQLResolveInfo;
  const known = new Map<SelectionSetNode, FieldNode[]>();
  let values = 0;

  function field(node: FieldNode, type: GraphQLObjectType | null, source: unknown): void {
    values += 1;
    if (values > documentLimits.introspection.values) return;
    const name = node.name.value;
    const definition = type ? type.getFields()[name] : roots[name];
    if (!definition || isLeafType(getNamedType(definition.type))) return;
    const given = getArgumentValues(definition, node, variables);
    below(definition.resolve?.(source, given, null, info), definition.type, node);
  }

  function below(value: unknown, type: GraphQLOutputType, { selectionSet }: FieldNode): void {
    const named = getNamedType(type);
    if (!selectionSet || value == null || !isObjectType(named)) return;
    const inner = known.get(selectionSet) ?? fieldsOf(selectionSet, fragments);
    known.set(selectionSet, inner);
    for (const one of Array.isArray(value) ? value : [value])
      for (const node of inner) {
        if (values > documentLimits.introspection.values) return;
        field(node, named, one);
      }
  }

  return (node: FieldNode): number => {
    field(node, null, null);
    return values;
  };
}
