import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { listSizes, type MemberRole } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";
import type { Named } from "../user/names.ts";

/** A member of a company, as the other members see it. */
export interface Member extends Named {
  companyId: string;
  userId: string;
  role: MemberRole;
  profileImageUrl: string | null;
  createdAt: Date;
}

/** The members of each company, owners first, then by when they came. Rules bound their number. */
export async function membersOf(
  { reader }: Pick<ReadContext, "reader">,
  companyIds: readonly string[],
): Promise<Map<string, Member[]>> {
  const rows = await reader.query<Member>(sql`
    select m.company_id::text as "companyId", m.user_id::text as "userId", m.role, m.created_at as "createdAt",
      u.first_name as "firstName", u.last_name as "lastName", u.email, u.profile_image_url as "profileImageUrl"
    from company_member m join app_user u on u.id = m.user_id
    where m.company_id = any(${[...companyIds]}::uuid[])
    order by m.role = 'owner' desc, m.created_at, m.user_id`);
  return Map.groupBy(rows, ({ companyId }) => companyId);
}

/** A pending or expired invitation. */
export interface Invitation {
  id: string;
  companyId: string;
  email: string;
  role: MemberRole;
  expiresAt: Date;
  createdAt: Date;
}

/** The invitations of each company that have not been accepted, oldest first, including expired ones. */
export async function invitationsOf(
  { reader }: Pick<ReadContext, "reader">,
  companyIds: readonly string[],
): Promise<Map<string, Invitation[]>> {
  const rows = await reader.query<Invitation>(sql`
    select id::text, company_id::text as "companyId", email, role, expires_at as "expiresAt", created_at as "createdAt"
    from company_invitation where company_id = any(${[...companyIds]}::uuid[]) order by created_at, id`);
  return Map.groupBy(rows, ({ companyId }) => companyId);
}

/** The members of the company of a listing to whom mails about it are sent, longest-standing first: their IDs. */
export async function mailedMembers(tx: Transaction, softwareId: string): Promise<string[]> {
  const members = await tx.companyMember.findMany({
    where: { company: { software: { some: { id: softwareId } } } },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    take: listSizes.mailedMembers,
    select: { userId: true },
  });
  return members.map(({ userId }) => userId);
}
