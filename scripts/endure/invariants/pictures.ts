import type { Database } from "../../../api/src/database/client/open.ts";
import { get } from "../clients/readers.ts";

/** The newest pictures are looked at: a run makes thousands. */
const looked = 30;

/** Pictures that a server does not give as they were stored, a line each. */
export async function brokenPictures(url: string, { pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ path: string; size: number }>(
    `select '/pictures/uploaded/' || f.picture_id || '/' || f.width || '.' || f.format as path, f.size
      from picture_file f join picture p on p.id = f.picture_id order by p.created_at desc, f.width limit $1`,
    [looked],
  );
  const found = await Promise.all(
    rows.map(async ({ path, size }) => {
      const { status, length } = await get(url + path, {});
      return status === 200 && length === size
        ? []
        : [`${path} is ${status} with ${length} bytes instead of ${size}`];
    }),
  );
  return found.flat();
}
