import type { GraphQLResolveInfo } from "graphql";
import type { Finder } from "../database/query/finder.ts";
import type { Context } from "./context.ts";
import { edgeAt, type PageArguments, resolveConnection } from "./pagination.ts";
import type { RowOf } from "./rows.ts";

/** A Live listing at its place in a category's ranking. */
export interface CategoryListing {
  /** S, the rank score; null where unrated. */
  score: number | null;
  software: RowOf<"Software">;
}

/** Resolves a category's ranking, whose finder reads the score with each row. */
export async function resolveListings(
  context: Context,
  info: GraphQLResolveInfo,
  finder: Finder,
  args: PageArguments,
) {
  const path = ["edges", "node", "software"];
  const connection = await resolveConnection(context, info, "Software", finder, args, path);
  return {
    ...connection,
    edges: connection.edges.map(({ node: software, at }) => {
      const node: CategoryListing = { score: (at.extra as number | null) || null, software };
      return edgeAt(finder.name, at, node);
    }),
  };
}
