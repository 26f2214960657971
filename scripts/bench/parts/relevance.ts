import type { Database } from "../../../api/src/database/client/open.ts";
import { migrate } from "../../../api/src/database/migrate.ts";
import { orderBy } from "../../../api/src/database/query/seek.ts";
import { allOf, limitUpTo, type Sql, sql } from "../../../api/src/database/query/sql.ts";
import { categoriesNamedIn } from "../../../api/src/domain/category/named-in-search.ts";
import { directory } from "../../../api/src/domain/software/directory.ts";
import { loadBundled } from "../../../api/src/import/demo/bundled.ts";
import { importCatalogue } from "../../../api/src/import/import.ts";
import { Report } from "../../../api/src/import/report.ts";
import type { SoftwareOrder } from "../../../api/src/inputs/index.ts";
import { judged, meanOf, type Relevance, relevanceOf } from "../relevance/figures.ts";
import { type Need, readNeeds } from "../relevance/needs.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { withDatabase } from "../with-database.ts";

type Search = (database: Database, text: string) => Promise<string[]>;

/** PostgreSQL's full text search as it comes, over the texts that a listing has in a column of its own or of its company. */
const fullText: Search = ({ reader }, text) =>
  slugs(
    reader,
    sql`select s.slug from software s left join company c on c.id = s.company_id,
      websearch_to_tsquery('english', ${text}) query, lateral (select
        setweight(to_tsvector('english', s.name), 'A') || setweight(to_tsvector('english', coalesce(s.short_description, '')), 'B')
        || setweight(to_tsvector('english', array_to_string(s.features, ' ')), 'C')
        || to_tsvector('english', concat_ws(' ', s.description, c.name)) as document) t
      where s.is_active and t.document @@ query order by ts_rank(t.document, query) desc, s.sort_name, s.id`,
  );

/** A search of the product in one of its orders. */
const ordered =
  (sort: SoftwareOrder): Search =>
  async ({ reader }, text) => {
    const named = await categoriesNamedIn({ reader }, text);
    const finder = directory({ viewer: null, reader, now: new Date() }, { search: text, named, sort });
    return slugs(
      reader,
      sql`select s.slug from ${finder.from} where ${allOf(finder.where)} order by ${orderBy(finder.order, false)}`,
    );
  };

const searches: readonly (readonly [name: string, search: Search])[] = [
  ["PostgreSQL full text", fullText],
  ["order by rating", ordered("rating")],
  ["best match", ordered("match")],
];

async function slugs(reader: Database["reader"], statement: Sql): Promise<string[]> {
  const rows = await reader.query<{ slug: string }>(
    sql`select * from (${statement}) ordered ${limitUpTo(judged)}`,
  );
  return rows.slice(0, judged).map(({ slug }) => slug);
}

interface Judged {
  need: Need;
  search: string;
  found: readonly string[];
  figures: Relevance;
}

/** How well searches answer needs: of the demo, and of a catalog in `--catalog`. */
export async function measureRelevance(run: Run): Promise<PartResult> {
  const results = [
    ...(await onCatalog(run, "demo", (database) => loadBundled(database, "small", run.log))),
    ...(run.settings.catalog === undefined
      ? []
      : await onCatalog(run, "self-hosted", async (database) => {
          const silent = { write: () => undefined };
          await importCatalogue(database, run.settings.catalog ?? "", new Report(silent, silent));
        })),
  ];
  const groups = (["demo", "self-hosted"] as const).flatMap((catalog) =>
    [false, true].map((heldOut) => ({
      name: `${catalog}, ${heldOut ? "held out" : "for tuning"}`,
      heldOut,
      results: results.filter(({ need }) => need.catalog === catalog && (need.heldOut ?? false) === heldOut),
    })),
  );
  const all = [false, true].map((heldOut) => ({
    name: heldOut ? "all, held out" : "all, for tuning",
    heldOut,
    results: results.filter(({ need }) => (need.heldOut ?? false) === heldOut),
  }));
  const figures = [...groups, ...all].flatMap(({ name, heldOut, results: judgedOnes }) =>
    searches.flatMap(([search]) => {
      const ones = judgedOnes.filter((one) => one.search === search);
      return ones.length === 0
        ? []
        : [{ group: name, heldOut, search, needs: ones.length, ...meanOf(ones.map((one) => one.figures)) }];
    }),
  );
  return {
    tables: [tableOf(figures)],
    thresholds: figures
      .filter(({ group, search }) => group === "all, held out" && search === "best match")
      .flatMap(thresholdsOf),
    // The results of needs that are held out stay unseen, so that nobody tunes by them.
    figures: { means: figures, found: results.filter(({ need }) => !need.heldOut) },
  };
}

async function onCatalog(
  run: Run,
  catalog: Need["catalog"],
  load: (database: Database) => Promise<unknown>,
): Promise<Judged[]> {
  return withDatabase(await run.databases.empty("relevance"), async (database) => {
    await migrate(database);
    await load(database);
    await database.pool.query("vacuum analyze");
    const judgedOnes: Judged[] = [];
    for (const need of readNeeds().filter((one) => one.catalog === catalog))
      for (const [search, find] of searches) {
        const found = await find(database, need.need);
        judgedOnes.push({ need, search, found, figures: relevanceOf(found, need.expected) });
      }
    return judgedOnes;
  });
}

type Mean = Relevance & { group: string; search: string; needs: number };

function tableOf(means: readonly Mean[]): Table {
  return {
    title: "Searches by needs: the first ten results",
    columns: ["needs", "search", "number", "recall", "MRR", "nDCG"],
    rows: means.map(({ group, search, needs, recall, reciprocalRank, ndcg }) => [
      group,
      search,
      `${needs}`,
      fixed(recall, 3),
      fixed(reciprocalRank, 3),
      fixed(ndcg, 3),
    ]),
  };
}

function thresholdsOf({ recall, reciprocalRank }: Mean): Threshold[] {
  const atLeast = (name: string, figure: number, limit: number): Threshold => ({
    name: `${name} of best match, needs held out`,
    figure,
    limit,
    rule: "at least",
    unit: "",
  });
  return [
    atLeast("recall at 10", recall, limits.relevance.recall),
    atLeast("mean reciprocal rank", reciprocalRank, limits.relevance.reciprocalRank),
  ];
}
