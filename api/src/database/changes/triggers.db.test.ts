import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World } from "../../testing/seed.ts";
import { connectionTransaction, type Statements } from "../client/transaction.ts";
import { rawSql, type Sql, sql } from "../query/sql.ts";
import { loggedTables } from "./columns.ts";
import { facets } from "./tags.ts";

/** Columns whose changes are not logged, because no public answer reads them. */
const unlogged: Readonly<Record<string, string>> = {
  software: "search",
  // What a review weighs is not told as it changes: reviews of one organisation change together. The listing's sums are logged.
  review: "catalog_key import_trust proof_weight text_weight organisation_id mailbox_proved_at",
  app_user: `email_key password_hash provider google_subject is_email_verified is_admin catalog_key company_name company_url
    company_location created_at updated_at`,
  total_count: "updated_at",
  category_slug: "created_at",
  company_member: "created_at",
};
/** A listing that comes to a category or leaves it changes its order, too. */
const alsoLogged: Readonly<Record<string, readonly string[]>> = { category_listing: ["rank"] };
const namesOf = (list = "") => list.split(/\s+/).filter((name) => name !== "");

const database = testDatabase();
let world: World;
let columnTypes: Map<string, string>;
beforeAll(async () => {
  world = await seed(database);
  const run = (text: string) => database.pool.query(text);
  const { ember, beacon } = world.software;
  await run(
    `insert into pricing_plan (id, software_id, name) values (gen_random_uuid(), '${ember}', 'Plan')`,
  );
  await run(`insert into screenshot (id, software_id, position, url)
    values (gen_random_uuid(), '${ember}', 1, 'https://a.example/a.png')`);
  await run(
    `insert into category_slug (slug, category_id) select 'former', category_id from software where id = '${beacon}'`,
  );
  await run(
    `insert into category_synonyms (category_id, synonyms) select category_id, '{"former name"}' from software where id = '${beacon}'`,
  );
  await run(`insert into manipulation_notice (software_id, reason, statement, set_at, ends_at)
    values ('${ember}', 'bought-reviews', 'Ten.', now(), now() + interval '90 days')`);
  await run(`insert into feature (id, category_id, key, name)
    select gen_random_uuid(), category_id, 'sso', 'Single sign-on' from software where id = '${ember}'`);
  await run(
    `insert into software_feature (software_id, feature_id, is_offered) select '${ember}', id, true from feature`,
  );
  await run(`insert into software_evidence select '${ember}', 'ease', '', 1, 4, 0.1, 0.4, 0.1, 0.4`);
  await run(`insert into review_feature (review_id, feature_id, has)
    select r.id, f.id, true from review r, feature f where r.status = 'published' limit 1`);
  await run("insert into total_count (name, value) values ('reviewsOfTests', 1)");
  await run(`insert into review_answer (id, review_id, company_id, content) select gen_random_uuid(), r.id, s.company_id, 'Thanks'
    from review r join software s on s.id = r.software_id where r.status = 'published' and s.company_id is not null limit 1`);
  await run(
    `insert into review_product select id, 'considered', '${world.software.tally}' from review
      where status = 'published' and software_id = '${world.software.quill}' limit 1`,
  );
  // Any value is to be written: the rules of values are not what is tested.
  const { rows: rules } = await run(`select conrelid::regclass::text as "table", conname from pg_constraint
    where contype in ('c', 'f') and connamespace = current_schema()::regnamespace`);
  for (const { table, conname } of rules) await run(`alter table ${table} drop constraint ${conname}`);
  const { rows: unique } =
    await run(`select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
    where indisunique and not indisprimary and c.relnamespace = current_schema()::regnamespace`);
  for (const { name } of unique) await run(`drop index ${name}`);
  const { rows } =
    await run(`select attrelid::regclass::text || '.' || attname as name, format_type(atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''`);
  columnTypes = new Map(rows.map(({ name, type }) => [name, type]));
});

/** Another value than a column of the type has. */
function otherValue(column: string, type: string): string {
  if (type.endsWith("[]")) return type === "text[]" ? `${column} || 'x'::text` : `${column} || 1`;
  if (/^(?:integer|smallint|double|numeric)/.test(type)) return `coalesce(${column}, 1) + 1`;
  if (type.startsWith("timestamp")) return `coalesce(${column}, now()) + interval '1 day'`;
  if (type === "uuid") return "gen_random_uuid()";
  if (type === "boolean") return `not coalesce(${column}, false)`;
  if (type === "jsonb") return `'[{}]'`;
  if (type === "tsvector") return `${column} || 'x'::tsvector`;
  return `coalesce(${column}, '') || 'x'`;
}

interface Entry {
  subject: string;
  id: string | null;
  parent: string | null;
  facets: string[];
  gone: boolean;
  public: boolean;
}
const undone = new Error("undone");

