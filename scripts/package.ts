/** `npm run package -- FOLDER`: writes the built product with its production packages, to be copied to where it runs. */
import { resolve } from "node:path";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { copyProduct } from "./package/copy.ts";
import { command, Failure, root, server } from "./process.ts";
import { bring, built } from "./steps/project.ts";

await command(async () => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0)
    throw new Failure("Usage: npm run package -- FOLDER, a new or empty folder outside of this one.");
  const target = resolve(root, folder);
  await bring(built);
  copyProduct(root, target);
  await ensureInstalled(target, { production: true });
  console.log(`Assay is in ${target}. Start it there with: NODE_ENV=production node ${server}`);
});
