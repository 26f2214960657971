import type { Statements } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { lockedReviews } from "../review/locked.ts";
import { organisationsOf } from "../review/work-domain.ts";
import { knownFrom } from "./known-organisations.ts";
import { periodDays } from "./passes.ts";
import { dayOf, rankingDay } from "./ranking-date.ts";

/** Domains per statement: each goes through all reviews. */
const batchSize = 5_000;

/** An organisation as a review refers to it. */
interface Organisation {
  id: string;
  isKnown: boolean;
}

/** The organisation at a work domain, created if it is new; null for a mail provider. */
export async function organisationAt(
  tx: Pick<Statements, "$queryRaw">,
  workDomain: string,
): Promise<Organisation | null> {
  const [domain] = organisationsOf([workDomain]);
  if (domain === undefined) return null;
  // An update of a row that exists locks it, so that it is not deleted as unused meanwhile.
  const [organisation] = await tx.$queryRaw<Organisation[]>`
    insert into organisation (domain) values (${domain})
    on conflict (domain) do update set domain = excluded.domain returning id, is_known as "isKnown"`;
  return organisation ?? null;
}

/** Reviews `r` that count for their organisation: published, of an account, and by a proved work mailbox, also where moderators have seen more since. */
export const provedMailbox = sql`r.organisation_id is not null and r.verified_by in ('work_email', 'admin')
  and r.status = 'published' and r.user_id is not null`;

/** Gives each review with a work domain its organisation, and takes it from those without. Locks reviews by ID, as all commands do. */
export async function placeInOrganisations(tx: Statements): Promise<void> {
  await tx.$executeRaw`
    with locked as materialized (${lockedReviews(sql`r.organisation_id is not null and r.work_domain is null`)})
    update review set organisation_id = null from locked where review.id = locked.id`;
  let after = "";
  for (;;) {
    const found = await tx.$queryRaw<{ domain: string }[]>`
      select distinct work_domain as domain from review
      where work_domain is not null and organisation_id is null and work_domain > ${after}
      order by work_domain limit ${batchSize}::int`;
    const last = found.at(-1);
    if (!last) return;
    after = last.domain;
    const domains = found.map(({ domain }) => domain);
    const pairs = domains.flatMap((domain) =>
      [...organisationsOf([domain])].map((organisation) => ({ domain, organisation })),
    );
    const rows = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(domain text, organisation text)`;
    await tx.$executeRaw`
      insert into organisation (domain) select distinct organisation from ${rows} order by 1 on conflict do nothing`;
    await tx.$executeRaw`
      with locked as materialized (${lockedReviews(sql`r.organisation_id is null and r.work_domain = any(${domains})`)})
      update review set organisation_id = o.id from locked, ${rows} join organisation o on o.domain = p.organisation
      where review.id = locked.id and work_domain = p.domain and organisation_id is null`;
  }
}

/**
 * Deletes organisations without reviews. In two statements of one transaction: the second sees what was committed before the
 * first got its locks.
 */
export async function deleteUnusedOrganisations(tx: Statements): Promise<void> {
  const unused = sql`not exists (select from review r where r.organisation_id = o.id)`;
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select o.id from organisation o where ${unused} order by o.id for update skip locked`;
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await tx.$executeRaw`delete from organisation o where o.id = any(${ids}::uuid[]) and ${unused}`;
}

/** When the work mailbox of a review (alias `r`) was proved: moderators may have verified it since. */
export const mailboxProvedAt = sql`coalesce(r.mailbox_proved_at, r.verified_at)`;

/**
 * Which organisations are known on the ranking date: the rule of ./known-organisations.ts over the published reviews that people with an
 * account in good standing verified by a work mailbox, also where moderators have seen more since. Returns how many changed.
 */
export function renewKnownOrganisations(tx: Pick<Statements, "$executeRaw">): Promise<number> {
  const day = dayOf(mailboxProvedAt);
  return tx.$executeRaw`
    update organisation o set is_known = f.known
    from (
      select o.id, coalesce(k.known, false) known
      from organisation o left join (
        select r.organisation_id,
          count(distinct r.user_id) >= ${knownFrom.accounts} and
          count(distinct coalesce(s.company_id, s.id)) >= ${knownFrom.vendors} and
          count(distinct ${day} / ${periodDays}::int) >= ${knownFrom.months} and
          ${rankingDay} - min(${day}) >= ${knownFrom.days} known
        from review r join software s on s.id = r.software_id join app_user u on u.id = r.user_id
        where ${provedMailbox}
          and ${mailboxProvedAt} is not null and u.suspended_at is null
        group by r.organisation_id) k on k.organisation_id = o.id) f
    where o.id = f.id and o.is_known <> f.known`;
}