/** What these statements log, in their order; they are undone. */
async function logOf(...statements: Sql[]): Promise<Entry[]> {
  let logged: Entry[] = [];
  const work = async (tx: Statements) => {
    await tx.$executeRaw`delete from change`;
    for (const statement of statements) await tx.$executeRaw(statement);
    logged =
      await tx.$queryRaw`select subject, subject_id as id, parent_id as parent, facets, gone, public from change order by seq`;
    throw undone;
  };
  await connectionTransaction(database, work).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return logged;
}

const tables = Object.entries(loggedTables).map(([name, { subject, columns }]) => ({
  name,
  subject,
  columns,
}));

test.each(tables)("each column of $name has a facet, or is not logged", ({ name, columns }) => {
  const listed = [...Object.keys(columns), ...namesOf(unlogged[name])];
  expect(new Set(listed).size).toBe(listed.length);
  const actual = [...columnTypes.keys()].filter((column) => column.startsWith(`${name}.`));
  expect(
    actual.map((column) => column.slice(name.length + 1)).filter((column) => !listed.includes(column)),
  ).toEqual([]);
});

test.each(tables)(
  "a change of a column of $name is logged in its facet",
  async ({ name, subject, columns }) => {
    const expected = [
      ...Object.entries(columns).map(([column, facet]) => [column, facet] as const),
      ...namesOf(unlogged[name]).map((column) => [column, null] as const),
    ];
    for (const [column, facet] of expected) {
      const type = columnTypes.get(`${name}.${column}`);
      // A generated column changes with those that it is made of; changed ids have a test of their own.
      if (type === undefined || column === "id") continue;
      // The row of a listing that is Live or a review that is published.
      const where = { software: "where is_active", review: "where status = 'published'" }[name] ?? "";
      const row = `(select ctid from ${name} ${where} limit 1)`;
      const value = otherValue(column, type);
      const entries = await logOf(rawSql(`update ${name} set ${column} = ${value} where ctid = ${row}`));
      const own = entries.filter((entry) => entry.subject === subject).flatMap((entry) => entry.facets);
      const more = facet === "members" ? (alsoLogged[name] ?? []) : [];
      expect([column, [...new Set(own)]]).toEqual([column, facet === null ? [] : [facet, ...more]]);
      expect(await logOf(rawSql(`update ${name} set ${column} = ${column}`))).toEqual([]);
    }
  },
);

test("a thing that came or went has changed in all facets", async () => {
  const { ember } = world.software;
  const [came] = await logOf(
    sql`insert into company (id, slug, name, sort_name) values (gen_random_uuid(), 's', 'n', 'n')`,
  );
  expect(came).toMatchObject({ subject: "company", facets, gone: false, public: true });
  const [went] = await logOf(sql`delete from software where id = ${ember}::uuid`);
  expect(went).toMatchObject({ subject: "software", id: ember, facets, gone: true, public: true });
});

test("a new user is not logged, a deleted one is", async () => {
  expect(
    await logOf(sql`insert into app_user (id, email) values (gen_random_uuid(), 'n@a.example')`),
  ).toEqual([]);
  expect(await logOf(sql`delete from app_user where id = (select id from app_user limit 1)`)).toMatchObject([
    { subject: "user", facets, gone: true },
  ]);
});

test("a review that goes to another listing has changed for both", async () => {
  const { ember, beacon } = world.software;
  const entries = await logOf(sql`update review set software_id = ${ember}::uuid
    where id = (select id from review where software_id = ${beacon}::uuid and status = 'published' limit 1)`);
  expect(entries.map(({ parent }) => parent)).toEqual([beacon, ember]);
});

test("a review is public while it is published and its listing is no Draft", async () => {
  const { draft, ember } = world.software;
  const published = sql`update review set status = 'published'`;
  const of = (id: string) => sql`from review where software_id = ${id}::uuid`;
  const some = (id: string) =>
    sql`insert into review (id, software_id, rating, title, content) values (gen_random_uuid(), ${id}::uuid, 5, 't', 'c')`;
  const publicOf = async (id: string) => {
    const entries = await logOf(
      some(id),
      sql`${published}, title = title || '!' where software_id = ${id}::uuid`,
      sql`insert into review_answer (id, review_id, company_id, content)
        select gen_random_uuid(), id, gen_random_uuid(), 'Thanks' ${of(id)}`,
      sql`delete from review_answer where review_id in (select id ${of(id)})`,
      sql`delete ${of(id)}`,
    );
    return new Set(entries.filter(({ subject }) => subject === "review").map((entry) => entry.public));
  };
  expect(await publicOf(ember)).toEqual(new Set([true]));
  expect(await publicOf(draft)).toEqual(new Set([false]));
  // Whether a deleted listing was ever Live is asked when the entry is read.
  expect(await publicOf(crypto.randomUUID())).toEqual(new Set([true]));
});

