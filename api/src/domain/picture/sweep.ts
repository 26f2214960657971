import type { Database } from "../../database/client/open.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import type { PictureFormat } from "../../inputs/index.ts";
import { dayMs } from "../../inputs/index.ts";
import type { ObjectStore } from "../../pictures/objects.ts";
import { objectName } from "./names.ts";

/** Milliseconds that an unused picture is kept: a form may stay open overnight. */
const keptUnused = dayMs;
/** Pictures in one transaction. */
const atOnce = 20;

/** Deletes pictures that no person, company or software shows, a day after they were sent or last put in or taken out. */
export async function sweepPictures(
  database: Pick<Database, "prisma">,
  objects: ObjectStore | null,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keptUnused);
  let swept: number;
  do {
    swept = await transaction(database, (tx) => sweepSome(tx, objects, before));
  } while (swept === atOnce);
}

async function sweepSome(tx: Transaction, objects: ObjectStore | null, before: Date): Promise<number> {
  const unused = await tx.$queryRaw<{ id: string }[]>`
    with shown(address) as (
      select profile_image_url from app_user union all select logo_url from company
      union all select logo_url from software union all select url from screenshot),
    used as (
      select substring(address from '/pictures/uploaded/([0-9a-f]{64})/') as id from shown
      where address like '%/pictures/uploaded/%')
    select p.id from picture p
    where p.created_at < ${before} and not exists(select 1 from used u where u.id = p.id)
    order by p.created_at, p.id limit ${atOnce} for update of p skip locked`;
  const ids = unused.map(({ id }) => id);
  const files = await tx.pictureFile.findMany({
    where: { pictureId: { in: ids }, bytes: null },
    select: { pictureId: true, width: true, format: true },
  });
  // Within the transaction, which locks the rows: a concurrent upload of the same picture waits and then stores it again.
  // Deleting twice is harmless.
  await Promise.all(
    files.map(({ pictureId, width, format }) =>
      objects?.remove(objectName({ id: pictureId, width, format: format as PictureFormat })),
    ),
  );
  await tx.picture.deleteMany({ where: { id: { in: ids } } });
  return ids.length;
}
