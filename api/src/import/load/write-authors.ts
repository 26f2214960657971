import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import type { ReviewRow } from "../../inputs/catalogue.ts";
import { insertRows, type Row, type Target, updateRows } from "./merge.ts";

const columns = {
  catalog_key: { type: "text" },
  first_name: { type: "text" },
  last_name: { type: "text" },
  designation: { type: "text" },
};
/** The columns of the table that an import writes. */
export const authorTarget: Target<keyof typeof columns> = { table: "app_user", columns, hasUpdatedAt: true };

/** IDs of the stored authors, by key. */
export async function findAuthors(tx: Transaction, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; key: string }[]>`
    select id, catalog_key as key from app_user 
    where catalog_key = any(${[...new Set(keys)]}) order by id for no key update`;
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/**
 * Creates or updates the authors of reviews: users without an e-mail address, who cannot sign in. If several reviews describe the
 * same author, the first counts. Returns the IDs of all of them by key.
 */
export async function writeAuthors(
  tx: Transaction,
  stored: ReadonlyMap<string, string>,
  reviews: readonly Pick<ReviewRow, "authorKey" | "author">[],
): Promise<Map<string, string>> {
  const described = new Map<string, ReviewRow["author"]>();
  for (const { authorKey, author } of reviews) described.set(authorKey, described.get(authorKey) ?? author);
  const ids = new Map([...described.keys()].map((key) => [key, stored.get(key) ?? newId()]));
  const rows = [...described].map(
    ([key, author]): Row<keyof typeof columns> => ({
      id: ids.get(key) ?? "",
      catalog_key: key,
      first_name: author?.firstName ?? null,
      last_name: author?.lastName ?? null,
      designation: author?.designation ?? null,
    }),
  );
  await insertRows(
    tx,
    authorTarget,
    rows.filter(({ catalog_key: key }) => !stored.has(String(key))),
  );
  await updateRows(
    tx,
    authorTarget,
    rows.filter(({ catalog_key: key }) => stored.has(String(key))),
  );
  return ids;
}
