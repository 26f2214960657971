import type { Transaction } from "../../../database/client/transaction.ts";
import { sql } from "../../../database/query/sql.ts";
import { listSizes } from "../../../inputs/index.ts";
import { invalid, notFound } from "../../errors.ts";
import { lockSoftware } from "../../software/lock.ts";

/** Locks the software of these reviews and then the reviews, each in the order of their IDs; deleted ones are left out. */
export async function lockReviews(tx: Transaction, ids: readonly string[]) {
  const listed = sql`any(${[...ids]}::uuid[])`;
  // In the order of all commands: the software first.
  await lockSoftware(tx, sql`s.id in (select software_id from review where id = ${listed})`);
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

/** Which flags are meant, each once; at most as many as are decided at once. Throws InvalidInput. */
export function wantedFlags(ids: readonly string[]): string[] {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.length > listSizes.decidedFlags)
    throw invalid("databaseIds", `Please select 1 to ${listSizes.decidedFlags} flags`);
  return wanted;
}

/** Locks these flags after their reviews; those deleted meanwhile are left out. Throws NOT_FOUND if one does not exist. */
export async function lockFlags(tx: Transaction, wanted: readonly string[]) {
  const where = { id: { in: [...wanted] } };
  const found = await tx.reviewFlag.findMany({ where, select: { reviewId: true } });
  if (found.length < wanted.length) throw notFound("Flag");
  const reviews = await lockReviews(tx, [...new Set(found.map(({ reviewId }) => reviewId))]);
  // The checks change flags too.
  await tx.$executeRaw(
    sql`select 1 from review_flag where id = any(${[...wanted]}::uuid[]) order by id for update`,
  );
  return { reviews, flags: await tx.reviewFlag.findMany({ where, orderBy: { id: "asc" } }) };
}

/** Locks the reported review and returns the report. Throws NOT_FOUND. */
export async function lockReport(tx: Transaction, id: string) {
  const found = await tx.reviewReport.findUnique({ where: { id }, select: { reviewId: true } });
  if (!found) throw notFound("Report");
  const review = await lockReview(tx, found.reviewId);
  const report = await tx.reviewReport.findUnique({ where: { id }, select: { status: true, reason: true } });
  return { review, report };
}
