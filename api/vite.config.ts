import { join } from "node:path";
import { defineConfig } from "vite";
import { fileAddresses } from "./vite/file-addresses.ts";

const here = import.meta.dirname;
const [sources, output] = [join(here, "src"), join(here, "build")];

/** Packages with programs or files of their own, which they find beside their code, or of one large file. */
const external = [
  "@electric-sql/pglite",
  "@graphql-yoga/render-graphiql",
  "@node-rs/argon2",
  "@prisma/client",
  "@resvg/resvg-js",
  "fontkit",
  "sharp",
].map((name) => new RegExp(`^${name}(?:/|$)`));

// The server in production: the start reads some tens of files instead of thousands. In development and in tests Node.js runs the sources.
export default defineConfig({
  plugins: [fileAddresses({ programs: sources, output })],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node24",
    outDir: output,
    rolldownOptions: {
      input: { main: join(sources, "main.ts") },
      external,
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
