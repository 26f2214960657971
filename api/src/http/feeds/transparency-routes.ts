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
        // Readers of feeds keep what they get: nothing that is not over, and nothing that the demo made up.
        .filter(({ isComplete, isExample }) => isComplete && !isExample)
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

/** A number of a complete month. What is null there is 1 to 4. */
const told = (count: number | null) => count ?? "fewer than 5";

function sentences(month: RecordMonth): string[] {
  const { reported, appealed } = month;
  const { medianHours, p90Hours } = reported.decided;
  return [
    `${month.received} reviews received, ${month.published} published, ${told(month.held.opened.total)} held for moderators`,
    `${told(reported.opened.total)} reports by readers, ${told(month.flagged.opened.total)} flags by automatic checks`,
    `${told(month.hidden.total)} reviews hidden, ${told(month.removed)} deleted, ${told(month.restored)} published again`,
    `${told(appealed.opened.total)} appeals by authors, ${told(appealed.decided.count.total)} decided`,
    `${told(month.notices.total)} notices of manipulation set on listings`,
    ...(medianHours === null
      ? []
      : [`Half of the reports decided within ${medianHours} hours, 90 % within ${p90Hours}`]),
    ...(month.isReconstructed
      ? ["In part counted when the record began: what had been deleted by then is missing"]
      : []),
  ];
}

const csvColumns = "month,complete,reconstructed,example,measure,kind,value";

/** A line for each number that is told. All cells are words and numbers of our own, so none is quoted. */
function csv(months: readonly RecordMonth[]): string {
  const lines = months.flatMap((month) => {
    const { isComplete, isReconstructed, isExample } = month;
    return linesOf(month)
      .filter(([, , value]) => value !== null)
      .map((cells) => [month.month, isComplete, isReconstructed, isExample, ...cells].join(","));
  });
  return `${[csvColumns, ...lines].join("\r\n")}\r\n`;
}

type Cells = readonly [measure: string, kind: string, value: number | null];

function linesOf(month: RecordMonth): Cells[] {
  const count = (measure: string, { total, kinds, others }: RecordCount): Cells[] => [
    [measure, "", total],
    ...kinds.map((one): Cells => [measure, one.kind, one.count]),
    ...(kinds.length > 0 && others ? [[measure, "not-told-apart", others] as const] : []),
  ];
  const cases = (measure: string, { opened, decided }: RecordMonth["held"]): Cells[] => [
    ...count(measure, opened),
    ...count(`${measure}-decided`, decided.count),
    [`${measure}-median-hours`, "", decided.medianHours],
    [`${measure}-p90-hours`, "", decided.p90Hours],
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
    ...count("notices", month.notices),
    ["notices-removed", "", month.noticesRemoved],
  ];
}
