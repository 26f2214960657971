import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import { pageRequest } from "../pagination.ts";
import type { AnyList, NestedField, NestedPage } from "./nested-pages.ts";
import type { Arguments } from "./plan.ts";

/** Characters of arguments, as JSON, whose page is kept: who asks writes them. */
const maxKept = 500;

/** A page, and the arguments that it was made of. */
interface Kept {
  readonly asked: string;
  readonly page: NestedPage | null;
}

/**
 * The page of a connection in the statement of its row. Nothing of it but its arguments differs between requests, so the last one is kept: most who send a document send the
 * same arguments again.
 */
export function nestedStatement(
  info: GraphQLResolveInfo,
  list: AnyList,
  args: Arguments,
): NestedField["statement"] {
  const make = (
    { column }: Parameters<NestedField["statement"]>[0],
    context: Context,
    given: Record<string, unknown>,
  ): NestedPage | null => {
    const row = Object.fromEntries(list.columns.map((name) => [name, column(name)]));
    const request = pageRequest(context, info, list, list.finder(row, given), given);
    const statement = context.loaders.pageInRow(request);
    return statement && { request, statement };
  };
  // How many rows a page may have depends on the trust; what it reads of them on how the answer is used.
  const kept = new Map<string, Kept>();
  return (row, { context, variables }) => {
    const { trust, planRun, reader } = context;
    const key = `${trust} ${planRun?.allowsRawJson} ${reader.log !== undefined}`;
    const given = args.of(variables);
    const asked = args.areConstant ? "" : JSON.stringify(given);
    const known = kept.get(key);
    if (known?.asked === asked) return known.page;
    const page = make(row, context, given);
    if (asked.length <= maxKept) kept.set(key, { asked, page });
    return page;
  };
}
