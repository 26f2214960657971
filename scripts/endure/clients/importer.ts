import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { capture } from "../../process.ts";
import type { History } from "../history.ts";
import { marker, type Stage } from "./people.ts";

/** A process for each import costs more than all other clients. */
const restMs = 6_000;
const slug = "endure-imported";

/** The thing that an import changes. */
export const imported = `import ${slug}`;

interface ImporterOptions {
  history: History;
  /** Those of the server. */
  settings: Readonly<Record<string, string>>;
  /** On the embedded database a command without a server would keep the server from starting. */
  isReady(): Promise<boolean>;
}

/** Imports a small catalog again and again, by the command that operators use. */
export async function importer(
  { pass }: Stage,
  { history, settings, isReady }: ImporterOptions,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "assay-endure-catalog-"));
  try {
    for (;;) {
      await pass();
      const value = marker();
      writeCatalog(folder, value);
      const write = history.begin({ thing: imported, value });
      while (write.outcome === "unknown" && write.attempts < 20) {
        if (!(await isReady())) {
          await sleep(200);
          continue;
        }
        history.sent(write);
        const args = ["scripts/run.mjs", "catalog", "import", folder];
        const env = { PATH: process.env["PATH"], NODE_ENV: "production", ...settings };
        // An import may have been made although the command failed: it is then made again.
        const { code } = await capture(process.execPath, args, { env });
        if (code === 0) history.settle(write, "acknowledged");
        else await sleep(500);
      }
      const end = performance.now() + restMs;
      while (performance.now() < end) {
        await sleep(200);
        await pass();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeCatalog(folder: string, shortDescription: string): void {
  const lines = {
    categories: { slug: "endure-imports", name: "Endure imports", categoryType: "software" },
    companies: { slug: "endure-importer", name: "Endure importer" },
    software: {
      slug,
      name: "Endure imported",
      companySlug: "endure-importer",
      categorySlugs: ["endure-imports"],
      shortDescription,
    },
  };
  for (const [name, row] of Object.entries(lines))
    writeFileSync(join(folder, `${name}.jsonl`), JSON.stringify(row));
}
