import { join } from "node:path";
import { firstLoad, firstLoadLimit } from "../../checks/budget.ts";
import { Failure, root } from "../../process.ts";
import { type FetchedPage, fetchPage, openConnection } from "../load/fetch-page.ts";
import { pageAddresses } from "../queries/page-addresses.ts";
import { median, percentile } from "../report/statistics.ts";
import { fixed, kilobytes, type Table } from "../report/table.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startTarget } from "../servers.ts";

/** Pages as a browser receives them: response time and size. */
export async function measurePages(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"));
  const addresses = await run.onDatabase("full", ({ pool }) => pageAddresses(pool));
  const names = Object.keys(addresses);
  const agent = openConnection();
  const fetched = new Map<string, FetchedPage[]>(names.map((name) => [name, []]));
  const times = run.settings.quick ? 20 : 200;
  const warmUp = run.settings.quick ? 5 : 20;
  for (let time = -warmUp; time < times; time++) {
    for (const [name, address] of Object.entries(addresses)) {
      const page = await fetchPage(server.url + address, agent);
      if (page.status !== 200) throw new Failure(`${address} answers ${page.status}.`);
      if (time >= 0) fetched.get(name)?.push(page);
    }
  }
  agent.destroy();
  await server.stop();

  const pages = [...fetched].map(([name, all]) => ({
    name,
    address: addresses[name],
    firstByte: {
      p50: median(all.map((page) => page.firstByte)),
      p99: percentile(
        all.map((page) => page.firstByte),
        99,
      ),
    },
    whole: {
      p50: median(all.map((page) => page.whole)),
      p99: percentile(
        all.map((page) => page.whole),
        99,
      ),
    },
    html: median(all.map((page) => page.html)),
    sent: median(all.map((page) => page.sent)),
    encoding: all[0]?.encoding,
  }));
  const scripts = firstLoad(join(root, "web/build/client"));
  const table: Table = {
    title: `Pages, one connection, ${times} times each`,
    columns: ["page", "first byte ms", "p99", "whole ms", "p99", "HTML", "as sent", "by"],
    rows: pages.map(({ name, firstByte, whole, html, sent, encoding }) => [
      name,
      fixed(firstByte.p50, 1),
      fixed(firstByte.p99, 1),
      fixed(whole.p50, 1),
      fixed(whole.p99, 1),
      kilobytes(html),
      kilobytes(sent),
      encoding ?? "",
    ]),
    note: `First load of the home page: ${scripts.kilobytes.toFixed(1)} KB of compressed JavaScript in ${scripts.files} files (at most ${firstLoadLimit} KB).`,
  };
  return { tables: [table], thresholds: [], figures: { pages, firstLoad: scripts } };
}
