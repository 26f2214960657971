import {
  type FlagGroup,
  type FlagKindRecord,
  flagGroups,
  flagKindRecords,
  flags,
  minDecided,
  precisionOf,
  reports,
} from "../../domain/review/moderation/queue.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { loadExistingRows, loadRow } from "../rows.ts";
import { AgeOrderEnum, FlagKindEnum, ModerationStatusEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { ReportReasonEnum } from "./enums.ts";
import { decisionFields, idsIn } from "./moderated.ts";
import { ReviewNode } from "./review.ts";
import { SoftwareNode } from "./software.ts";

export const ReviewReport = builder.prismaObject("ReviewReport", {
  description: "A reader's report of a review.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Same as `databaseId`." }),
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the report, for `decideReport`." }),
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

export const ReviewFlag = builder.prismaObject("ReviewFlag", {
  description:
    "An automatic notice about a review, for moderators to review. Only flags of the kinds HIDDEN_BEFORE and SAME_MAILBOX hide the review until a moderator decides.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Same as `databaseId`." }),
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the flag, for `decideFlags`." }),
    kind: t.field({
      type: FlagKindEnum,
      description: "Why the review is flagged.",
      select: { kind: true },
      resolve: ({ kind }) => kind as typeof FlagKindEnum.$inferType,
    }),
    evidence: t.expose("evidence", {
      type: "JSON",
      description:
        "The IDs and numbers that caused the flag, by kind. NEAR_DUPLICATE: {reviewIds, similarity}. BURST: {softwareId, reviews, hours, usualPerDay, oneIn, historyDays, reviewIds}. SAME_DOMAIN: {softwareId, reviews, days, reviewIds}. OWN_COMPANY: {}. HIDDEN_BEFORE: {isOfOtherAccount}. SAME_MAILBOX: {reviews, reviewIds}. RING: {softwareIds, accounts, reviews, days, reviewIds}. SHARED_ORGANISATION: {softwareId, reviews, provenReviews, days, reviewIds}. NEW_ORGANISATIONS: {softwareId, reviews, organisations, provenReviews, usualShare, days, reviewIds}. RATING_GAP: {softwareId, reviews, unprovenReviews, unprovenMean, provenReviews, provenMean, days, reviewIds}.",
    }),
    relatedReviews: t.field({
      type: [ReviewNode],
      description: "The other reviews named in `evidence` that still exist, at most 20.",
      select: { evidence: true },
      async resolve({ evidence }, _args, context, info) {
        const ids = idsIn(evidence, "reviewIds").slice(0, listSizes.relatedReviews);
        return loadExistingRows(context, info, "Review", ids);
      },
    }),
    relatedSoftware: t.field({
      type: [SoftwareNode],
      description:
        "The listings that the accounts of a RING have in common and that still exist, at most 20; empty for other kinds.",
      select: { evidence: true },
      async resolve({ evidence }, _args, context, info) {
        const ids = idsIn(evidence, "softwareIds").slice(0, listSizes.relatedListings);
        return loadExistingRows(context, info, "Software", ids);
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
        return loadRow(context, info, "Software", softwareId);
      },
    }),
  }),
});

const FlagKindRecordType = builder.objectRef<FlagKindRecord>("FlagKindRecord").implement({
  description: "What became of the review flags of one kind.",
  fields: (t) => ({
    kind: t.expose("kind", { type: FlagKindEnum, description: "The kind of flags." }),
    open: t.exposeInt("open", { description: "Number of open flags." }),
    upheld: t.exposeInt("upheld", { description: "Number of upheld flags." }),
    dismissed: t.exposeInt("dismissed", { description: "Number of dismissed flags." }),
    precision: t.float({
      nullable: true,
      description: `Share of the decided flags that were upheld, 0 to 1; null while fewer than ${minDecided} are decided.`,
      resolve: precisionOf,
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
    flagKinds: t.field({
      type: [FlagKindRecordType],
      description: "How often the review flags of each kind were right so far, one entry per kind.",
      resolve: (_administration, _args, context) => flagKindRecords(context),
    }),
  };
});
