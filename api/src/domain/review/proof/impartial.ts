import type { Transaction } from "../../../database/client/transaction.ts";
import { type Sql, sql } from "../../../database/query/sql.ts";
import { forbidden } from "../../errors.ts";

/** Reviews (alias `r`) that this user did not write, of software (alias `s`) of none of their companies. */
export const isImpartial = (viewerId: string): Sql => sql`(r.user_id is distinct from ${viewerId}::uuid
  and not exists (select 1 from company_member m where m.company_id = s.company_id and m.user_id = ${viewerId}::uuid))`;

/** Requires that a moderator neither wrote a review nor belongs to the company of its software. Throws FORBIDDEN. */
export async function requireImpartial(
  tx: Pick<Transaction, "$queryRaw">,
  viewerId: string,
  reviewId: string,
): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from review r join software s on s.id = r.software_id
    where r.id = ${reviewId}::uuid and ${isImpartial(viewerId)}`;
  if (found.length === 0)
    throw forbidden(
      "Another moderator has to decide this: it is your own review, or your company's software.",
    );
}
