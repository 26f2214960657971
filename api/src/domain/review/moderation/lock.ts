import { sql } from "../../../database/sql.ts";
import type { Transaction } from "../../../database/transaction.ts";
import { notFound } from "../../errors.ts";

/** Locks the software of these reviews and then the reviews, each in the order of their ids; what is gone is left out. */
export async function lockReviews(tx: Transaction, ids: readonly string[]) {
  const listed = sql`any(${[...ids]}::uuid[])`;
  // In the order of all commands: the software first.
  await tx.$executeRaw(sql`select 1 from software
    where id in (select software_id from review where id = ${listed}) order by id for update`);
  await tx.$executeRaw(sql`select 1 from review where id = ${listed} order by id for update`);
  return tx.review.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" } });
}

/** Any review, locked as a moderator's. */
export type LockedReview = Awaited<ReturnType<typeof lockReviews>>[number];

/** Locks one review and its software. Throws NOT_FOUND. */
export async function lockReview(tx: Transaction, id: string): Promise<LockedReview> {
  const [review] = await lockReviews(tx, [id]);
  if (!review) throw notFound("Review");
  return review;
}
