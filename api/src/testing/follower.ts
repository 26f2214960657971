import { expect } from "vitest";
import type { Database } from "../database/client/open.ts";
import type { Connection } from "../http/rest/list.ts";
import { type ChangeData, changeFields, thingFields, toChange } from "../http/rest/shapes/change.ts";
import { read } from "./engine.ts";

type Reads = Pick<Database, "prisma" | "reader">;

/** Resolves when everything that was committed before can be followed: the horizon is the whole server's, whose other users write too. */
export async function untilReadable({ pool }: Pick<Database, "pool">): Promise<void> {
  const read = async (bound: string): Promise<bigint> =>
    BigInt((await pool.query(`select pg_snapshot_${bound}(pg_current_snapshot())::text as xid`)).rows[0].xid);
  const end = await read("xmax");
  await expect.poll(() => read("xmin"), { timeout: 240_000 }).toBeGreaterThanOrEqual(end);
}

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { cursor: string; node: ChangeData }[];
}

const document = `query Follow($after: String, $first: Int) {
  changes(after: $after, first: $first) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ...ChangeFields } }
  }
} ${changeFields}`;

/** A page of changes after a cursor. */
export async function changesPage(database: Reads, after: string | null, first = 100): Promise<Page> {
  const { changes } = await read<{ changes: Page }>(database, document, { after, first }, { trust: "built" });
  return changes;
}

/** Holds a copy of the directory, as partners do; it begins empty, or with what has been imported. */
export function createFollower(database: Reads, start: { copy?: Map<string, unknown>; after?: string } = {}) {
  const { copy = new Map<string, unknown>() } = start;
  let after: string | null = start.after ?? null;
  return {
    copy,
    /** Reads `first` changes and applies at most `applied`; true if there are more. A page that is not applied to its end is read again. */
    async step(first: number, applied = first): Promise<boolean> {
      const page = await changesPage(database, after, first);
      const changes = page.edges.map(toChange);
      for (const { kind, id, thing, cursor } of changes.slice(0, applied)) {
        if (thing) copy.set(`${kind} ${id}`, thing);
        else copy.delete(`${kind} ${id}`);
        after = cursor;
      }
      if (changes.length <= applied) after = page.pageInfo.endCursor;
      return page.pageInfo.hasNextPage || changes.length > applied;
    },
  };
}

const directory = `query Directory($after: String) {
  categories { __typename ...CategoryRecord }
  companies(first: 500) { edges { node { __typename ...CompanyRecord } } }
  directory(first: 500) { edges { node { __typename ...SoftwareRecord } } }
  reviews(first: 500, after: $after) { pageInfo { hasNextPage endCursor } edges { node { __typename ...ReviewRecord } } }
} ${thingFields}`;

type Thing = NonNullable<ChangeData["thing"]>;
interface Directory {
  categories: Thing[];
  companies: Pick<Connection<Thing>, "edges">;
  directory: Pick<Connection<Thing>, "edges">;
  reviews: Pick<Connection<Thing>, "edges"> & { pageInfo: Page["pageInfo"] };
}

/** Everything that is public, as its lists show it, by kind and ID. At most 500 companies and listings. */
export async function publicDirectory(database: Reads): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const add = (kind: string, things: readonly Thing[]) => {
    for (const thing of things) {
      const change = toChange({ cursor: "", node: { kind, id: thing.id, facets: [], gone: false, thing } });
      found.set(`${change.kind} ${thing.id}`, change.thing);
    }
  };
  const nodes = ({ edges }: Pick<Connection<Thing>, "edges">) => edges.map(({ node }) => node);
  for (let after: string | null = null, isMore = true; isMore; ) {
    const page: Directory = await read<Directory>(database, directory, { after }, { trust: "built" });
    add("CATEGORY", page.categories);
    add("COMPANY", nodes(page.companies));
    add("SOFTWARE", nodes(page.directory));
    add("REVIEW", nodes(page.reviews));
    ({ hasNextPage: isMore, endCursor: after } = page.reviews.pageInfo);
  }
  return found;
}
