import { queryFromInfo } from "@pothos/plugin-prisma";
import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import type { Finder } from "../database/finder.ts";
import { type PageArguments, readConnection, toConnection } from "./pagination.ts";
import { loadRows, type RowOf } from "./rows.ts";

/** A Live listing at its place in a category's ranking. */
export interface CategoryListing {
  /** S, the rank score; 0 where unrated. */
  score: number;
  software: RowOf<"software">;
}

/** Resolves a category's ranking: the order's first key is the score, its last the software. */
export async function resolveListings(
  context: Context,
  info: GraphQLResolveInfo,
  finder: Finder,
  args: PageArguments,
) {
  const { window, page } = await readConnection(context, info, finder, args);
  const query = queryFromInfo({ context, info, typeName: "Software", path: ["edges", "node", "software"] });
  const ids = page.rows.map((row) => row.id);
  const software = await loadRows(context, "software", query, ids);
  const listings = page.rows.map(({ position }, index): CategoryListing | null => {
    const row = software[index];
    return row == null ? null : { score: Number(position[0]), software: row };
  });
  return toConnection(finder, window, page, listings);
}
