import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";

const address = /new URL\(\s*"([^"]+)",\s*import\.meta\.url,?\s*\)/g;
const place = /import\.meta\.(?:url|dirname|filename)\b/;

/**
 * Lets sources find files by `new URL("…", import.meta.url)` after they are built, all into the folder `output`: a TypeScript file in
 * `programs` is built as a program of its own, and any other file is read from where it lies. Refuses other uses of a source's place,
 * which would be that of a chunk.
 */
export function fileAddresses({ programs, output }: { programs: string; output: string }): Plugin {
  return {
    name: "file-addresses",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.ts$/, exclude: /\/(?:node_modules|generated)\// }, code: "import.meta." },
      handler(code, id) {
        if (place.test(code.replace(address, "")))
          this.error(`${id}: write new URL("…", import.meta.url), with the path as it is.`);
        return code.replace(address, (_, path: string) => {
          const file = resolve(dirname(id), path);
          if (file.startsWith(`${programs}/`) && file.endsWith(".ts"))
            return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "chunk", id: file })}`;
          const there = relative(output, file) + (path.endsWith("/") ? "/" : "");
          return `new URL(${JSON.stringify(there)}, import.meta.url)`;
        });
      },
    },
    // Vite's own is an address of a web site.
    resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url)`,
  };
}
