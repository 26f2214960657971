/**
 * npm run ranking -- verify FILE: recomputes the order of the listings from a file of /api/categories/{slug}/ranking or
 * rankings.jsonl.gz, by the script that everybody can download. Exit code 1 on a difference.
 */
import { resolve } from "node:path";
import { verifyFile } from "../web/public/verify-ranking.mjs";

const [verb, file] = process.argv.slice(2);
if (verb !== "verify" || file === undefined) {
  process.stderr.write("Usage: npm run ranking -- verify FILE\n");
  process.exit(2);
}
await verifyFile(resolve(file));
