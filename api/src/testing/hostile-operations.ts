import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { schema } from "../graphql/schema.ts";
import { chance, hostileTexts, hostileValue, oneOf, type Pick } from "./hostile-values.ts";
import { globalId } from "./visibility/walk.ts";

/** A thing that can be named in a request. */
export interface Thing {
  readonly type: string;
  readonly id: string;
}

/** The body of a request to /graphql. */
export interface Operation {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;

const maxDepth = 4;
const maxFields = 5;

/** A random operation of the schema: its arguments are variables, of which some have values of other types. */
export function operation(pick: Pick, kind: "query" | "mutation", things: readonly Thing[]): Operation {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  const field = oneOf(pick, Object.values(root?.getFields() ?? {}));
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const call = (one: Field, depth: number): string => {
    const args = one.args.flatMap((arg) => {
      const isNeeded = isNonNullType(arg.type) && arg.defaultValue === undefined;
      if (!isNeeded && !chance(pick, depth === 0 ? 60 : 25)) return [];
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${arg.type}`);
      variables[name] = inputOf(pick, arg.type, things);
      return [`${arg.name}: $${name}`];
    });
    return `${one.name}${args.length > 0 ? `(${args.join(", ")})` : ""}${selection(one.type, depth + 1)}`;
  };
  const selection = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return "";
    const members = isObjectType(named) ? [named] : schema.getPossibleTypes(named).slice(0, 4);
    const parts = members.flatMap((member, index) => {
      const fields = Object.values(member.getFields()).filter(
        (one) => depth < maxDepth || !isCompositeType(getNamedType(one.type)),
      );
      if (fields.length === 0) return [];
      const chosen = Array.from(
        { length: 1 + pick(maxFields) },
        (_, nth) => `f${depth}${index}${nth}: ${call(oneOf(pick, fields), depth)}`,
      );
      return [`... on ${member.name} { ${chosen.join(" ")} }`];
    });
    return ` { __typename ${parts.join(" ")} }`;
  };
  const body = call(field, 0);
  const head = declared.length > 0 ? `(${declared.join(", ")})` : "";
  return { name: field.name, query: `${kind} Walk${head} { ${body} }`, variables };
}

/** A value of an input's type; one in eight of its parts is something else. */
function inputOf(pick: Pick, type: GraphQLInputType, things: readonly Thing[], depth = 0): unknown {
  if (chance(pick, 12)) return hostileValue(pick);
  const given = getNullableType(type);
  if (isListType(given))
    return Array.from({ length: pick(4) }, () => inputOf(pick, given.ofType, things, depth + 1));
  if (isEnumType(given)) return oneOf(pick, given.getValues()).name;
  if (isInputObjectType(given)) {
    const fields = Object.values(given.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < maxDepth && chance(pick, 50)),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, inputOf(pick, field.type, things, depth + 1)]),
    );
  }
  if (given.name === "Int") return oneOf(pick, [0, 1, 2, 5, 20, 100, -1]);
  if (given.name === "Float") return oneOf(pick, [0, 0.5, 4, 1e9]);
  if (given.name === "Boolean") return chance(pick, 50);
  if (given.name === "ID" && things.length > 0) {
    const { type: kind, id } = oneOf(pick, things);
    return chance(pick, 50) ? id : globalId(kind, id);
  }
  return chance(pick, 50)
    ? oneOf(pick, ["beacon", "crm", "a", "me@x.example", "https://x.example"])
    : oneOf(pick, hostileTexts);
}
