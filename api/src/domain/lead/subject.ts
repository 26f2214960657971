import type { Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { notFound } from "../errors.ts";

/** The software or company that a lead is about, by ID. */
export type SubjectKey = { softwareId: string } | { companyId: string };

/** The software or company of a lead, and the company that receives it. */
export interface LeadRecipient {
  companyId: string | null;
  softwareId: string | null;
  /** Null where no company is known. */
  companyName: string | null;
  softwareName: string | null;
  /** True if an owner can read it; otherwise administrators do. */
  isClaimed: boolean;
}

/** A condition: the company with this id has an owner who is not suspended. */
export const hasActiveOwner = (companyId: Sql): Sql => sql`exists(select 1 from company_member m
  where m.company_id = ${companyId} and m.role = 'owner'
    and not exists (select 1 from app_user u where u.id = m.user_id and u.suspended_at is not null))`;

/** The recipient of a lead about Live software or a company. Throws NOT_FOUND. */
export async function leadRecipient(
  tx: Pick<Transaction, "$queryRaw">,
  key: SubjectKey,
): Promise<LeadRecipient> {
  const found =
    "softwareId" in key
      ? sql`select s.id as software_id, s.name as software_name, c.id as company_id, c.name as company_name
          from software s left join company c on c.id = s.company_id
          where s.id = ${key.softwareId}::uuid and s.is_active`
      : sql`select null::uuid as software_id, null as software_name, c.id as company_id, c.name as company_name
          from company c where c.id = ${key.companyId}::uuid`;
  const [subject] = await tx.$queryRaw<LeadRecipient[]>(sql`
    select f.company_id as "companyId", f.software_id as "softwareId", f.company_name as "companyName",
      f.software_name as "softwareName", ${hasActiveOwner(sql`f.company_id`)} as "isClaimed"
    from (${found}) f`);
  if (!subject) throw notFound("softwareId" in key ? "Software" : "Company");
  return subject;
}
