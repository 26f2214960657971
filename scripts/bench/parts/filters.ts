import type { Database } from "../../../api/src/database/client/open.ts";
import { platforms, segments } from "../../../api/src/inputs/index.ts";
import { productDocument } from "../../../api/src/testing/product-documents.ts";
import { randomNumbers } from "../../../api/src/testing/random.ts";
import type { LoadRequest } from "../load/generate.ts";
import { type MeasuredLoad, measureLoad } from "../load/measured.ts";
import { requestOf } from "../queries/requests.ts";
import { turns } from "../report/rounds.ts";
import { median, medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, warmUpSeconds } from "../run.ts";
import { startTarget, uncached } from "../servers.ts";

/** Combinations of each page, and the connections that ask for them. */
const combinations = 240;
const connections = 4;

/** The list that filters narrow, without filters and counts: what the same server does at least. */
const peer = `{ directory(first: 24) { totalCount edges { node { databaseId name shortDescription logoUrl avgRating
  reviewCount lowestPrice company { name } } } } }`;

/** The documents of the three pages with random combinations of filters, the same in every run, uncached. */
export async function measureFilters(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"), uncached);
  const series = await run.onDatabase("full", ({ pool }) => drawSeries(pool));
  for (const { requests } of series)
    await measureLoad(run, server, requests, { connections, seconds: warmUpSeconds(run.settings) });
  const loads = new Map<string, MeasuredLoad[]>(series.map(({ name }) => [name, []]));
  for (const { column } of turns(run.settings.rounds, [""], series))
    loads.get(column.name)?.push(await measureLoad(run, server, column.requests, { connections }));
  await server.stop();

  const figures = series.map(({ name }) => {
    const own = loads.get(name) ?? [];
    const milliseconds = (of: (load: MeasuredLoad) => number) => median(own.map(of));
    return {
      name,
      ...medianSample(own),
      cpu: milliseconds(({ cpu }) => cpu),
      databaseCpu: milliseconds(({ databaseCpu }) => databaseCpu),
      others: milliseconds(({ others }) => others),
    };
  });
  const table: Table = {
    title: `Random combinations of filters with counts, ${connections} connections`,
    columns: ["document", "requests/s", "p50 ms", "p99 ms", "server ms", "PostgreSQL ms", "cores of others"],
    rows: figures.map(({ name, throughput, p50, p99, cpu, databaseCpu, others }) => [
      name,
      fixed(throughput, 0),
      fixed(p50, 1),
      fixed(p99, 1),
      fixed(cpu, 1),
      fixed(databaseCpu, 1),
      fixed(others, 1),
    ]),
  };
  const thresholds = figures
    .filter(({ name }) => name !== peerName)
    .map(({ name, p99 }) => ({
      name: `${name} with filters, p99 at ${connections} connections`,
      figure: p99,
      limit: limits.filters,
      rule: "under" as const,
      unit: " ms",
    }));
  return { tables: [table], thresholds, figures };
}

const peerName = "the list without filters and counts";

interface Series {
  name: string;
  requests: readonly LoadRequest[];
}

async function drawSeries(pool: Pick<Database["pool"], "query">): Promise<Series[]> {
  const column = async (text: string) =>
    (await pool.query<{ value: string }>(text)).rows.map(({ value }) => value);
  const industries = await column(
    "select unnest(reviewer_industries) as value from software group by 1 order by count(*) desc, 1 limit 20",
  );
  const languages = await column(
    "select unnest(languages) as value from software group by 1 order by count(*) desc, 1 limit 20",
  );
  const categories = await column(
    "select slug as value from category where is_active order by software_count desc, slug limit 40",
  );
  const names = await column(
    "select sort_name as value from category where is_active order by md5(slug) limit 40",
  );
  const { rows: features } = await pool.query<{ slug: string; key: string }>(
    "select c.slug, f.key from feature f join category c on c.id = f.category_id order by c.slug, f.key",
  );
  const below = randomNumbers(11);
  const pick = <Item>(all: readonly Item[]): Item => all[below(all.length)] as Item;
  const draw = (all: readonly string[]) => [
    ...new Set(Array.from({ length: 1 + below(3) }, () => pick(all))),
  ];
  const maybe = <Value>(percent: number, name: string, value: () => Value) =>
    below(100) < percent ? { [name]: value() } : {};
  const upper = (words: readonly string[]) => words.map((word) => word.toUpperCase().replaceAll("-", "_"));
  /** None in some: then everything is counted. */
  const filters = (slug?: string) => ({
    ...maybe(30, "platforms", () => upper(draw(platforms))),
    ...maybe(25, "languages", () => draw(languages)),
    ...maybe(25, "industries", () => draw(industries)),
    ...maybe(25, "segments", () => upper(draw(segments))),
    ...maybe(15, "hasFreeTrial", () => true),
    ...maybe(20, "maxPrice", () => pick([0, 10, 50, 200])),
    ...maybe(20, "minRating", () => pick(["FOUR", "THREE", "TWO"])),
    ...maybe(slug === undefined ? 0 : 30, "features", () => {
      const own = features.filter((feature) => feature.slug === slug).map(({ key }) => key);
      return own.length === 0 ? [] : draw(own);
    }),
  });
  const requests = (name: string, variables: () => object): Series => {
    const { id: documentId } = productDocument(name);
    return {
      name,
      requests: Array.from({ length: combinations }, () => ({
        method: "POST",
        path: "/graphql",
        body: JSON.stringify({ documentId, variables: variables() }),
      })),
    };
  };
  const sorts = ["RATING", "REVIEWS", "NEWEST", "NAME"];
  return [
    requests("DirectoryPageQuery", () => ({
      page: 1,
      sort: pick(sorts),
      isSearched: false,
      filters: filters(),
    })),
    requests("SearchPageQuery", () => ({
      search: pick(names),
      page: 1,
      sort: pick(["MEAN_RATING", "MATCH"]),
      filters: filters(),
      onSoftware: true,
      onCategories: false,
      mentionsOnly: false,
      othersOnly: true,
      hasOthers: true,
    })),
    requests("CategoryPageQuery", () => {
      const slug = pick(categories);
      return { slug, page: 1, onFirstPage: true, why: "", isAsked: false, filters: filters(slug) };
    }),
    // A browser asks for it once, beside the directory's query. Here it is not cached either.
    requests("CategoryFilterChoicesQuery", () => ({})),
    {
      name: peerName,
      requests: [requestOf(peer)],
    },
  ];
}
