import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { forbidden, notFound } from "../errors.ts";
import { publicReviewWhere, visibleSoftware, visibleSoftwareWhere } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/**
 * Locks the software and then the viewer's own review of it. Throws FORBIDDEN if the review is another user's, NOT_FOUND if
 * there is none that the viewer may see. Reviews of Drafts are found only with `isEvenOfDrafts`.
 */
export async function lockOwnReview(tx: Transaction, id: string, viewer: Viewer, isEvenOfDrafts = false) {
  // In the order of all commands: the software first.
  const locked = await tx.$executeRaw`select 1 from software s join review r on r.software_id = s.id
    where r.id = ${id}::uuid and r.user_id = ${viewer.id}::uuid for no key update of s for update of r`;
  if (locked === 0) {
    const others = await tx.review.count({ where: { id, ...publicReviewWhere } });
    throw others > 0 ? forbidden() : notFound("Review");
  }
  const review = await tx.review.findFirst({
    where: { id, ...(!isEvenOfDrafts && { software: visibleSoftwareWhere(viewer) }) },
  });
  if (!review) throw notFound("Review");
  return review;
}

/** IDs of these users' reviews of these software, published or hidden, in the order of the pairs; null if there is none. */
export async function ownReviews(
  { reader }: Pick<ReadContext, "reader">,
  pairs: readonly { userId: string; softwareId: string }[],
): Promise<(string | null)[]> {
  const users = pairs.map(({ userId }) => userId);
  const software = pairs.map(({ softwareId }) => softwareId);
  const rows = await reader.query<{ id: string; place: number }>(sql`
    select r.id, p.place::int4 as place
    from unnest(${users}::uuid[], ${software}::uuid[]) with ordinality as p(user_id, software_id, place)
    join review r on r.user_id = p.user_id and r.software_id = p.software_id`);
  const ids = new Map(rows.map(({ id, place }) => [place, id]));
  return pairs.map((_pair, index) => ids.get(index + 1) ?? null);
}

/** The viewer's review with this id, hidden or not, of software that they may see; as rows of `review`. */
export function reviewByAuthor(viewer: Viewer, id: string): Sql {
  return sql`select r.* from review r join software s on s.id = r.software_id
    where r.id = ${id}::uuid and r.user_id = ${viewer.id}::uuid and ${visibleSoftware(viewer)}`;
}
