import { openDatabases } from "./bench/databases.ts";
import { openDatabase } from "../api/src/database/client/open.ts";
import { documents } from "./bench/queries/documents.ts";
import { execute, parseDocument, trustedDocument } from "../api/src/engine/execute.ts";
import { createContext } from "../api/src/graphql/context.ts";
import { pageDocuments } from "./bench/queries/page-documents.ts";
import { readFileSync } from "node:fs";
const dbs = await openDatabases({ fresh: false, stale: true }, console.error);
const database = await openDatabase({ url: await dbs.loaded("full"), dataDir: "", role: "command", connections: 4 });
const { rows: [s] } = await database.pool.query("select id, slug from software where is_active order by review_count desc limit 1");
const { rows: [c] } = await database.pool.query("select slug from category where is_active order by software_count desc limit 1");
const run = async (document: any, variables: any, trust: "free" | "built") => {
  const context = createContext({ prisma: database.prisma, reader: database.reader, viewer: null, trust });
  const r = await execute({ document, variables }, context, (e) => (console.error(e), undefined));
  if (r.errors) console.error(r.errors);
  return r.data as any;
};
const list: [string, any, any, "free" | "built"][] = [];
const r0 = await run(parseDocument("{reviews(first:1,page:9980){pageInfo{endCursor}}}"), {}, "free");
const vars: any = { category: { slug: c.slug }, software: { id: s.id }, reviews: {}, search: { text: "data" }, page500: { after: r0.reviews.pageInfo.endCursor } };
for (const [name, d] of Object.entries(documents)) list.push([name, parseDocument(d.assay), vars[name], "free"]);
list.push(["reviews p3", parseDocument("{reviews(first:20,page:3){edges{node{title}}}}"), {}, "free"]);
list.push(["reviews p30", parseDocument("{reviews(first:20,page:30){totalCount edges{node{title}}}}"), {}, "free"]);
const persisted = JSON.parse(readFileSync("web/src/relay/__generated__/persisted.json", "utf8"));
for (const { name, operation } of await pageDocuments(database.pool)) list.push([name, trustedDocument(persisted[operation.documentId]), operation.variables, "built"]);
const reading = "select name, generic_plans::int g, custom_plans::int c, statement from pg_prepared_statements where statement not like '%pg_prepared%'";
const before = new Map<string, number>();
for (const [name, doc, v, trust] of list) {
  for (let i = 0; i < 12; i++) await run(doc, v, trust);
  const rows = await database.reader.query<any>({ text: reading, values: [] } as any);
  rows.push(...await database.reader.query<any>({ text: reading + " and true", values: [] } as any, { isExpensive: true }));
  for (const r of rows) { const total = r.g + r.c; if (total - (before.get(r.name) ?? 0) > 0) { console.log(name.padEnd(24), r.name, "generic", r.g, "custom", r.c, r.c > 5 ? r.statement.slice(0, 3000).replace(/\s+/g, " ") : ""); before.set(r.name, total); } }
}
await database.close(); await dbs.stop();
