import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  typeFromAST,
} from "graphql";

/** Values for a document's variables. */
export interface VariableChoice {
  /** For each ID. */
  readonly id: string;
  /** For each switch. */
  readonly on: boolean;
  /** False: only variables that a document cannot do without. */
  readonly isOptionalGiven: boolean;
  /** For texts, by the names of their variables; all others are "a". */
  readonly texts: Readonly<Record<string, string>>;
}

/** Variables with which a document of the product can be asked, made of its types. Their values are valid, but may name nothing that is there. */
export function variablesFor(
  schema: GraphQLSchema,
  document: DocumentNode,
  choice: VariableChoice,
): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const { variable, type: node, defaultValue } of definition.variableDefinitions ?? []) {
        const type = typeFromAST(schema, node as NamedTypeNode) as GraphQLInputType | undefined;
        if (!type) continue;
        if (!choice.isOptionalGiven && !(isNonNullType(type) && defaultValue === undefined)) continue;
        variables[variable.name.value] = made(type, variable.name.value, choice);
      }
  return variables;
}

function made(type: GraphQLInputType, name: string, choice: VariableChoice): unknown {
  if (isNonNullType(type)) return made(type.ofType, name, choice);
  if (isListType(type)) return [made(type.ofType, name, choice)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, made(field.type, field.name, choice)]));
  }
  if (type.name === "Boolean") return choice.on;
  if (type.name === "ID") return choice.id;
  if (type.name === "Int" || type.name === "Float") return 1;
  if (type.name === "DateTime") return "2026-01-01T00:00:00.000Z";
  return choice.texts[name] ?? "a";
}
