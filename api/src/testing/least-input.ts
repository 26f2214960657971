import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

/** What a minimal value of a type is made of. */
interface LeastValues {
  /** For each ID. */
  readonly id: string;
  /** For texts, by the names of their fields or variables; "x" for all others. */
  readonly texts?: Readonly<Record<string, string>>;
  /** For each Boolean (default true). */
  readonly on?: boolean;
}

/** A minimal value of an input's type, or of the variable of this name: what it requires, and the IDs that it may have. */
export function leastInput(type: GraphQLInputType, values: LeastValues, name = ""): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return getNamedType(given).name === "ID" ? [values.id] : [];
  if (isEnumType(given)) return given.getValues()[0]?.name;
  if (isInputObjectType(given)) {
    const wanted = Object.values(given.getFields()).filter(
      (field) => isNonNullType(field.type) || getNamedType(field.type).name === "ID",
    );
    return Object.fromEntries(
      wanted.map((field) => [field.name, leastInput(field.type, values, field.name)]),
    );
  }
  const { id, texts = {}, on = true } = values;
  const scalars: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: on,
    ID: id,
    DateTime: "2026-01-01T00:00:00Z",
  };
  return scalars[given.name] ?? texts[name] ?? "x";
}
