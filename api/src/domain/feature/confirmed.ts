import { sql } from "../../database/query/sql.ts";
import { quorum } from "../../inputs/index.ts";

/** True if reviewers confirm a feature of a listing: by majority, from the quorum on, as in `feature_answer` of the database. */
export const isConfirmed = ({
  confirmedCount,
  deniedCount,
}: {
  confirmedCount: number;
  deniedCount: number;
}): boolean => confirmedCount + deniedCount >= quorum && confirmedCount > deniedCount;

/** The same of a row of `software_feature` (alias `t`). */
export const isConfirmedRow = sql`t.confirmed_count + t.denied_count >= ${quorum}::int4 and t.confirmed_count > t.denied_count`;
