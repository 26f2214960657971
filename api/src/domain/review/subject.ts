import { sql } from "../../database/sql.ts";
import type { Transaction } from "../../database/transaction.ts";
import { notFound, ownSoftware } from "../errors.ts";
import { visibleSoftware } from "../policy.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Locks the software that a review is about, so that its reviews change one after another. Throws NOT_FOUND where the viewer
 * may not see it, FORBIDDEN where it is their own company's.
 */
export async function lockReviewable(tx: Transaction, softwareId: string, viewer: Viewer): Promise<void> {
  const [software] = await tx.$queryRaw<{ isOwn: boolean }[]>(sql`
    select exists(select 1 from company_member m
      where m.company_id = s.company_id and m.user_id = ${viewer.id}::uuid) as "isOwn"
    from software s where s.id = ${softwareId}::uuid and ${visibleSoftware(viewer)} for update of s`);
  if (!software) throw notFound("Software");
  if (software.isOwn) throw ownSoftware();
}
