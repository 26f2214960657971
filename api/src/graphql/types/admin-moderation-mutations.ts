import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { decideFlags, decideReport } from "../../domain/review/moderation/decide.ts";
import { reopenFlags, reopenReport } from "../../domain/review/moderation/reopen.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { ModerationDecisionEnum } from "./admin-enums.ts";
import { ReviewFlag, ReviewReport } from "./admin-moderation.ts";

const DecideReportInput = builder.inputType("DecideReportInput", {
  description: "The decision on a report.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the report." }),
    decision: t.field({
      type: ModerationDecisionEnum,
      required: true,
      description: "UPHELD if the report is justified, DISMISSED if not.",
    }),
    reason: t.string({
      description:
        "Reason for hiding the review, sent to its author. At most 4,000 characters. Required when upholding.",
    }),
  }),
});

const DecideFlagsInput = builder.inputType("DecideFlagsInput", {
  description: "The decision on flags of reviews.",
  fields: (t) => ({
    databaseIds: t.idList({ required: true, description: "Database IDs (UUID) of the flags, 1 to 50." }),
    decision: t.field({
      type: ModerationDecisionEnum,
      required: true,
      description: "UPHELD if the flags are justified, DISMISSED if not.",
    }),
    reason: t.string({
      description:
        "Reason for hiding the reviews, sent to their authors. At most 4,000 characters. Required when upholding.",
    }),
  }),
});

const ReopenReportInput = builder.inputType("ReopenReportInput", {
  description: "A dismissed report to reopen.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Database ID (UUID) of the report." }) }),
});

const ReopenFlagsInput = builder.inputType("ReopenFlagsInput", {
  description: "Dismissed flags to reopen.",
  fields: (t) => ({
    databaseIds: t.idList({ required: true, description: "Database IDs (UUID) of the flags, 1 to 50." }),
  }),
});

const ReportDecided = builder.objectRef<{ reportId: string }>("ReportDecided").implement({
  description: "The report after it was decided or reopened.",
  fields: (t) => ({
    report: t.prismaField({
      type: ReviewReport,
      description: "The report, with the change applied.",
      resolve: async (query, { reportId }, _args, { prisma }) =>
        orNotFound(await prisma.reviewReport.findUnique({ ...query, where: { id: reportId } }), "Report"),
    }),
  }),
});

const FlagsDecided = builder.objectRef<{ flagIds: string[] }>("FlagsDecided").implement({
  description: "The flags after they were decided or reopened.",
  fields: (t) => ({
    flags: t.prismaField({
      type: [ReviewFlag],
      description: "The flags, with the change applied.",
      resolve: (query, { flagIds }, _args, { prisma }) =>
        prisma.reviewFlag.findMany({ ...query, where: { id: { in: flagIds } }, orderBy: { id: "asc" } }),
    }),
  }),
});

mutation("decideReport", {
  description:
    "Upholds or dismisses a report. Upholding hides the review and closes all other open reports of it. Administrators only.",
  result: "the decided report",
  permission: "review.moderate",
  input: DecideReportInput,
  type: ReportDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...decision }, context) => ({
    reportId: await decideReport(context, requireDatabaseId(databaseId, "Report"), decision),
  }),
});

mutation("decideFlags", {
  description:
    "Upholds or dismisses flags of reviews, all or none. Upholding hides the reviews. Administrators only.",
  result: "the decided flags",
  permission: "review.moderate",
  input: DecideFlagsInput,
  type: FlagsDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseIds, ...decision }, context) => ({
    flagIds: await decideFlags(
      context,
      databaseIds.map((id) => requireDatabaseId(id, "Flag")),
      decision,
    ),
  }),
});

mutation("reopenReport", {
  description:
    "Reopens a dismissed report. An upheld one cannot be reopened, because the author was notified. Administrators only.",
  result: "the reopened report",
  permission: "review.moderate",
  input: ReopenReportInput,
  type: ReportDecided,
  failures: [Conflict],
  resolve: async ({ databaseId }, context) => ({
    reportId: await reopenReport(context, requireDatabaseId(databaseId, "Report")),
  }),
});

mutation("reopenFlags", {
  description:
    "Reopens dismissed flags, all or none. Upheld ones cannot be reopened, because the authors were notified. Administrators only.",
  result: "the reopened flags",
  permission: "review.moderate",
  input: ReopenFlagsInput,
  type: FlagsDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseIds }, context) => ({
    flagIds: await reopenFlags(
      context,
      databaseIds.map((id) => requireDatabaseId(id, "Flag")),
    ),
  }),
});
