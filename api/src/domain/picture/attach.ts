import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { pictureGone, uploadedPicture } from "../../inputs/index.ts";
import { InvalidInput } from "../errors.ts";

/** The address of a picture and its path in the input. */
interface PictureReference {
  readonly path: string;
  readonly url: string | null | undefined;
}

const idOf = (url: string | null | undefined) => uploadedPicture.exec(url ?? "")?.[1];

/**
 * Requires that newly shown pictures of this site exist, and keeps those no longer shown for another day, because a form may
 * still contain them. Pictures that were shown before are not checked. Call last in the transaction, because the sweep locks
 * pictures too. Throws InvalidInput.
 */
export async function attachPictures(
  tx: Pick<Transaction, "$queryRaw">,
  now: Date,
  { before, wanted }: { before: readonly (string | null | undefined)[]; wanted: readonly PictureReference[] },
): Promise<void> {
  const [former, next] = [new Set(before.map(idOf)), new Set(wanted.map(({ url }) => idOf(url)))];
  const ids = [...former, ...next].filter((id) => id !== undefined && !(former.has(id) && next.has(id)));
  if (ids.length === 0) return;
  const rows = await tx.$queryRaw<{ id: string }[]>(sql`
    update picture set created_at = ${now}::timestamptz where id = any(${ids}::text[]) returning id`);
  const found = new Set(rows.map(({ id }) => id));
  const [gone, ...others] = wanted
    .filter(({ url }) => {
      const id = idOf(url);
      return id !== undefined && !former.has(id) && !found.has(id);
    })
    .map(({ path }) => ({ path, message: pictureGone }));
  if (gone) throw new InvalidInput([gone, ...others]);
}