test("the reviews of a Draft with another key have not changed what the public sees", async () => {
  const { draft } = world.software;
  const entries = await logOf(
    sql`insert into review (id, software_id, rating, title, content) values (gen_random_uuid(), ${draft}::uuid, 5, 't', 'c')`,
    sql`update software set id = gen_random_uuid() where id = ${draft}::uuid`,
  );
  expect(entries.filter((entry) => entry.public)).toEqual([]);
});

test("a thing with another key is one that went and one that came", async () => {
  const { ember } = world.software;
  const entries = await logOf(sql`update software set id = gen_random_uuid() where id = ${ember}::uuid`);
  expect(entries).toHaveLength(2);
  expect(entries.filter(({ gone }) => gone)).toMatchObject([
    { id: ember, facets: facets.filter((facet) => facet !== "members"), public: true },
  ]);
});

test("public is what the public sees, or saw before", async () => {
  const { ember, draft } = world.software;
  const change = (id: string, columns: string) =>
    logOf(rawSql(`update software set ${columns} where id = '${id}'`));
  expect(await change(draft, "name = 'x'")).toMatchObject([{ public: false }]);
  expect((await change(draft, "is_active = true"))[0]).toMatchObject({ public: true });
  expect((await change(ember, "is_active = false"))[0]).toMatchObject({ public: true });
  expect(await logOf(sql`update review set title = 'x' where status = 'hidden'`)).toMatchObject([
    { public: false },
  ]);
  expect(await logOf(sql`delete from review where status = 'hidden'`)).toMatchObject([
    { gone: true, public: false },
  ]);
});

test("what a review names has other counters when the review is hidden or deleted", async () => {
  const { tally } = world.software;
  const naming = "id in (select review_id from review_product)";
  const named = { subject: "software", id: tally, facets: ["counters"], public: true };
  expect(await logOf(rawSql(`update review set status = 'hidden' where ${naming}`))).toContainEqual(
    expect.objectContaining(named),
  );
  expect(await logOf(rawSql("delete from review_product"))).toContainEqual(expect.objectContaining(named));
});

test("what is shown or hidden with another thing has changed, too", async () => {
  const { beacon } = world.software;
  const { sales, crm } = world.categories;
  const subjectsOf = (entries: Entry[]) => [...new Set(entries.map(({ subject }) => subject))].sort();
  const ofListing = await logOf(sql`update software set is_active = false where id = ${beacon}::uuid`);
  expect(subjectsOf(ofListing)).toEqual(["review", "software"]);
  const ofCategory = await logOf(
    sql`update category set is_active = false where id in (${sales}::uuid, ${crm}::uuid)`,
  );
  expect(subjectsOf(ofCategory)).toEqual(["category", "software"]);
  expect(ofCategory.filter(({ subject }) => subject === "category").length).toBeGreaterThan(1);
  const ofAuthor = await logOf(sql`update app_user set first_name = 'x' where id = ${world.users.ada}::uuid`);
  expect(subjectsOf(ofAuthor)).toEqual(["review", "user"]);
  expect([...ofListing, ...ofCategory].every((entry) => entry.public)).toBe(true);
});

// PL/pgSQL keeps a plan: by nested loops, a statement of thousands would compare each old row with each new one.
test("old and new rows are joined by full joins, which need no nested loops", async () => {
  const { rows } = await database.pool.query(
    "select proname from pg_proc where prosrc ~ '(gone|come) \\w+ (?!FULL )(\\w+ )*JOIN (gone|come)'",
  );
  expect(rows).toEqual([]);
});

test("a category's listings change it once a statement", async () => {
  const entries = await logOf(sql`update category_listing set score = score + 1`);
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(entries.every(({ facets: changed }) => changed.join() === "rank")).toBe(true);
  expect(await logOf(sql`delete from category_listing`)).toHaveLength(ids.length);
});

test("a company is claimed by an owner who is not suspended", async () => {
  const entries = await logOf(
    sql`update app_user set suspended_at = now() where id in (select user_id from company_member)`,
  );
  const companies = entries.filter(({ subject }) => subject === "company");
  expect(companies).toMatchObject([...companies].map(() => ({ facets: ["text"], public: true })));
  expect(companies.length).toBeGreaterThan(0);
});

test.each(tables)("$name emptied is all of its subject", async ({ name, subject }) => {
  const entries = await logOf(rawSql(`truncate ${name} cascade`));
  expect(entries).toContainEqual({
    subject,
    id: null,
    parent: null,
    facets: [...facets],
    gone: true,
    public: true,
  });
});
