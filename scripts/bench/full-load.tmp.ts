import { openDatabases } from "./databases.ts";
import { withDatabase } from "./with-database.ts";
import { directory } from "../../api/src/domain/software/directory.ts";
import { categoriesNamedIn } from "../../api/src/domain/category/named-in-search.ts";
import { orderBy } from "../../api/src/database/query/seek.ts";
import { allOf, sql } from "../../api/src/database/query/sql.ts";
const d = await openDatabases({ fresh: false, stale: true }, console.log);
const texts = process.argv[2] ? process.argv[2].split(",") : ["crm", "crm for nonprofits", "project management", "project management software for construction", "backup", "send invoices and chase late payments", "help desk for 20 people under 500 dollars a month, self-hosted", "fernhil", "plans", "team", "online shop", "software", "customer support ticketing system with live chat"];
await withDatabase(await d.loaded("full"), async (db) => {
  await db.pool.query("alter table software_terms add column if not exists category_id uuid");
  await db.pool.query("update software_terms t set category_id = s.category_id from software s where s.id = t.software_id and t.category_id is null");
  await db.pool.query('create index if not exists software_terms_category on software_terms(category_id, software_id)');
  await db.pool.query("vacuum (full, analyze) software_terms"); await db.pool.query("vacuum analyze category_listing");
  console.log((await db.pool.query("select pg_size_pretty(pg_total_relation_size('software_terms')) t, pg_size_pretty(pg_relation_size('software_terms')) h")).rows);
  const c = await db.pool.connect();
  for (const search of texts) {
    const out: string[] = [];
    for (const sort of ["rating", "match"] as const) {
      const [named = []] = await categoriesNamedIn({ reader: db.reader } as never, [search]);
      const f = directory({ viewer: null, reader: db.reader, now: new Date() } as never, { search, named, sort });
      const q = sql`with matched as materialized (select ${f.order[0]!.column} k0, ${f.order.at(-1)!.column} id, s.slug from ${f.from} where ${allOf(f.where)} order by ${orderBy(f.order, false)}) select *, (select count(*) from matched) n from matched limit 24`;
      const q2 = { name: `q${Math.random()}`, text: q.text, values: q.values as unknown[] };
      const times: number[] = []; let n = 0;
      for (let i = 0; i < 12; i++) { const t = performance.now(); const r = await c.query(q2); times.push(performance.now() - t); n = r.rows[0]?.n ?? 0; }
      times.sort((a, b) => a - b);
      out.push(`${sort} n=${n} min ${times[0]!.toFixed(1)} med ${times[6]!.toFixed(1)}`);
      if (process.argv[3] === sort) { const e = await c.query({ text: "explain (analyze, costs off, timing on) " + q.text, values: q.values as unknown[] }); console.log(e.rows.map((r) => r["QUERY PLAN"]).join("\n")); }
    }
    console.log(search.padEnd(60), out.join(" | "));
  }
  c.release();
});
await d.stop();
