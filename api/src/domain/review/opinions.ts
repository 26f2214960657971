import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { notFound, ownReview } from "../errors.ts";
import { isLive, isPublished } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** One user's vote and report on a review. */
export interface Opinion {
  isHelpful: boolean;
  isReported: boolean;
}

/** What these users have said of these reviews, in the order of the pairs. */
export async function opinions(
  { reader }: Pick<ReadContext, "reader">,
  pairs: readonly { userId: string; reviewId: string }[],
): Promise<Opinion[]> {
  const users = pairs.map(({ userId }) => userId);
  const reviews = pairs.map(({ reviewId }) => reviewId);
  return reader.query<Opinion & { place: number }>(sql`
    select p.place::int4 as place,
      exists(select 1 from review_vote v
        where v.review_id = p.review_id and v.user_id = p.user_id) as "isHelpful",
      exists(select 1 from review_report o
        where o.review_id = p.review_id and o.user_id = p.user_id) as "isReported"
    from unnest(${users}::uuid[], ${reviews}::uuid[]) with ordinality as p(user_id, review_id, place)
    order by p.place`);
}

/**
 * Locks a public review, so that concurrent votes and reports are counted correctly. Throws NOT_FOUND if it is not public,
 * FORBIDDEN if it is the viewer's own.
 */
export async function lockOthersReview(
  tx: Transaction,
  id: string,
  viewer: Viewer,
  verb: Parameters<typeof ownReview>[0],
): Promise<void> {
  const [review] = await tx.$queryRaw<{ userId: string | null }[]>(sql`
    select r.user_id as "userId" from review r join software s on s.id = r.software_id
    where r.id = ${id}::uuid and ${isPublished} and ${isLive} for update of r`);
  if (!review) throw notFound("Review");
  if (review.userId === viewer.id) throw ownReview(verb);
}
