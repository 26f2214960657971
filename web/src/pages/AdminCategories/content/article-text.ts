import type { ContentSection } from "@assay/api/inputs";
import type { Values } from "~/ui/form/problems";
import { rowCount } from "~/ui/form/use-field-array";

/** The field that holds the article: as JSON, or by rows `contentSections.0.heading` … beside it. */
export const articleField = "contentSections";

/** The article as the JSON text that the API takes; empty if there is none. */
export function articleText(sections: readonly ContentSection[]): string {
  if (sections.length === 0) return "";
  return JSON.stringify(
    sections.map(({ id, heading, content }) => ({ id, heading, content: content.replace(/\r\n?/g, "\n") })),
    null,
    2,
  );
}

/** The sections in a JSON text, even incomplete ones; null if it is not a list of sections. */
export function sectionsOf(text: string): ContentSection[] | null {
  if (text.trim() === "") return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  const sections: ContentSection[] = [];
  for (const each of list as unknown[]) {
    if (typeof each !== "object" || each === null) return null;
    const { id = "", heading = "", content = "" } = each as Partial<Record<keyof ContentSection, unknown>>;
    if (typeof id !== "string" || typeof heading !== "string" || typeof content !== "string") return null;
    sections.push({ id, heading, content });
  }
  return sections;
}

/** The sections from rows of fields. A blank id is derived from the heading. */
export function sectionsInRows(values: Values): ContentSection[] {
  const rows = Array.from({ length: rowCount(values, articleField) }, (_, place) => {
    const part = (name: string) => values[`${articleField}.${place}.${name}`] ?? "";
    return { id: part("id").trim(), heading: part("heading"), content: part("content") };
  });
  const taken = new Set(rows.map(({ id }) => id));
  return rows.map((row, place) => {
    if (row.id !== "") return row;
    const stem = slugOf(row.heading) || `section-${place + 1}`;
    let id = stem;
    for (let n = 2; taken.has(id); n += 1) id = `${stem}-${n}`;
    taken.add(id);
    return { ...row, id };
  });
}

/** Sections as rows of fields. */
export function rowsOf(sections: readonly ContentSection[]): Values {
  return Object.fromEntries(
    sections.flatMap((section, place) =>
      Object.entries(section).map(([name, text]) => [`${articleField}.${place}.${name}`, text]),
    ),
  );
}

const longestId = 60;

const slugOf = (heading: string) =>
  heading
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestId)
    .replace(/^-|-$/g, "");
