import { hashed } from "../../auth/tokens.ts";
import type { Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { InvitationLinkState, InvitationState } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";

/** The batches of a company, of one listing if it is given, newest first. The caller checks who may see them. */
export function invitationBatchesOf(companyId: string, softwareId: string | null): Finder {
  return {
    name: "invitation:company",
    from: sql`review_invitation_batch b`,
    where: [
      sql`b.company_id = ${companyId}::uuid`,
      ...(softwareId === null ? [] : [sql`b.software_id = ${softwareId}::uuid`]),
    ],
    order: [
      { column: sql`b.created_at`, type: "timestamptz", descending: true },
      { column: sql`b.id`, type: "uuid", descending: true },
    ],
  };
}

/** Links (alias `i`) with their batches (`b`) and listings (`s`). */
const links = sql`review_invitation i join review_invitation_batch b on b.id = i.batch_id join software s on s.id = b.software_id`;

/** The state of such a link. One of a company that has the listing no longer is revoked. */
const stateAt = (now: Date): Sql => sql`case
  when i.state <> 'open' then i.state
  when s.company_id is distinct from b.company_id then 'revoked'
  when b.expires_at <= ${now}::timestamptz then 'expired'
  else 'open' end`;

/** How many links of a batch are in each state. */
export type InvitationCounts = Readonly<Record<InvitationState, number>>;

/** The counts of a batch that is gone. */
export const noInvitations: InvitationCounts = { open: 0, used: 0, expired: 0, revoked: 0 };

/** The counts of each of these batches. */
export async function invitationCounts(
  { reader, now }: Pick<ReadContext, "reader" | "now">,
  batchIds: readonly string[],
): Promise<Map<string, InvitationCounts>> {
  const rows = await reader.query<{ id: string; state: InvitationState; count: number }>(sql`
    select b.id::text as id, ${stateAt(now)} as state, count(*)::int4 as count from ${links}
    where b.id = any(${[...batchIds]}::uuid[]) group by 1, 2`);
  const counts = new Map<string, InvitationCounts>();
  for (const { id, state, count } of rows)
    counts.set(id, { ...(counts.get(id) ?? noInvitations), [state]: count });
  return counts;
}

/**
 * What whoever has such a link is told. It depends on the batch alone, so that a vendor, who has the links of all customers, cannot ask which of
 * them were used.
 */
const linkStateAt = (now: Date): Sql => sql`case
  when s.company_id is distinct from b.company_id
    or exists (select from review_invitation x where x.batch_id = b.id and x.state = 'revoked') then 'revoked'
  when b.expires_at <= ${now}::timestamptz then 'expired'
  else 'open' end`;

/** A link as the invited person sees it. */
export interface Invitation {
  readonly state: InvitationLinkState;
  readonly softwareId: string;
}

/** The invitation of a link's token; null if there is none. Does not use it. */
export async function invitationOfToken(
  { prisma, now }: { prisma: Pick<ReadContext["prisma"], "$queryRaw">; now: Date },
  token: string,
): Promise<Invitation | null> {
  const [found] = await prisma.$queryRaw<Invitation[]>(sql`
    select ${linkStateAt(now)} as state, b.software_id::text as "softwareId" from ${links} where i.id = ${hashed(token)}`);
  return found ?? null;
}
