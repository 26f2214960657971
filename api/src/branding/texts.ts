import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../inputs/index.ts";
import { namesIn, readBounded } from "./files.ts";

const textBytes = 256 * 1024;
const maxTexts = 200;
/** Pages that the product has no text of its own for. */
const optional = ["imprint"];
const article = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/**
 * The texts in `content` of the operator's folder by name: each replaces the product's, is an article of the blog or the legal notice. Adds a fault for each that
 * no page could show.
 */
export function readTexts(
  folder: string,
  site: { name: string; contact: string },
  fault: (place: string, problem: string) => void,
): Map<string, string> {
  const texts = new Map<string, string>();
  const replaceable = [...ownTexts(), ...optional];
  const visit = (below: string, isText: (name: string) => boolean, expected: string) => {
    let names: string[] = [];
    try {
      names = namesIn(join(folder, "content", below), below !== "");
    } catch (error) {
      fault(join("content", below), (error as Error).message);
    }
    for (const name of names) {
      const path = join(below, name);
      if (path === "blog") continue;
      if (!isText(name)) fault(`content/${path}`, `is no page; ${expected}`);
      else if (texts.size >= maxTexts) fault("content", `has more than ${maxTexts} pages; remove some`);
      else add(path);
    }
  };
  const add = (path: string) => {
    try {
      const source = readBounded(folder, join("content", path), textBytes).toString("utf8");
      readContent(source, site);
      texts.set(path.slice(0, -".md".length), source);
    } catch (error) {
      fault(`content/${path}`, (error as Error).message);
    }
  };
  visit(
    "",
    (name) => replaceable.includes(name.replace(/\.md$/, "")) && name.endsWith(".md"),
    pagesAre(replaceable),
  );
  visit("blog", (name) => article.test(name), "an article is named like how-we-test.md");
  return texts;
}

const pagesAre = (names: readonly string[]) =>
  `pages are ${names.map((name) => `${name}.md`).join(", ")} and blog/`;

/** Names of the product's own texts, which lie with the pages. */
function ownTexts(): string[] {
  return readdirSync(new URL("../../../web/content", import.meta.url))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -".md".length));
}
