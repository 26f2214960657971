import { queryFromInfo } from "@pothos/plugin-prisma";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { decideFlags, decideReport } from "../../domain/review/moderation/decide.ts";
import { type FlagGroup, flagGroups, flags, reports } from "../../domain/review/moderation/queue.ts";
import { reopenFlags, reopenReport } from "../../domain/review/moderation/reopen.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRows } from "../rows.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import {
  AgeOrderEnum,
  FlagKindEnum,
  ModerationDecisionEnum,
  ModerationStatusEnum,
  ReportReasonEnum,
} from "./enums.ts";
import { decisionFields, idsIn } from "./moderated.ts";
import { ReviewNode } from "./review.ts";
import { SoftwareNode } from "./software.ts";

const ReviewReport = builder.prismaObject("ReviewReport", {
  description: "A reader's report of a review.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Database ID of the report, for `decideReport`." }),
    reason: t.field({
      type: ReportReasonEnum,
      description: "Reason for the report.",
      select: { reason: true },
      resolve: ({ reason }) => reason as typeof ReportReasonEnum.$inferType,
    }),
    details: t.exposeString("details", { nullable: true, description: "Further explanation by the reader." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of the report." }),
    review: t.relation("review", { description: "The reported review, published or hidden." }),
    reporter: t.relation("user", {
      nullable: true,
      description: "The user who sent the report; null if the account was deleted.",
    }),
  }),
});

const ReviewFlag = builder.prismaObject("ReviewFlag", {
  description:
    "An automatic notice about a review, for moderators to review. Only flags of the kinds HIDDEN_BEFORE and SAME_MAILBOX hide the review until a moderator decides.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Database ID of the flag, for `decideFlags`." }),
    kind: t.field({
      type: FlagKindEnum,
      description: "Why the review is flagged.",
      select: { kind: true },
      resolve: ({ kind }) => kind as typeof FlagKindEnum.$inferType,
    }),
    evidence: t.expose("evidence", {
      type: "JSON",
      description:
        "The IDs and numbers that caused the flag, by kind. NEAR_DUPLICATE: {reviewIds, similarity}. BURST: {softwareId, reviews, hours, usualPerDay}. SAME_DOMAIN: {softwareId, reviews, days, reviewIds}. OWN_COMPANY: {}. HIDDEN_BEFORE: {isOfOtherAccount}. SAME_MAILBOX: {reviews, reviewIds}.",
    }),
    relatedReviews: t.field({
      type: [ReviewNode],
      description: "The other reviews named in `evidence` that still exist, at most 20.",
      select: { evidence: true },
      async resolve({ evidence }, _args, context, info) {
        const ids = idsIn(evidence, "reviewIds").slice(0, listSizes.relatedReviews);
        const rows = await loadRows(context, "Review", queryFromInfo({ context, info }), ids);
        return rows.filter((row) => row !== null);
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which the flag was raised." }),
    review: t.relation("review", { description: "The flagged review, published or hidden." }),
  }),
});

decisionFields("ReviewReport");
decisionFields("ReviewFlag");

const FlagGroupType = builder.objectRef<FlagGroup>("FlagGroup").implement({
  description: "The open flags of one kind for one listing.",
  fields: (t) => ({
    kind: t.expose("kind", { type: FlagKindEnum, description: "Why the reviews are flagged." }),
    count: t.exposeInt("count", { description: "Number of open flags, one per review." }),
    latestAt: t.expose("latestAt", { type: "DateTime", description: "Time of the newest flag." }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description: "The reviewed listing.",
      async resolve({ softwareId }, _args, context, info) {
        const [row] = await loadRows(context, "Software", queryFromInfo({ context, info }), [softwareId]);
        return row ?? null;
      },
    }),
  }),
});

const ReportConnection = builder.connectionObject(
  { type: ReviewReport, name: "ReviewReportConnection", description: "A paginated list of reports." },
  { name: "ReviewReportEdge", description: "A report and its cursor." },
);
const FlagConnection = builder.connectionObject(
  { type: ReviewFlag, name: "ReviewFlagConnection", description: "A paginated list of review flags." },
  { name: "ReviewFlagEdge", description: "A review flag and its cursor." },
);

builder.objectFields(Administration, (t) => {
  const queued = {
    ...numberedPage,
    status: t.arg({ type: ModerationStatusEnum, description: "Only items with this status." }),
    reviewId: t.arg.id({ description: "Only items about this review, by database ID." }),
    sort: t.arg({ type: AgeOrderEnum, required: true, defaultValue: "oldest", description: "Sort order." }),
  };
  return {
    reports: t.connection(
      {
        type: ReviewReport,
        description: "Readers' reports of reviews.",
        args: {
          ...queued,
          reason: t.arg({ type: ReportReasonEnum, description: "Only reports with this reason." }),
        },
        resolve(_administration, { reviewId, ...args }, context, info) {
          const finder = reports(context, { ...args, review: reviewId && nodeKey(reviewId) });
          return resolveConnection(context, info, "ReviewReport", finder, args);
        },
      },
      ReportConnection,
    ),
    flags: t.connection(
      {
        type: ReviewFlag,
        description: "Flags raised by the automatic integrity checks of reviews.",
        args: {
          ...queued,
          kind: t.arg({ type: FlagKindEnum, description: "Only flags of this kind." }),
          softwareId: t.arg.id({ description: "Only flags of reviews of this listing, by database ID." }),
        },
        resolve(_administration, { reviewId, softwareId, ...args }, context, info) {
          const ids = { review: reviewId && nodeKey(reviewId), software: softwareId && nodeKey(softwareId) };
          return resolveConnection(context, info, "ReviewFlag", flags(context, { ...args, ...ids }), args);
        },
      },
      FlagConnection,
    ),
    flagGroups: t.field({
      type: [FlagGroupType],
      description: "Open flags grouped by kind and listing, largest group first; at most 50.",
      resolve: (_administration, _args, context) => flagGroups(context),
    }),
  };
});

const reasonDescription =
  "Reason for hiding the reviews, sent to their authors. At most 4,000 characters. Required when upholding.";

const DecideReportInput = builder.inputType("DecideReportInput", {
  description: "The decision on a report.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the report." }),
    decision: t.field({
      type: ModerationDecisionEnum,
      required: true,
      description: "UPHELD if the report is justified, DISMISSED if not.",
    }),
    reason: t.string({ description: reasonDescription }),
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
    reason: t.string({ description: reasonDescription }),
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
      resolve: (query, { reportId }, _args, { prisma }) =>
        prisma.reviewReport.findUniqueOrThrow({ ...query, where: { id: reportId } }),
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
