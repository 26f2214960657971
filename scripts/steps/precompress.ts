import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Writes a brotli copy of each text asset, at a quality too slow for request time. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*.{js,css,svg,json,txt,webmanifest}", { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${name}.br`), await compress(content, { params }));
    }),
  );
}
