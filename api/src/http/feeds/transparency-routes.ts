import { Router } from "express";
import { revalidated } from "../caching.ts";
import { type RecordCount, type RecordMonth, transparencyRecord } from "./documents.ts";
import { feedText } from "./rss.ts";
import type { FeedRequest, Tools } from "./tools.ts";

/** /transparency.csv and /transparency.rss: the public record of moderation, of three years at most. */
export function transparencyRoutes({ ask, site, absolute }: Tools): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const months = async (request: FeedRequest) =>
    (await ask<{ transparency: RecordMonth[] }>(request, transparencyRecord, {})).transparency;

  router.get("/transparency.csv", async (request, response) => {
    response.attachment("transparency.csv").type("text/csv").set("cache-control", revalidated);
    response.send(csv(await months(request)));
  });
  router.get("/transparency.rss", async (request, response) => {
    const { name } = await site();
    const link = absolute("/transparency");
    const text = feedText(
      {
        title: `Moderation on ${name} by month`,
        description: `Reviews received, published, hidden, reported and appealed on ${name}.`,
        link,
        self: absolute(request.path),
      },
      (await months(request))
        .filter(({ isComplete }) => isComplete)
        .map((month) => ({
          title: `Moderation in ${month.month}`,
          link,
          guid: `${link}#${month.month}`,
          date: endOf(month.month),
          html: `<ul>${sentences(month)
            .map((sentence) => `<li>${sentence}</li>`)
            .join("")}</ul>`,
        })),
    );
    response.type("application/rss+xml").set("cache-control", revalidated).send(text);
  });
  return router;
}

/** The first moment after a month. */
function endOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString();
}

function sentences(month: RecordMonth): string[] {
  const { medianHours, p90Hours } = month.decisions;
  return [
    `${month.received} reviews received, ${month.published} published, ${month.held.opened.total} held for moderators`,
    `${month.reported.opened.total} reports by readers, ${month.flagged.opened.total} flags by automatic checks`,
    `${month.hidden.total} reviews hidden, ${month.removed} deleted, ${month.restored} published again`,
    `${month.appealed.opened.total} appeals by authors, ${month.appealed.decided.count.total} decided`,
    `${month.notices.total} notices of manipulation set on listings`,
    ...(medianHours === null
      ? []
      : [`Half of the decisions within ${medianHours} hours, 90 % within ${p90Hours}`]),
  ];
}

const csvColumns = "month,complete,measure,kind,value";

/** A line for each number. All cells are words and numbers of our own, so none is quoted. */
function csv(months: readonly RecordMonth[]): string {
  const lines = months.flatMap((month) =>
    linesOf(month).map((cells) => [month.month, month.isComplete, ...cells].join(",")),
  );
  return `${[csvColumns, ...lines].join("\r\n")}\r\n`;
}

type Cells = readonly [measure: string, kind: string, value: number];

function linesOf(month: RecordMonth): Cells[] {
  const count = (measure: string, { total, kinds, others }: RecordCount): Cells[] => [
    [measure, "", total],
    ...kinds.map((one): Cells => [measure, one.kind, one.count]),
    ...(kinds.length > 0 && others > 0 ? [[measure, "not-told-apart", others] as const] : []),
  ];
  const decisions = (
    measure: string,
    { count: decided, medianHours, p90Hours }: RecordMonth["decisions"],
  ): Cells[] => [
    ...count(`${measure}-decided`, decided),
    ...(medianHours === null ? [] : [[`${measure}-median-hours`, "", medianHours] as const]),
    ...(p90Hours === null ? [] : [[`${measure}-p90-hours`, "", p90Hours] as const]),
  ];
  const cases = (measure: string, { opened, decided }: RecordMonth["held"]): Cells[] => [
    ...count(measure, opened),
    ...decisions(measure, decided),
  ];
  return [
    ["received", "", month.received],
    ["published", "", month.published],
    ...cases("held", month.held),
    ...cases("reported", month.reported),
    ...cases("flagged", month.flagged),
    ...cases("listings-flagged", month.listingsFlagged),
    ...count("hidden", month.hidden),
    ["restored", "", month.restored],
    ["removed", "", month.removed],
    ...cases("appealed", month.appealed),
    ...decisions("all", month.decisions),
    ...count("notices", month.notices),
    ["notices-removed", "", month.noticesRemoved],
  ];
}
