/**
 * npm run ranking -- verify FILE: recomputes the order of the listings from a file of /api/categories/{slug}/ranking or
 * rankings.jsonl.gz, by the script that everybody can download. Exit code 1 on a difference.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../web/public/verify-ranking.mjs", import.meta.url));
const [verb, file] = process.argv.slice(2);
if (verb !== "verify" || file === undefined) {
  process.stderr.write("Usage: npm run ranking -- verify FILE\n");
  process.exit(2);
}
process.exit(spawnSync(process.execPath, [script, file], { stdio: "inherit" }).status ?? 1);
