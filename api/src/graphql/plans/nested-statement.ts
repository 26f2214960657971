import type { GraphQLResolveInfo } from "graphql";
import { pageRequest } from "../pagination.ts";
import type { AnyList, NestedField, NestedPage } from "./nested-pages.ts";
import type { Arguments } from "./plan.ts";

/** The page of a connection in the statement of its row. With constant arguments nothing of it differs between requests, so it is kept. */
export function nestedStatement(
  info: GraphQLResolveInfo,
  list: AnyList,
  args: Arguments,
): NestedField["statement"] {
  const make: NestedField["statement"] = ({ column }, { context, variables }) => {
    const row = Object.fromEntries(list.columns.map((name) => [name, column(name)]));
    const given = args.of(variables);
    const request = pageRequest(context, info, list, list.finder(row, given), given);
    const statement = context.loaders.pageInRow(request);
    return statement && { request, statement };
  };
  if (!args.areConstant) return make;
  // How many rows a page may have depends on the trust; what it reads of them on how the answer is used.
  const kept = new Map<string, NestedPage | null>();
  return (row, operation) => {
    const { trust, planRun, reader } = operation.context;
    const key = `${trust} ${planRun?.allowsRawJson} ${reader.log !== undefined}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(row, operation);
    kept.set(key, made);
    return made;
  };
}
