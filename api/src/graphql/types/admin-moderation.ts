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
  description: "A reader's report of a review to the moderators.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "The database id, by which it is decided." }),
    reason: t.field({
      type: ReportReasonEnum,
      description: "What is wrong with the review.",
      select: { reason: true },
      resolve: ({ reason }) => reason as typeof ReportReasonEnum.$inferType,
    }),
    details: t.exposeString("details", { nullable: true, description: "What the reader says besides." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was sent." }),
    review: t.relation("review", { description: "What it is about, hidden or not." }),
    reporter: t.relation("user", {
      nullable: true,
      description: "Who sent it; null where the account is gone.",
    }),
  }),
});

const ReviewFlag = builder.prismaObject("ReviewFlag", {
  description:
    "What was noticed about a review. Only reviews with the kinds HIDDEN_BEFORE and SAME_MAILBOX are hidden until moderators decide.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "The database id, by which it is decided." }),
    kind: t.field({
      type: FlagKindEnum,
      description: "What is odd.",
      select: { kind: true },
      resolve: ({ kind }) => kind as typeof FlagKindEnum.$inferType,
    }),
    evidence: t.expose("evidence", {
      type: "JSON",
      description:
        "Ids and numbers: near-duplicate {reviewIds, similarity}; burst {softwareId, reviews, hours, usualPerDay}; same-domain {softwareId, reviews, days, reviewIds}; own-company {}; hidden-before {isOfOtherAccount}; same-mailbox {reviews, reviewIds}.",
    }),
    relatedReviews: t.field({
      type: [ReviewNode],
      description: "The other reviews that the evidence names, as far as they are there; at most 20.",
      select: { evidence: true },
      async resolve({ evidence }, _args, context, info) {
        const ids = idsIn(evidence, "reviewIds").slice(0, listSizes.relatedReviews);
        const rows = await loadRows(context, "Review", queryFromInfo({ context, info }), ids);
        return rows.filter((row) => row !== null);
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was noticed." }),
    review: t.relation("review", { description: "What it is about, hidden or not." }),
  }),
});

decisionFields("ReviewReport");
decisionFields("ReviewFlag");

const FlagGroupType = builder.objectRef<FlagGroup>("FlagGroup").implement({
  description: "Open flags of one kind about one software: one thing to look at.",
  fields: (t) => ({
    kind: t.expose("kind", { type: FlagKindEnum, description: "What is odd." }),
    count: t.exposeInt("count", { description: "Open flags, one a review." }),
    latestAt: t.expose("latestAt", { type: "DateTime", description: "When the latest was noticed." }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description: "What the reviews are of.",
      async resolve({ softwareId }, _args, context, info) {
        const [row] = await loadRows(context, "Software", queryFromInfo({ context, info }), [softwareId]);
        return row ?? null;
      },
    }),
  }),
});

const ReportConnection = builder.connectionObject(
  { type: ReviewReport, name: "ReviewReportConnection", description: "A list of reports." },
  { name: "ReviewReportEdge", description: "A report with its cursor." },
);
const FlagConnection = builder.connectionObject(
  { type: ReviewFlag, name: "ReviewFlagConnection", description: "A list of flags." },
  { name: "ReviewFlagEdge", description: "A flag with its cursor." },
);

builder.objectFields(Administration, (t) => {
  const queued = {
    ...numberedPage,
    status: t.arg({ type: ModerationStatusEnum, description: "Keeps what is open, or was decided so." }),
    reviewId: t.arg.id({ description: "Keeps those of this review: a database id." }),
    sort: t.arg({ type: AgeOrderEnum, required: true, defaultValue: "oldest", description: "Order." }),
  };
  return {
    reports: t.connection(
      {
        type: ReviewReport,
        description: "Readers' reports of reviews.",
        args: { ...queued, reason: t.arg({ type: ReportReasonEnum, description: "Keeps one reason." }) },
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
        description: "What the integrity checks noticed.",
        args: {
          ...queued,
          kind: t.arg({ type: FlagKindEnum, description: "Keeps one kind." }),
          softwareId: t.arg.id({ description: "Keeps those of reviews of this software: a database id." }),
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
      description: "Open flags by kind and software, the largest groups first; at most 50.",
      resolve: (_administration, _args, context) => flagGroups(context),
    }),
  };
});

const reasonDescription =
  "Why the reviews are hidden, which their authors are told; at most 4,000 characters. Needed when it is upheld.";

const DecideReportInput = builder.inputType("DecideReportInput", {
  description: "What is decided of a reader's report.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which report." }),
    decision: t.field({ type: ModerationDecisionEnum, required: true, description: "Is it right?" }),
    reason: t.string({ description: reasonDescription }),
  }),
});

const DecideFlagsInput = builder.inputType("DecideFlagsInput", {
  description: "What is decided of what the integrity checks noticed.",
  fields: (t) => ({
    databaseIds: t.idList({ required: true, description: "Which flags; 1 to 50." }),
    decision: t.field({ type: ModerationDecisionEnum, required: true, description: "Are they right?" }),
    reason: t.string({ description: reasonDescription }),
  }),
});

const ReopenReportInput = builder.inputType("ReopenReportInput", {
  description: "Which report is to wait again.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which report." }) }),
});

const ReopenFlagsInput = builder.inputType("ReopenFlagsInput", {
  description: "Which flags are to wait again.",
  fields: (t) => ({ databaseIds: t.idList({ required: true, description: "Which flags; 1 to 50." }) }),
});

const ReportDecided = builder.objectRef<{ reportId: string }>("ReportDecided").implement({
  description: "The report is decided, or open again.",
  fields: (t) => ({
    report: t.prismaField({
      type: ReviewReport,
      description: "As it is now.",
      resolve: (query, { reportId }, _args, { prisma }) =>
        prisma.reviewReport.findUniqueOrThrow({ ...query, where: { id: reportId } }),
    }),
  }),
});

const FlagsDecided = builder.objectRef<{ flagIds: string[] }>("FlagsDecided").implement({
  description: "The flags are decided, or open again.",
  fields: (t) => ({
    flags: t.prismaField({
      type: [ReviewFlag],
      description: "As they are now.",
      resolve: (query, { flagIds }, _args, { prisma }) =>
        prisma.reviewFlag.findMany({ ...query, where: { id: { in: flagIds } }, orderBy: { id: "asc" } }),
    }),
  }),
});

mutation("decideReport", {
  description:
    "Decides a reader's report; upheld, the review is hidden and every other open report of it settled. Administrators.",
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
    "Decides what the integrity checks noticed; upheld, the reviews are hidden. All of them, or none. Administrators.",
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
    "Takes the dismissal of a reader's report back. What was upheld stays so: its author was told. Administrators.",
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
    "Takes the dismissal of flags back, of all of them or of none. What was upheld stays so: authors were told. Administrators.",
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
