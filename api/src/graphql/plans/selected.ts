import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** What a document selects, as far as it is the same for all requests that a plan answers. */
export interface Document {
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** The variables of @skip and @include. */
  readonly switches: Record<string, unknown>;
}

/** The fields that are selected of an object by their keys in the answer, as the specification of GraphQL collects them. */
export function selectedFields(
  document: Document,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (!isOn(document, selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        found.set(key, [...(found.get(key) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(document, type, selection.typeCondition?.name.value)) collect(selection.selectionSet);
      } else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value);
        const fragment = document.fragments[selection.name.value];
        if (fragment && applies(document, type, fragment.typeCondition.name.value))
          collect(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return found;
}

function isOn({ switches }: Document, selection: SelectionNode): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, selection, switches)?.["if"] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, switches)?.["if"] !== false;
}

function applies({ schema }: Document, type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true;
  const named = schema.getType(condition);
  return named !== undefined && isAbstractType(named) && schema.isSubType(named, type);
}
