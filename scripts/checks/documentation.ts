import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { sourceFiles } from "./todo-markers.ts";

/** What documents may refer to. */
export interface Project {
  /** Files and folders, relative to the root. */
  paths: readonly string[];
  /** Scripts of package.json. */
  scripts: ReadonlySet<string>;
  /** All identifiers of the sources. */
  identifiers: ReadonlySet<string>;
  /** Anchors of the headings, by document. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

// Texts of the site are not about the sources, and docs/specification.md has its own check.
const documents = ["*.md", "docs/*.md", "docs/decisions/*.md", "web/README.md", "prisma/demo/README.md"];
const folders = "{.ci,.github,api,deploy,docs,prisma,scripts,web}";
// Packages, and what only a build makes, which a fresh clone does not have.
const withoutPackages = ["**/node_modules/**", "{api,web}/{build,.react-router}{,/**}"];
const pathLike = new RegExp(`^(?:${folders.slice(1, -1).replaceAll(",", "|").replaceAll(".", "[.]")})/|/$`);
const fileLike = /[.](?:tsx?|m[tj]s|css|graphql|json|md|prisma|sql)$/;

/** Broken references of all documents. */
export function staleReferencesInDocuments(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const files = globSync(documents, { cwd: root, exclude: ["docs/specification.md"] }).sort();
  const texts = new Map(files.map((file) => [file, read(file)]));
  const sources = [...sourceFiles(root), ...globSync("*.{mts,mjs,graphql}", { cwd: root })];
  const project = {
    paths: globSync([`${folders}/**`, "{,.}*"], { cwd: root, exclude: withoutPackages }),
    scripts: new Set(Object.keys(JSON.parse(read("package.json")).scripts)),
    identifiers: new Set(sources.flatMap((file) => read(file).match(/[\w$]+/g) ?? [])),
    anchors: new Map([...texts].map(([file, text]) => [file, anchorsOf(text)])),
  };
  return [...texts].flatMap(([file, text]) => staleReferences(file, text, project));
}

/** Broken references of one document: links, `npm run` scripts, and paths and identifiers in code font. */
export function staleReferences(file: string, text: string, project: Project): string[] {
  let isAlternative = false;
  let isBlock = false;
  return text.split("\n").flatMap((line, index) => {
    if (line.startsWith("#")) isAlternative = line === "## Alternatives";
    if (line.trimStart().startsWith("```")) isBlock = !isBlock;
    const scripts = [...line.matchAll(/npm run ([\w:-]+)/g)].flatMap(([all, name = ""]) =>
      project.scripts.has(name) ? [] : [`${all}: no such script in package.json`],
    );
    const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) =>
      leads(file, target, project) ? [] : [`${target}: leads nowhere`],
    );
    const names = isBlock ? [] : [...line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, name = ""]) => name);
    const stale = names.flatMap((name) => {
      if (isPath(name)) return isThere(name, project) ? [] : [`${name}: no such file or folder`];
      // Sections about alternatives name things that the project does not have.
      const isKnown = isAlternative || !/^[a-z]+[A-Z]\w*$/.test(name) || project.identifiers.has(name);
      return isKnown ? [] : [`${name}: not in the sources`];
    });
    return [...scripts, ...links, ...stale].map((fault) => `${file}:${index + 1}: ${fault}`);
  });
}

const isPath = (name: string) =>
  /^[\w.*<>-][\w./*<>-]*$/.test(name) && (pathLike.test(name) || fileLike.test(name));

/** Whether a path exists, relative to any folder; `*` and `<name>` match any name. */
function isThere(name: string, { paths }: Project): boolean {
  const pattern = name
    .replace(/\/$/, "")
    .replaceAll(".", "[.]")
    .replace(/\*+|<\w+>/g, "[^/]*");
  const expression = new RegExp(`(?:^|/)${pattern}$`);
  return paths.some((path) => expression.test(path));
}

function leads(file: string, target: string, { paths, anchors }: Project): boolean {
  if (/^(?:https?|mailto):/.test(target)) return true;
  const [path = "", anchor] = target.split("#");
  const to = path === "" ? file : posix.join(posix.dirname(file), path);
  return anchor === undefined ? paths.includes(to) : anchors.get(to)?.has(anchor) === true;
}

/** Anchors as GitHub generates them from headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, "")
        .replace(/\s/g, "-"),
    ),
  );
}
