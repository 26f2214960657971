import { createSessions } from "../../../api/src/auth/sessions.ts";
import type { Database } from "../../../api/src/database/client/open.ts";
import { allListingsSubject } from "../../../api/src/domain/views/views.ts";
import { auditActions } from "../../../api/src/inputs/index.ts";

/** Puts into a database what administrators have to do with and the demo has not; gives the cookie of one of them. */
export async function fillAdministration(
  database: Pick<Database, "prisma" | "reader" | "pool">,
): Promise<string> {
  const { prisma, pool } = database;
  await insert(pool, auditActions);
  await pool.query("vacuum analyze");
  const { id } = await prisma.user.findFirstOrThrow({ where: { isAdmin: true }, select: { id: true } });
  const sessions = createSessions(database, { secure: false });
  const session = await sessions.createSession(id, { userAgent: null });
  return `${sessions.sessionCookieName}=${session.id}`;
}

/** One connection for the table of who has an account, which is everybody's order by chance. */
async function insert(pool: Database["pool"], actions: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`
      create temporary table person as select id, row_number() over (order by md5(id::text)) as n
        from app_user where email_key is not null;
      create temporary table chosen as select id, row_number() over (order by md5(id::text)) as n from review;
      create temporary table vendor as select id, row_number() over (order by md5(id::text)) as n from company;
      create temporary table listing as select id, company_id, row_number() over (order by md5(id::text)) as n from software;
      create index on person (n); create index on chosen (n); create index on vendor (n); create index on listing (n);
      analyze person; analyze chosen; analyze vendor; analyze listing;

      update app_user set is_admin = true where id in (select id from person where n <= 20);
      update app_user set suspended_at = now() where id in (select id from person where n between 21 and 320);
      update software set is_active = false where id in (select id from listing where n <= 500);
      update software set is_featured = true where id in (select id from listing where n between 501 and 700);
      update review set status = 'hidden', hidden_reason = 'It names a person.' where id in (select id from chosen where n <= 2500);
      insert into company_member (company_id, user_id, role)
        select v.id, p.id, 'owner' from vendor v join person p on p.n = v.n + 1000 where v.n <= 2000;

      insert into review_report (id, review_id, user_id, reason, status, created_at)
        select gen_random_uuid(), r.id, p.id, (array['advertising', 'offensive', 'off-topic', 'other'])[1 + i % 4],
          case when i % 10 = 0 then 'open' when i % 3 = 0 then 'upheld' else 'dismissed' end, now() - i * interval '1 hour'
        from generate_series(1, 5000) i join chosen r on r.n = i * 20 join person p on p.n = i * 7;
      insert into review_flag (id, review_id, kind, evidence, status, created_at)
        select gen_random_uuid(), r.id, (array['near-duplicate', 'burst', 'same-domain', 'own-company'])[1 + i % 4], '{}',
          case when i % 10 = 0 then 'open' when i % 3 = 0 then 'upheld' else 'dismissed' end, now() - i * interval '1 hour'
        from generate_series(1, 5000) i join chosen r on r.n = i * 30;
      insert into company_claim (id, company_id, user_id, status, domain, created_at)
        select gen_random_uuid(), v.id, p.id, (array['pending', 'approved', 'rejected'])[1 + i % 3], 'vendor.example',
          now() - i * interval '5 hours'
        from generate_series(1, 500) i join vendor v on v.n = 2000 + i join person p on p.n = 5000 + i;
      insert into lead (id, kind, company_id, software_id, name, email, status, consented_at, created_at, updated_at)
        select gen_random_uuid(), 'demo', s.company_id, s.id, 'Buyer ' || i, 'buyer' || i || '@mail.example',
          (array['new', 'contacted', 'closed', 'spam'])[1 + i % 4], at, at, at
        from generate_series(1, 10000) i join listing s on s.n = i
        cross join lateral (select now() - i * interval '30 minutes' as at) x;`);
    await client.query(
      `insert into audit_entry (id, actor_id, action, subject_type, subject_id, before, after, created_at)
        select gen_random_uuid(), p.id, a.action, split_part(a.action, '.', 1),
          case split_part(a.action, '.', 1) when 'software' then s.id when 'user' then u.id else r.id end,
          '{"isVerified": false}', '{"isVerified": true}', now() - i * interval '7 minutes'
        from generate_series(1, 100000) i
        join unnest($1::text[]) with ordinality a(action, n) on a.n = 1 + i % cardinality($1::text[])
        join person p on p.n = 1 + i % 20 join chosen r on r.n = 1 + i
        join listing s on s.n = 1 + i % 10000 join person u on u.n = 1 + i % 40000`,
      [actions.filter((action) => /^(review|software|user)\./.test(action))],
    );
    // As a directory whose every listing is looked at every other day.
    await client.query(`
      insert into daily_count (subject_id, metric, day, count)
        select s.id, 'software_view', current_date - d, 1 + (s.n + d) % 40 from listing s cross join generate_series(0, 179) d
        where (s.n + d) % 2 = 0;
      insert into daily_count (subject_id, metric, day, count)
        select '${allListingsSubject}', metric, day, sum(count) from daily_count group by 2, 3`);
  } finally {
    client.release();
  }
}
