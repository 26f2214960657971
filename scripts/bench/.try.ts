import { readFileSync } from "node:fs";
import { openDatabase } from "/work/wt/MAT/api/src/database/client/open.ts";
import { directory } from "/work/wt/MAT/api/src/domain/software/directory.ts";
import { categoriesNamedIn } from "/work/wt/MAT/api/src/domain/category/named-in-search.ts";
import { orderBy } from "/work/wt/MAT/api/src/database/query/seek.ts";
import { allOf, sql } from "/work/wt/MAT/api/src/database/query/sql.ts";
const show = process.argv[2];
const S = encodeURIComponent("/dev/shm/assay-postgresql-CsCCy5");
const open = (d: string) => openDatabase({ url: `postgresql://postgres@localhost/${d}?host=${S}`, dataDir: "", role: "command", connections: 2 } as never);
const dbs = { demo: await open("mat_demo"), "self-hosted": await open("mat_sh") } as const;
const needs = readFileSync("/work/wt/MAT/scripts/bench/relevance/needs.jsonl", "utf8").trim().split("\n").map((l) => JSON.parse(l));
async function top(db: any, need: string, how: string) {
  if (how === "fts") {
    const rows = await db.reader.query(sql`select s.slug from software s left join company c on c.id = s.company_id, websearch_to_tsquery('english', ${need}) q,
      lateral (select setweight(to_tsvector('english', s.name), 'A') || setweight(to_tsvector('english', coalesce(s.short_description,'')), 'B') || setweight(to_tsvector('english', array_to_string(s.features,' ')), 'C') || setweight(to_tsvector('english', coalesce(s.description,'')||' '||coalesce(c.name,'')), 'D') as v) t
      where s.is_active and v @@ q order by ts_rank(v, q) desc, s.sort_name, s.id limit 10`);
    return rows.map((r: any) => r.slug);
  }
  const named = (await categoriesNamedIn({ reader: db.reader }, [need]))[0];
  const f = directory({ viewer: null, reader: db.reader, now: new Date() } as never, { search: need, named, sort: how as never });
  const rows = await db.reader.query(sql`select s.slug from ${f.from} where ${allOf(f.where)} order by ${orderBy(f.order, false)} limit 10`);
  return rows.map((r: any) => r.slug);
}
for (const how of (process.argv[3] ?? "fts,mean-rating,match").split(",")) {
  for (const cat of ["demo", "self-hosted", "all"]) for (const held of [false, true]) {
    if (held && !process.argv.includes("--final")) continue;
    const rows = needs.filter((n) => (cat === "all" || n.catalog === cat) && !!n.heldOut === held);
    let recall = 0, mrr = 0;
    for (const n of rows) {
      const got = await top((dbs as any)[n.catalog], n.need, how);
      const hits = got.filter((g: string) => n.expected.includes(g)).length;
      const r = hits / Math.min(10, n.expected.length);
      const first = got.findIndex((g: string) => n.expected.includes(g));
      recall += r; mrr += first < 0 ? 0 : 1 / (first + 1);
      if (show === how && cat !== "all" && (r < 1 || first !== 0)) console.log(`${r.toFixed(2)} ${first} «${n.need}» got ${got.map((g: string) => (n.expected.includes(g) ? "*" : "") + g).join(" ")} | missing ${n.expected.filter((e: string) => !got.includes(e)).join(" ")}`);
    }
    console.log(how, cat, held ? "held out" : "tuning", rows.length, "recall", (recall / rows.length).toFixed(3), "mrr", (mrr / rows.length).toFixed(3));
  }
}
for (const d of Object.values(dbs)) await d.close();
