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

/** The cost of introspection in a document. */
export interface IntrospectionCost {
  /** Number of fields `__schema`. */
  readonly schemas: number;
  /** Number of fields `__type`. */
  readonly types: number;
  readonly depth: number;
  /** Fields with fragments expanded. */
  readonly fields: number;
  /** Values of the answer: the schema is at hand, so they are counted, up to one more than is allowed. */
  readonly values: number;
}

export const noIntrospection: IntrospectionCost = { schemas: 0, types: 0, depth: 0, fields: 0, values: 0 };

/** The fields of Query that lead into the schema. */
const roots: Readonly<Record<string, typeof SchemaMetaFieldDef>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The introspection of a valid document with valid variables, computed without running it. */
export function introspectionCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { schema, variables }: { schema: GraphQLSchema; variables: Record<string, unknown> },
): IntrospectionCost {
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
  const max = documentLimits.introspection;
  for (const field of asked) {
    const isSchema = field.name.value === SchemaMetaFieldDef.name;
    if (isSchema) found.schemas += 1;
    else found.types += 1;
    const shape = shapeOf(field, fragments);
    found.depth = Math.max(found.depth, shape.depth);
    found.fields += shape.fields;
    // What is refused as it stands is not counted through.
    if (found.schemas <= max.schemas && found.types <= max.types && found.values <= max.values)
      found.values = Math.min(found.values + count(field), max.values + 1);
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

/** A schema field with subfields, and how its value is found in its parent. */
interface CompositeField {
  readonly find: (source: unknown) => unknown;
  readonly type: GraphQLObjectType;
  readonly selection: SelectionSetNode;
}

/** The fields of a selection, and how many values each thing has by it that was asked before. */
interface Selection {
  readonly leaves: number;
  readonly composites: readonly CompositeField[];
  readonly counts: Map<unknown, number>;
}

/**
 * Counts the values of a field that leads into the schema, including itself, up to the maximum. A type is counted once per
 * selection.
 */
function counter(fragments: Fragments, schema: GraphQLSchema, variables: Record<string, unknown>) {
  const max = documentLimits.introspection.values;
  const info = { schema } as GraphQLResolveInfo;
  const known = new Map<SelectionSetNode, Selection>();

  /** Null for a leaf. */
  function compositeOf(
    node: FieldNode,
    definition: GraphQLField<unknown, unknown> | undefined,
  ): CompositeField | null {
    if (!(definition && node.selectionSet)) return null;
    const type = getNamedType(definition.type);
    if (!isObjectType(type)) return null;
    const given = getArgumentValues(definition, node, variables);
    const find = (source: unknown) => definition.resolve?.(source, given, null, info);
    return { find, type, selection: node.selectionSet };
  }

  function selectionOf({ selection, type }: CompositeField): Selection {
    const before = known.get(selection);
    if (before) return before;
    const fields = fieldsOf(selection, fragments);
    const composites = fields.flatMap((node) => compositeOf(node, type.getFields()[node.name.value]) ?? []);
    const found = { leaves: fields.length - composites.length, composites, counts: new Map() };
    known.set(selection, found);
    return found;
  }

  function valuesOf(field: CompositeField, source: unknown): number {
    const found = field.find(source);
    const { leaves, composites, counts } = selectionOf(field);
    let values = 1;
    for (const one of Array.isArray(found) ? found : [found]) {
      if (values > max) break;
      if (one == null) continue;
      let within = counts.get(one);
      if (within === undefined) {
        within = leaves;
        for (const inner of composites) if (within <= max) within += valuesOf(inner, one);
        counts.set(one, within);
      }
      values += within;
    }
    return values;
  }

  return (node: FieldNode): number => {
    const field = compositeOf(node, roots[node.name.value]);
    return field ? valuesOf(field, null) : 1;
  };
}
