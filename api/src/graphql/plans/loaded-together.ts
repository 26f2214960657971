import { isDeepStrictEqual } from "node:util";
import { queryFromInfo } from "@pothos/plugin-prisma";
import type { FieldNode, GraphQLResolveInfo, SelectionNode } from "graphql";
import type { Context } from "../context.ts";
import { Unplanned } from "./plan.ts";

/** A query of columns and relations, as Pothos plans it. */
interface Query {
  readonly select?: Readonly<Record<string, unknown>>;
  readonly include?: Readonly<Record<string, unknown>>;
}

/** A plan is the same for all callers: what a field selects may not depend on who asks. Pothos keeps its own under symbols. */
export const nobody = (): Context =>
  new Proxy(
    {},
    {
      get(context, key) {
        if (typeof key === "symbol") return Reflect.get(context, key);
        throw new Unplanned(`a selection that depends on the caller: ${key}`);
      },
    },
  ) as Context;

/** What rows have that are loaded for the field; the columns of a query that names none are all there. */
export function columnsOf(info: GraphQLResolveInfo): { columns: string[]; isWhole: boolean } {
  const { select, include } = queryOf(info);
  return { columns: namesIn(select ?? include ?? {}), isWhole: select === undefined };
}

/**
 * Is what each of the fields selects of a row in what is loaded for all of them? It is not where two read one relation in two ways: one
 * of them is then loaded by itself.
 */
export function areLoadedTogether(
  info: GraphQLResolveInfo,
  fields: readonly (readonly FieldNode[])[],
): boolean {
  const whole = queryOf(info);
  return fields.every((nodes) => isWithin(queryOf(selecting(info, nodes)), whole));
}

const queryOf = (info: GraphQLResolveInfo): Query => queryFromInfo({ context: nobody(), info }) as Query;

/** The same field, as if only this was selected of what it gives. */
function selecting(info: GraphQLResolveInfo, selections: readonly SelectionNode[]): GraphQLResolveInfo {
  const [node] = info.fieldNodes;
  if (!node?.selectionSet) return info;
  return { ...info, fieldNodes: [{ ...node, selectionSet: { ...node.selectionSet, selections } }] };
}

function isWithin(part: Query, whole: Query): boolean {
  const { select, include, ...chosen } = part;
  const { select: allSelected, include: allIncluded, ...chosenOfAll } = whole;
  if ((select === undefined) !== (allSelected === undefined)) return false;
  if (!isDeepStrictEqual(chosen, chosenOfAll)) return false;
  const all = allSelected ?? allIncluded ?? {};
  return Object.entries(select ?? include ?? {}).every(([name, wanted]) => {
    if (!wanted) return true;
    const given = all[name];
    if (typeof wanted !== "object" || typeof given !== "object") return wanted === given;
    return given !== null && isWithin(wanted as Query, given as Query);
  });
}

const namesIn = (wanted: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : []));
