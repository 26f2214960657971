import type { Database } from "../../../api/src/database/client/open.ts";
import type { Arrived } from "../../../api/src/testing/mail.ts";
import { imported } from "../clients/importer.ts";
import type { Observed } from "../model.ts";

/** Statements that return the things of clients with their values: one row each, so that what is there twice has two. */
const statements: readonly string[] = [
  `select 'review ' || r.user_id || ' ' || r.software_id as thing, r.title as value from review r
    where r.title like 'endure-%'`,
  "select 'vote ' || review_id || ' ' || user_id as thing, 'yes' as value from review_vote",
  "select 'answer ' || review_id as thing, content as value from review_answer where content like 'endure-%'",
  "select 'list ' || name as thing, 'there' as value from list where name like 'endure-%'",
  "select 'saved ' || note as thing, software_id::text as value from list_item where note like 'endure-%'",
  `select 'token ' || name as thing, case when revoked_at is null then 'live' else 'revoked' end as value
    from api_token where name like 'endure-%'`,
  `select 'listing ' || id as thing, short_description as value from software
    where short_description like 'endure-%' and slug <> 'endure-imported'`,
  `select '${imported}' as thing, short_description as value from software where slug = 'endure-imported'`,
  "select 'account ' || email_key as thing, 'there' as value from app_user where email_key like 'endure-%'",
  `select 'photo ' || id as thing, profile_image_url as value from app_user
    where first_name = 'Endure' and profile_image_url is not null`,
  "select 'lead ' || email as thing, 'there' as value from lead where email like 'endure-%'",
  `select 'webhook ' || l.email as thing, 'planned' as value from webhook_delivery d join lead l on l.id = d.lead_id
    where l.email like 'endure-%'`,
  `select 'audit ' || (after ->> 'reason') as thing, 'there' as value from audit_entry
    where action = 'review.hide' and after ->> 'reason' like 'endure-%'`,
  `select 'second-step ' || a.subject_id as thing, case when exists (select from two_step t where t.user_id = a.subject_id)
      or exists (select from session s where s.user_id = a.subject_id) then 'on' else 'off' end as value
    from audit_entry a where a.action = 'user.reset-two-step'`,
  `select 'status ' || r.id as thing, r.status as value from review r
    join app_user u on u.id = r.user_id where u.first_name = 'Endure' and u.last_name like 'author-%'
      and exists (select 1 from audit_entry where subject_id = r.id)`,
];

/** What has left the product. */
interface Outside {
  mails: readonly Arrived[];
  /** The buyers whom a receiver of webhooks was told of. */
  buyers: readonly string[];
}

/** Reads what is there of everything that clients write. */
export async function observe(
  { pool }: Pick<Database, "pool">,
  { mails, buyers }: Outside,
): Promise<Observed> {
  const observed = new Map<string, string[]>();
  const add = (thing: string, value: string) => {
    const values = observed.get(thing);
    if (values) values.push(value);
    else observed.set(thing, [value]);
  };
  for (const statement of statements) {
    const { rows } = await pool.query<{ thing: string; value: string }>(statement);
    for (const { thing, value } of rows) add(thing, value);
  }
  // Those that wait are read first: a mail that is sent meanwhile has arrived by then. One that waits is not lost.
  const waiting = await waitingMails({ pool });
  for (const { headers } of mails) {
    // A mail about a lead answers to the buyer.
    const [address] = /endure-[\w-]+@buyers\.example/.exec(headers["reply-to"] ?? "") ?? [];
    if (address) add(`mail ${address}`, "sent");
  }
  for (const address of buyers) add(`message ${address}`, "accepted");
  for (const address of waiting) if (!observed.has(`mail ${address}`)) add(`mail ${address}`, "sent");
  return observed;
}

/** Buyers' addresses in mails that are still to be sent. */
async function waitingMails({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows: queues } = await pool.query("select 1 where to_regclass('pgboss.job') is not null");
  if (queues.length === 0) return [];
  const { rows } = await pool.query<{ address: string }>(
    `select l.email as address from pgboss.job j join lead l on l.id::text = j.data ->> 'leadId'
      where j.name = 'mail' and j.state in ('created', 'retry', 'active')`,
  );
  return rows.map(({ address }) => address);
}
