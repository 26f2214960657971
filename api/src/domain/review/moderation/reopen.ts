import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict } from "../../errors.ts";
import { lockFlags, lockReport, wantedFlags } from "./lock.ts";

/** An upheld report or flag cannot be reopened, because the author was notified. */
const notDismissed = (thing: string) => new Conflict("not-dismissed", `This ${thing} is no longer dismissed`);
const open = { status: "open", decidedAt: null } as const;

/**
 * Reopens a dismissed report; nobody was notified of the dismissal. Returns the report's ID. Throws Conflict, NOT_FOUND,
 * FORBIDDEN, RateLimited.
 */
export async function reopenReport(context: CommandContext, id: string): Promise<string> {
  const viewer = await administrator(context, "review.moderate");
  return transaction(context, async (tx) => {
    const { review, report } = await lockReport(tx, id);
    if (report?.status !== "dismissed") throw notDismissed("report");
    await tx.reviewReport.updateMany({ where: { id }, data: open });
    await audit(tx, viewer, {
      action: "report.reopen",
      subjectType: "review",
      subjectId: review.id,
      before: { report: id, reason: report.reason, status: "dismissed" },
      after: { report: id, reason: report.reason, status: "open" },
    });
    return id;
  });
}

/**
 * Takes the dismissal of flags back, of all or of none: they wait again, until the checks find nothing odd any more. Answers
 * their ids. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function reopenFlags(context: CommandContext, ids: readonly string[]): Promise<string[]> {
  const viewer = await administrator(context, "review.moderate");
  const wanted = wantedFlags(ids);
  return transaction(context, async (tx) => {
    const { flags } = await lockFlags(tx, wanted);
    if (flags.length < wanted.length || flags.some(({ status }) => status !== "dismissed"))
      throw notDismissed("flag");
    await tx.reviewFlag.updateMany({ where: { id: { in: wanted } }, data: open });
    for (const { id, kind, reviewId } of flags)
      await audit(tx, viewer, {
        action: "flag.reopen",
        subjectType: "review",
        subjectId: reviewId,
        before: { flag: id, kind, status: "dismissed" },
        after: { flag: id, kind, status: "open" },
      });
    return wanted;
  });
}
