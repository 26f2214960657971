import type { Database } from "../database/client/open.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import { seed } from "./seed.ts";

/** An object store in memory. */
export function memoryStore(stored: Iterable<[string, Buffer]> = []) {
  const objects = new Map(stored);
  const store: ObjectStore = {
    put: async (name, bytes) => void objects.set(name, bytes),
    get: async (name) => objects.get(name) ?? null,
    has: async (name) => objects.has(name),
    remove: async (name) => void objects.delete(name),
  };
  return { ...store, stored: objects };
}

const picture = "ab".repeat(32);

/** The object store of the filled database: it has one of its picture's files; the other one is in the database. */
export const filledStore = () => memoryStore([[`pictures/${picture}/64.webp`, Buffer.from("file")]]);

/** Every row of every table as PostgreSQL prints it, by table. */
export async function everyTable({ pool }: Pick<Database, "pool">): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename <> '_prisma_migrations' order by 1",
  );
  const tables: Record<string, string[]> = {};
  for (const { name } of rows) {
    const found = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by t::text collate "C"`,
    );
    tables[name] = found.rows.map(({ row }) => row);
  }
  return tables;
}

/** The schema around the rows: constraints, indexes and triggers with their state. */
export async function structureOf({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as line
    from pg_constraint where connamespace = current_schema()::regnamespace and conrelid <> 0
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ line }) => line);
}

/** Fills every table of an empty, migrated database: the seed, and a row for each table without one, with unusual texts and values. */
export async function fillEveryTable(database: Database): Promise<void> {
  const world = await seed(database);
  const { user, owner } = world.users;
  const { tally } = world.software;
  const { northwind } = world.companies;
  const [review = ""] = Object.values(world.reviews);
  const [category = ""] = Object.values(world.categories);
  const odd = "Zeile 1\nLine 2\t\"quoted\" \\ back\\nslash 'ends' {a,b} \u0001 \u2028 😀 ﷺ NULL";
  // Not random, so that a failing test is readable.
  const id = (number: number) => `01900000-0000-7000-9000-${String(number).padStart(12, "0")}`;
  const statements: [text: string, values: unknown[]][] = [
    [
      "insert into api_token (id, token_hash, name, scopes, user_id) values ($1, 'hash', $2, '{read:directory}', $3)",
      [id(1), odd.slice(0, 60), user],
    ],
    [
      `insert into audit_entry (id, actor_id, action, subject_type, subject_id, before, after)
        values ($1, $2, 'review.hide', 'review', $3, $4, 'null')`,
      [id(2), user, review, JSON.stringify({ text: odd, number: 1.5e300, list: [null, true, "null"] })],
    ],
    ["insert into category_slug (slug, category_id) values ('former', $1)", [category]],
    [
      `insert into webhook_endpoint (id, user_id, url, description, events, secret)
        values ($1, $2, 'https://hooks.example/in', $3, '{review.changed}', 'sealed')`,
      [id(30), user, odd],
    ],
    ["insert into company_claim (id, company_id, user_id) values ($1, $2, $3)", [id(3), northwind, user]],
    [
      `insert into company_invitation (id, company_id, email, email_key, role, expires_at)
        values ($1, $2, 'Bo@example.org', 'bo@example.org', 'editor', '2027-01-01T00:00:00.123Z')`,
      [id(4), northwind],
    ],
    [
      `insert into review_invitation_batch (id, company_id, software_id, note, link_count, expires_at)
        values ($1, $2, $3, $4, 1, '2027-01-01T00:00:00.123Z')`,
      [id(31), northwind, tally, odd],
    ],
    ["insert into review_invitation values (repeat('0f', 32), $1, 'used')", [id(31)]],
    ["insert into invited_reviewer values ($1, $2)", [user, tally]],
    [
      `insert into suggested_product (id, user_id, name, sort_name, website_url, review)
        values ($1, $2, 'Lamp', 'lamp', 'https://lamp.example', '{"rating": 4, "value": null}')`,
      [id(32), user],
    ],
    ["insert into daily_count values ($1, 'software_view', '2026-02-28', 7)", [tally]],
    ["insert into first_save (user_id, software_id) values ($1, $2)", [user, tally]],
    [
      "insert into hidden_review_account_tombstone (user_id, software_id, reason) values ($1, $2, $3)",
      [user, tally, odd],
    ],
    ["insert into hidden_review_tombstone values (decode(repeat('00ff5c0a', 8), 'hex'), 'infinity')", []],
    [
      "insert into idempotency_key (user_id, key, operation, request_hash) values ($1, 'k', 'createReview', 'hash')",
      [user],
    ],
    ["insert into two_step (user_id, secret, last_step) values ($1, 'sealed', 59)", [user]],
    ["insert into recovery_code (user_id, id) values ($1, repeat('0f', 32))", [user]],
    ["insert into known_device (id, user_id, expires_at) values ('device', $1, now())", [user]],
    [
      `insert into lead (id, kind, company_id, software_id, name, email, message, consented_at)
        values ($1, 'demo', $2, $3, 'Ann', 'ann@example.org', $4, now())`,
      [id(5), northwind, tally, odd],
    ],
    ["insert into list (id, user_id, name) values ($1, $2, 'Mine')", [id(6), user]],
    ["insert into list_item (list_id, software_id, note) values ($1, $2, $3)", [id(6), tally, odd]],
    ["insert into listing_baseline values ($1, $2, 'name', 'Former', 'former', 3, now())", [id(7), tally]],
    [
      "insert into listing_flag (id, software_id, kind, evidence) values ($1, $2, 'relisted', '{\"a\": 1.10}')",
      [id(8), tally],
    ],
    [
      "insert into manipulation_notice values ($1, 'bought-reviews', $2, now(), now() + interval '90 days', null)",
      [tally, odd],
    ],
    [
      "insert into category_synonyms select category_id, array[$2] from software where id = $1",
      [tally, "tally & co"],
    ],
    [
      "insert into feature (id, category_id, key, name) values ($1, $2, 'export', $3)",
      [id(32), category, odd.slice(0, 60)],
    ],
    [
      "insert into software_feature (software_id, feature_id, is_offered, denied_count) values ($1, $2, true, 3)",
      [tally, id(32)],
    ],
    ["insert into review_feature values ($1, $2, false)", [review, id(32)]],
    ["insert into mail_opt_out (user_id, kind) values ($1, 'new-lead')", [user]],
    [
      "insert into one_time_token (id, purpose, user_id, expires_at) values ('token', 'verify_email', $1, now())",
      [user],
    ],
    ["insert into organisation (id, domain, is_known) values ($1, 'acme.example', true)", [id(13)]],
    // The recomputed counters have fixed one already.
    ["update ranking_date set day = '2026-11-26', completed_on = '2026-11-25'", []],
    ["insert into picture (id, width, height, user_id) values ($1, 64, 64, $2)", [picture, user]],
    [
      "insert into picture_file values ($1, 16, 'webp', 4, '\\x00105cff'), ($1, 64, 'webp', 4, null)",
      [picture],
    ],
    [
      "insert into review_answer (id, review_id, company_id, user_id, content) values ($1, $2, $3, $4, $5)",
      [id(9), review, northwind, owner, odd],
    ],
    ["insert into review_product values ($1, 'considered', $2)", [review, tally]],
    ["insert into compared_pair values ($1, $2, '2026-02-28', 3)", [tally, id(33)]],
    ["update review set language = 'pt', language_by = 'author' where id = $1", [review]],
    ["insert into software_evidence values ($1, 'industry', $2, 3, 12, 0.1, 0.4, 0.2, 0.8)", [tally, odd]],
    ["insert into review_language_count select software_id, language, 1 from review where id = $1", [review]],
    ["insert into review_fingerprint values ($1, '{1,-2,2147483647}')", [review]],
    [
      "insert into review_flag (id, review_id, kind, evidence) values ($1, $2, 'burst', '[]')",
      [id(10), review],
    ],
    [
      "insert into review_proof (id, review_id, kind, format, size, bytes) values ($1, $2, 'invoice', 'pdf', 4, '\\x25504446')",
      [id(14), review],
    ],
    [
      "insert into review_report (id, review_id, user_id, reason) values ($1, $2, $3, 'advertising')",
      [id(11), review, user],
    ],
    [
      `insert into review_revision (id, review_id, rating, title, content, pros)
        values ($1, $2, 3, 'Before', $3, $4)`,
      [id(12), review, odd, [odd, "null", "a,b"]],
    ],
    [
      "insert into review_trace (review_id, kind, mac) values ($1, 'mailbox', decode(repeat('deadbeef', 8), 'hex'))",
      [review],
    ],
    ["insert into review_vote (review_id, user_id) values ($1, $2)", [review, user]],
    ["insert into rate_limit (key, points) values ('key', 1)", []],
    ["insert into view_visit values ('2026-02-28', '\\x01')", []],
    [
      "insert into contact_message (id, name, email, topic, message) values ($1, 'Ann', 'ann@mail.example', 'other', 'Hello')",
      [review],
    ],
    ["insert into work_address (review_id, email) values ($1, 'ann@work.example')", [review]],
    [
      "update review set title = $2, pros = $3 where id = $1",
      [review, odd.slice(0, 60), [odd.slice(0, 90), "b"]],
    ],
  ];
  for (const [text, values] of statements) {
    await database.pool.query(text, values).catch((cause: Error) => {
      throw new Error(`${cause.message}: ${text}`, { cause });
    });
  }
}
