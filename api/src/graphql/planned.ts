import { queryFromInfo } from "@pothos/plugin-prisma";
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Context } from "./context.ts";

/** What a field of a row reads of it, whatever its arguments and the caller: an extension of the field (loaded-rows.ts). */
export interface RowRead {
  /** Does a row hold all that the field reads? */
  holds(row: unknown): boolean;
  /** True for a related row or rows, which must have been loaded for what is selected of them. */
  isRelation: boolean;
}

/** The key of that extension. */
export const rowRead = "rowRead";

/** What a field of a document selects below it, found once: documents are parsed once and run many times. */
interface Plan {
  /** True if every field of a row below it is answered by what one query loads, whatever its arguments and the caller. */
  isPlain: boolean;
  /** The variables of `@skip` and `@include` below it. */
  switches: ReadonlySet<string>;
  queries: Map<string, object>;
  selected: Map<string, boolean>;
}

const plans = new WeakMap<FieldNode, Plan>();

/** The switches of a document that are kept apart at most: each may double the number of its queries. */
const maxQueries = 16;

/**
 * The columns and relations that the field `info` resolves must load: `queryFromInfo`, made once for each document and the
 * values of its `@include` and `@skip`. With `path` those of the rows there, which are of the model.
 */
export function plannedQuery(
  context: Context,
  info: GraphQLResolveInfo,
  rows?: { typeName: string; path: readonly string[] },
): object {
  const plan = onlyPlan(info);
  const make = () =>
    queryFromInfo(
      rows ? { context, info, typeName: rows.typeName, path: [...rows.path] } : { context, info },
    );
  if (!plan?.isPlain) return make();
  const values = [...plan.switches].map((name) => info.variableValues[name]);
  const key = JSON.stringify([rows?.typeName, rows?.path, values]);
  const known = plan.queries.get(key);
  if (known) return known;
  const made = make();
  if (plan.queries.size < maxQueries) plan.queries.set(key, made);
  return made;
}

/** Whether what is below the field can be read from rows that were loaded for it, without asking Pothos what was. */
export const isPlainBelow = (info: GraphQLResolveInfo): boolean =>
  info.fieldNodes.every((node) => planOf(info, node).isPlain);

/** Does the document select the field at this path below what `info` resolves (through fragments too)? */
export function selects(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  const plan = onlyPlan(info);
  const key = path.join(".");
  const known = plan?.selected.get(key);
  if (known !== undefined) return known;
  const found = info.fieldNodes.some((node) => selectsIn(info, node.selectionSet, path));
  plan?.selected.set(key, found);
  return found;
}

function selectsIn(
  info: GraphQLResolveInfo,
  set: SelectionSetNode | undefined,
  [name, ...below]: readonly string[],
): boolean {
  if (name === undefined) return true;
  return (
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === name && selectsIn(info, selection.selectionSet, below);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return selectsIn(info, selection.selectionSet, [name, ...below]);
      return selectsIn(info, info.fragments[selection.name.value]?.selectionSet, [name, ...below]);
    }) ?? false
  );
}

/** The plan of a field that stands once in its document; undefined where several are merged into one. */
function onlyPlan(info: GraphQLResolveInfo): Plan | undefined {
  const [node, more] = info.fieldNodes;
  return node && !more ? planOf(info, node) : undefined;
}

function planOf(info: GraphQLResolveInfo, node: FieldNode): Plan {
  const known = plans.get(node);
  if (known) return known;
  const switches = new Set<string>();
  const type = getNamedType(info.returnType);
  const isPlain =
    !node.selectionSet || (isObjectType(type) && isPlainIn(info, type, node.selectionSet, switches));
  const plan: Plan = { isPlain, switches, queries: new Map(), selected: new Map() };
  plans.set(node, plan);
  return plan;
}

/** Walks what is selected of a type; gathers the variables of its directives. */
function isPlainIn(
  info: GraphQLResolveInfo,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  switches: Set<string>,
): boolean {
  return set.selections.every((selection) => {
    for (const { arguments: given = [] } of selection.directives ?? [])
      for (const { value } of given) if (value.kind === Kind.VARIABLE) switches.add(value.name.value);
    if (selection.kind === Kind.FIELD) {
      const field = type.getFields()[selection.name.value];
      if (!field) return selection.name.value === "__typename";
      if (field.extensions["pothosPrismaSelect"] && !field.extensions[rowRead]) return false;
      if (!selection.selectionSet) return true;
      const inner = getNamedType(field.type);
      return isObjectType(inner) && isPlainIn(info, inner, selection.selectionSet, switches);
    }
    const { typeCondition, selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : (info.fragments[selection.name.value] ?? {});
    // A fragment on an interface, which selects for other types too.
    if (typeCondition && typeCondition.name.value !== type.name) return false;
    return selectionSet !== undefined && isPlainIn(info, type, selectionSet, switches);
  });
}
