import type { Release } from "@assay/api/contract";
import { formatDate } from "~/ui/relative-time";
import { escapeHtml, type GeneratedPage, heading, inlineMarkdown } from "./html";

const kinds = {
  breaking: "Breaking",
  deprecated: "Deprecated",
  added: "New",
} as const;

/** The changelog, newest first. */
export function changelogPage(releases: readonly Release[]): GeneratedPage {
  const headings = releases.map(({ date }) => ({
    id: date === null ? "latest" : `on-${date}`,
    text: date === null ? "Unreleased" : formatDate(new Date(date)),
  }));
  const html = releases.map(({ summary, changes }, index) => {
    const head = headings[index];
    return [
      head ? heading(head) : "",
      `<p>${inlineMarkdown(summary)}</p>`,
      ...Object.entries(kinds).map(([kind, title]) => {
        const items = changes.filter((change) => change.kind === kind).map(changeHtml);
        return items.length === 0 ? "" : `<h3>${title}</h3><ul>${items.join("")}</ul>`;
      }),
    ].join("");
  });
  return { html: html.join("\n"), headings };
}

function changeHtml({ text, reason, instead }: Release["changes"][number]): string {
  // In a long list of names each one gets its own element, so that it can be found and lines can break between them.
  const colon = text.lastIndexOf(": ");
  const names = text.slice(colon + 2);
  const isList = colon !== -1 && /^[\w, ]+\.$/.test(names);
  const listed = isList
    ? `${escapeHtml(text.slice(0, colon))}: ${names.slice(0, -1).split(", ").map(coded).join(", ")}.`
    : escapeHtml(text);
  const why = [reason, instead].filter((each) => each !== null).map((each) => ` ${inlineMarkdown(each)}`);
  return `<li>${listed}${why.join("")}</li>`;
}

const coded = (name: string) => `<code>${escapeHtml(name)}</code>`;
