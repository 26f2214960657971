import {
  agentLimits,
  apiBudgets,
  documentLimits,
  exportDownloads,
  listSizes,
  longPolls,
  pendingDeliveries,
  webhookLog,
} from "./limits.ts";

/** A content page as its Markdown file has it, with the placeholders filled in. */
export interface ContentSource {
  readonly title: string;
  readonly description: string;
  /** The day of the last change, as 2026-11-21. */
  readonly updated: string;
  /** The day on which an article appeared. */
  readonly published: string | null;
  /** Markdown. */
  readonly body: string;
}

/** What the texts say of the site. */
export interface ContentSite {
  readonly name: string;
  readonly contact: string;
  readonly dataTerms?: string | null | undefined;
}

/** False for 2026-02-31 too: the sitemap and the pages need a day that exists. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads a file of a content page; throws an Error that says what is wrong with it. */
export function readContent(source: string, site: ContentSite): ContentSource {
  const { values, body } = frontMatter(fillPlaceholders(source, placeholdersOf(site)));
  const { title, description, updated = "", published = null, ...others } = values;
  const dates = published === null ? [updated] : [updated, published];
  if (!title || !description || !dates.every(isDay) || Object.keys(others).length > 0)
    throw new Error(
      "The front matter is title, description, updated (as 2026-11-21), and for an article published.",
    );
  return { title, description, updated, published, body };
}

/** What stands between the lines of three hyphens at the top of a file, and the text below them. */
export function frontMatter(source: string): { values: Readonly<Record<string, string>>; body: string } {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined)
    throw new Error("A content page begins with its front matter.");
  const values = head.split("\n").map((line) => {
    const at = line.indexOf(": ");
    if (at <= 0) throw new Error(`This line of front matter is not "name: value": ${line}`);
    return [line.slice(0, at), line.slice(at + 2).trim()] as const;
  });
  return { values: Object.fromEntries(values), body };
}

/** Puts settings in the place of {{their name}}, so that they stand in one file. */
export function fillPlaceholders(text: string, placeholders: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
    if (word === undefined) throw new Error(`{{${name}}} means nothing.`);
    return word;
  });
}

const count = (number: number) => number.toLocaleString("en-US");

function placeholdersOf({ name, contact, dataTerms }: ContentSite): Record<string, string> {
  const { token, anonymous, valuesPerPoint, valuesPerWork, rowsPerValue, compared, middleTable, largeTable } =
    apiBudgets;
  const { characters, depth, fields, aliases, values, milliseconds } = documentLimits;
  return {
    name,
    contact,
    dataTerms: dataTerms ?? `not stated; ask ${contact}`,
    valuesPerPoint: count(valuesPerPoint),
    valuesPerWork: count(valuesPerWork),
    rowsPerValue: count(rowsPerValue),
    compared: count(compared),
    middleTable: count(middleTable),
    largeTable: count(largeTable),
    tokenPoints: count(token.points),
    /** As headers have it. */
    tokenLimit: String(token.points),
    webhooksPerOwner: count(listSizes.webhooks),
    webhookWaiting: count(pendingDeliveries.sinceChange),
    webhookWaitingInAll: count(pendingDeliveries.inAll),
    webhookWaitingMegabytes: count(pendingDeliveries.bytes / 1e6),
    webhookLogLength: count(webhookLog.deliveries),
    webhookLogMegabytes: count(webhookLog.bytes / 1e6),
    webhookLogDays: count(webhookLog.days),
    waitingPerCaller: count(longPolls.perCaller),
    downloadsPerCaller: count(exportDownloads.perCaller),
    bytesPerPoint: count(exportDownloads.bytesPerPoint),
    maxDownloadPoints: count(exportDownloads.maxPoints),
    anonymousPoints: count(anonymous.points),
    anonymousLeast: count(anonymous.minCharge),
    anonymousCalls: count(Math.floor(anonymous.points / anonymous.minCharge)),
    documentCharacters: count(characters),
    documentDepth: count(depth),
    documentFields: count(fields),
    documentAliases: count(aliases),
    documentValues: count(values),
    documentSeconds: count(milliseconds / 1000),
    agentCharacters: count(agentLimits.answerCharacters),
  };
}
