import { Failure } from "../../process.ts";
import { fetchPage, openConnection } from "../load/fetch-page.ts";
import { pageAddresses } from "../queries/page-addresses.ts";
import { kilobytes, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startTarget } from "../servers.ts";

/** The size of each kind of page, as HTML and as it is sent. */
export async function measureSizes(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"));
  const addresses = await run.onDatabase("full", ({ pool }) => pageAddresses(pool));
  const agent = openConnection();
  const figures = [];
  for (const [page, address] of Object.entries(addresses)) {
    const [br, gzip] = [
      await fetchPage(server.url + address, agent, "br"),
      await fetchPage(server.url + address, agent, "gzip"),
    ];
    if (br.status !== 200) throw new Failure(`${address} answers ${br.status}.`);
    figures.push({ page, html: br.html, br: br.sent, gzip: gzip.sent });
  }
  agent.destroy();
  await server.stop();
  const table: Table = {
    title: "Pages: their HTML, and as it is sent",
    columns: ["page", "HTML", "br", "gzip"],
    rows: figures.map(({ page, html, br, gzip }) => [page, kilobytes(html), kilobytes(br), kilobytes(gzip)]),
  };
  const threshold = (name: string, bytes: number, limit: number): Threshold => ({
    name,
    figure: bytes / 1_024,
    limit,
    rule: "under",
    unit: " KB",
  });
  const thresholds = figures.flatMap(({ page, html, br }) => [
    threshold(`HTML of ${page}`, html, limits.html.whole),
    threshold(`HTML of ${page}, compressed`, br, limits.html.compressed),
  ]);
  return { tables: [table], thresholds, figures };
}
