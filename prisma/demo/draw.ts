import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readDemo } from "./catalogue.ts";
import { logo } from "./marks.ts";
import { screens, tints } from "./screens/index.ts";

/** Draws every logo and screen of the demo catalogue into web/public/demo and removes those nobody refers to. */
const target = new URL("../../web/public/demo/", import.meta.url);

function write(folder: string, files: Map<string, string>) {
  const place = new URL(folder + "/", target);
  mkdirSync(place, { recursive: true });
  for (const file of readdirSync(place)) if (!files.has(file)) rmSync(new URL(file, place));
  let changed = 0;
  for (const [file, svg] of files) {
    const path = new URL(file, place);
    if (existsSync(path) && readFileSync(path, "utf8") === svg) continue;
    writeFileSync(path, svg);
    changed++;
  }
  console.log(`${folder}: ${files.size} drawings, ${changed} new or changed`);
}

const { companies, products } = readDemo();
const logos = new Map<string, string>();
for (const { slug, name } of companies) logos.set(`${slug}.svg`, logo(slug, name));
for (const { slug, name, flags } of products)
  if (!flags.has("nologo")) logos.set(`${slug}.svg`, logo(slug, name));
write("logos", logos);

const drawn = new Map<string, string>();
for (const [kind, draw] of Object.entries(screens))
  for (const [i, tint] of tints.entries()) drawn.set(`${kind}-${i + 1}.svg`, draw(tint));
write("screens", drawn);
