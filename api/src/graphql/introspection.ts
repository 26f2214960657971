import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
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

/** A field of the schema that has fields itself: how it is found, and what is asked of each thing found. */
interface Inner {
  readonly find: (source: unknown) => unknown;
  readonly type: GraphQLObjectType;
  readonly set: SelectionSetNode;
}

/** What a selection asks of each thing, and how many values those have that were counted before. */
interface Asked {
  readonly leaves: number;
  readonly inner: readonly Inner[];
  readonly counts: Map<unknown, number>;
}

/**
 * Counts the values below fields of the schema, all of them together, until there are more than allowed. A type that stands in
 * many places is counted once for the same selection: it answers the same in each.
 */
function counter(fragments: Fragments, schema: GraphQLSchema, variables: Record<string, unknown>) {
  const most = documentLimits.introspection.values;
  const info = { schema } as GraphQLResolveInfo;
  const known = new Map<SelectionSetNode, Asked>();
  let values = 0;

  /** Null for a field without fields. */
  function innerOf(node: FieldNode, definition: GraphQLField<unknown, unknown> | undefined): Inner | null {
    if (!(definition && node.selectionSet)) return null;
    const type = getNamedType(definition.type);
    if (!isObjectType(type)) return null;
    const given = getArgumentValues(definition, node, variables);
    return {
      find: (source) => definition.resolve?.(source, given, null, info),
      type,
      set: node.selectionSet,
    };
  }

  function askedBy(set: SelectionSetNode, type: GraphQLObjectType): Asked {
    const before = known.get(set);
    if (before) return before;
    const fields = fieldsOf(set, fragments);
    const inner = fields.flatMap((node) => innerOf(node, type.getFields()[node.name.value]) ?? []);
    const asked = { leaves: fields.length - inner.length, inner, counts: new Map() };
    known.set(set, asked);
    return asked;
  }

  /** The values of a field with fields, itself among them. */
  function below({ find, type, set }: Inner, source: unknown): number {
    const found = find(source);
    const { leaves, inner, counts } = askedBy(set, type);
    let count = 1;
    for (const one of Array.isArray(found) ? found : [found]) {
      if (count > most) break;
      if (one == null) continue;
      let within = counts.get(one);
      if (within === undefined) {
        within = leaves;
        for (const field of inner) if (within <= most) within += below(field, one);
        counts.set(one, within);
      }
      count += within;
    }
    return count;
  }

  return (node: FieldNode): number => {
    const root = innerOf(node, roots[node.name.value]);
    values = Math.min(values + (root ? below(root, null) : 1), most + 1);
    return values;
  };
}
