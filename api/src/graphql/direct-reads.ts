import { encodeGlobalID } from "@pothos/plugin-relay";
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Context } from "./context.ts";

type Row = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<Row, Context>;
type Field = GraphQLField<Row, Context>;

/** What Pothos writes on the fields that it builds; only what is read here. */
interface Built {
  /** The resolver as it was written, before plugins wrapped it. */
  pothosOriginalResolve?: Resolver;
  pothosOptions?: { authScopes?: unknown };
  /** The property that an exposed field shows. */
  pothosExposedField?: string;
  /** The columns a field needs of its row; a function where they depend on arguments or on what is asked below. */
  pothosPrismaSelect?: object | (() => unknown);
  pothosPrismaRelationField?: { name: string };
}

const builtOf = (thing: { extensions: object }): Built => thing.extensions;
const needsPermission = (thing: { extensions: object }): boolean =>
  builtOf(thing).pothosOptions?.authScopes !== undefined;

/**
 * Lets fields take their values straight from a row that has them. Pothos looks up for every field of every row how the
 * row was loaded, and whether the field must be loaded apart; where all that a field needs is there, the answer is
 * always no. Where something is missing, and behind permissions, everything stays as Pothos made it. Half of the time
 * that a page of reviews took to resolve went into those look-ups.
 */
export function readDirectly(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || needsPermission(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const slow = field.resolve;
      const fast = slow && (globalId(type, field) ?? directResolver(field, slow));
      if (fast) field.resolve = fast;
    }
  }
  return schema;
}

/** The id of a node: Relay's own resolver waits for it, and with it every object above. */
function globalId(type: GraphQLObjectType, field: Field): Resolver | undefined {
  const isNode = type.getInterfaces().some(({ name }) => name === "Node");
  return isNode && field.name === "id" ? ({ id }) => encodeGlobalID(type.name, String(id)) : undefined;
}

function directResolver(field: Field, slow: Resolver): Resolver | undefined {
  const built = builtOf(field);
  if (needsPermission(field)) return undefined;
  const shown = built.pothosExposedField;
  if (shown !== undefined && isLeafType(getNamedType(field.type))) {
    return (row, args, context, info) => {
      const value = row[shown];
      return value === undefined ? slow(row, args, context, info) : value;
    };
  }
  const relation = relationWithoutArguments(field);
  if (relation !== undefined) {
    return (row, args, context, info) => {
      const related = row[relation];
      return related !== undefined && asksDirectly(field, info) ? related : slow(row, args, context, info);
    };
  }
  const original = built.pothosOriginalResolve;
  const needed = built.pothosPrismaSelect;
  if (!original || typeof needed !== "object") return undefined;
  const keys = Object.keys(needed);
  return (row, args, context, info) =>
    (keys.every((key) => row[key] !== undefined) ? original : slow)(row, args, context, info);
}

function relationWithoutArguments(field: Field): string | undefined {
  return field.args.length === 0 ? builtOf(field).pothosPrismaRelationField?.name : undefined;
}

/** Documents are parsed once and run many times: what was found of their fields is kept as long as they are. */
const known = new WeakMap<object, boolean>();

/** Do all fields asked of the related rows, at any depth, take their values from the rows? */
function asksDirectly(field: Field, info: GraphQLResolveInfo): boolean {
  const type = getNamedType(field.type);
  return (
    isObjectType(type) &&
    info.fieldNodes.every(({ selectionSet }) => !selectionSet || isDirect(type, selectionSet, info))
  );
}

function isDirect(type: GraphQLObjectType, asked: SelectionSetNode, info: GraphQLResolveInfo): boolean {
  const found = known.get(asked);
  if (found !== undefined) return found;
  const direct =
    !needsPermission(type) &&
    asked.selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isDirect(type, selection.selectionSet, info);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = info.fragments[selection.name.value];
        return fragment !== undefined && isDirect(type, fragment.selectionSet, info);
      }
      const field = type.getFields()[selection.name.value];
      if (!field) return selection.name.value === "__typename";
      if (relationWithoutArguments(field) !== undefined) {
        const below = getNamedType(field.type);
        return (
          isObjectType(below) && !!selection.selectionSet && isDirect(below, selection.selectionSet, info)
        );
      }
      return typeof builtOf(field).pothosPrismaSelect !== "function" && !needsPermission(field);
    });
  known.set(asked, direct);
  return direct;
}
