import type { ReferenceEntry, ReferenceGroup, ReferencePart } from "@assay/api/contract";
import { code, escapeHtml, type GeneratedPage, heading, inlineMarkdown, partList } from "./html";

/** The reference of the schema: everything on one page, so that the browser finds any name in it. */
export function referencePage(groups: readonly ReferenceGroup[]): GeneratedPage {
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const types = new Set(
    shown.filter(({ title }) => !(title in calls)).flatMap(({ entries }) => entries.map(nameOf)),
  );
  const linkOf = (name: string) => (types.has(name) ? `#${name}` : null);
  const headings = shown.map(({ title }) => ({ id: title.toLowerCase(), text: title }));
  const html = shown.map(({ title, entries }, index) => {
    const head = headings[index];
    return `${head ? heading(head) : ""}${indexOf(title, entries)}${entries.map((entry) => entryHtml(title, entry, linkOf)).join("")}`;
  });
  return { html: html.join("\n"), headings };
}

type LinkOf = (name: string) => string | null;

const nameOf = ({ name }: ReferencePart) => name;

/** Groups with prefixed ids: a query and a type may have names that differ only in the case of the first letter. */
const calls: Readonly<Record<string, string>> = { Queries: "query", Mutations: "mutation" };

const idOf = (group: string, name: string) => (calls[group] ? `${calls[group]}-${name}` : name);

function indexOf(group: string, entries: readonly ReferenceEntry[]): string {
  const links = entries.map(({ name }) => `<a href="#${idOf(group, name)}">${escapeHtml(name)}</a>`);
  return `<p data-index>${links.join(" ")}</p>`;
}

function entryHtml(group: string, entry: ReferenceEntry, linkOf: LinkOf): string {
  const { name, description, deprecation, args, parts, relatives } = entry;
  const id = idOf(group, name);
  const relation = group === "Unions" ? "One of" : "Implements";
  return [
    `<h3 id="${id}"><a href="#${id}">${escapeHtml(name)}</a></h3>`,
    entry.type === null ? "" : `<p>Returns ${code(entry.type, linkOf)}</p>`,
    `<p>${inlineMarkdown(description)}</p>`,
    deprecated(deprecation),
    relatives.length > 0
      ? `<p>${relation} ${relatives.map((each) => code(each, linkOf)).join(", ")}</p>`
      : "",
    partList(args.map((arg) => partHtml(`${id}-${arg.name}`, arg, linkOf))),
    partList(parts.map((part) => partHtml(`${name}.${part.name}`, part, linkOf))),
  ].join("");
}

function partHtml(id: string, part: ReferencePart, linkOf: LinkOf): string {
  const { name, type, description, defaultValue, deprecation, args } = part;
  const typed = type === null ? "" : `: ${type}`;
  const given = defaultValue === null ? "" : ` = ${defaultValue}`;
  return [
    `<li id="${id}"><b>${code(name)}</b>${type === null ? "" : code(`${typed}${given}`, linkOf)}`,
    `<div>${inlineMarkdown(description)}</div>`,
    deprecated(deprecation),
    partList(args.map((arg) => partHtml(`${id}-${arg.name}`, arg, linkOf))),
    "</li>",
  ].join("");
}

const deprecated = (reason: string | null) =>
  reason === null ? "" : `<div data-deprecated><strong>Deprecated.</strong> ${inlineMarkdown(reason)}</div>`;
