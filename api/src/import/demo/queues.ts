import type { Transaction } from "../../database/client/transaction.ts";
import { evidenceOf } from "../../domain/review/integrity/evidence.ts";
import type { LeadKind, ReportReason } from "../../inputs/index.ts";
import { dayMs } from "../../inputs/index.ts";

/** Fills the moderation queues of the demo: reports, flags, a claim, and leads for companies without an owner. */
export async function fillDemoQueues(
  tx: Transaction,
  { reporters, now }: { reporters: readonly string[]; now: Date },
): Promise<void> {
  const newest = { orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }] };
  const [critical, praised, unclaimed] = await Promise.all([
    tx.review.findMany({
      ...newest,
      where: { status: "published", rating: { lte: 2 } },
      take: 2,
      select: { id: true },
    }),
    tx.review.findMany({
      ...newest,
      where: { status: "published", rating: 5 },
      take: 4,
      select: { id: true, softwareId: true },
    }),
    tx.company.findMany({
      where: { members: { none: {} }, softwareCount: { gt: 0 }, website: { not: null } },
      orderBy: [{ softwareCount: "desc" }, { id: "asc" }],
      take: 3,
      select: { id: true, software: { where: { isActive: true }, take: 1, select: { id: true } } },
    }),
  ]);
  const reported = [...critical, ...praised.slice(0, 1)];
  await tx.reviewReport.createMany({
    data: reports.flatMap(({ about, by, daysAgo, ...report }) => {
      const [review, userId] = [reported[about], reporters[by]];
      return review && userId
        ? { ...report, reviewId: review.id, userId, createdAt: daysBefore(now, daysAgo) }
        : [];
    }),
  });
  const [, first, second, third] = praised;
  if (first && second && third) {
    const alike = (reviewIds: string[]) => evidenceOf("near-duplicate", { reviewIds, similarity: 0.86 });
    const burst = evidenceOf("burst", {
      softwareId: third.softwareId,
      ...{ reviews: 9, hours: 24, usualPerDay: 0.2, oneIn: 1_000_000, historyDays: 180, reviewIds: [] },
    });
    const ring = evidenceOf("ring", {
      softwareIds: [first.softwareId, second.softwareId, third.softwareId].toSorted(),
      ...{ accounts: 6, reviews: 5, days: 365, reviewIds: [] },
    });
    await tx.reviewFlag.createMany({
      data: [
        { reviewId: first.id, kind: "near-duplicate", evidence: alike([second.id]) },
        { reviewId: second.id, kind: "near-duplicate", evidence: alike([first.id]) },
        { reviewId: third.id, kind: "burst", evidence: burst },
        { reviewId: first.id, kind: "ring", evidence: ring },
      ].map((flag, at) => ({ ...flag, createdAt: daysBefore(now, at + 0.5) })),
    });
  }
  const [claimed] = unclaimed;
  const [userId] = reporters;
  if (claimed && userId)
    await tx.companyClaim.create({
      data: { companyId: claimed.id, userId, createdAt: daysBefore(now, 1.2) },
    });
  await tx.lead.createMany({
    data: queueBuyers.flatMap((buyer, at) => {
      const company = unclaimed[(at + 1) % unclaimed.length];
      if (!company) return [];
      const when = daysBefore(now, at * 3 + 0.8);
      const times = { consentedAt: when, createdAt: when, updatedAt: when };
      return { ...times, ...buyer, companyId: company.id, softwareId: company.software[0]?.id ?? null };
    }),
  });
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** `about` is the index of the reported review, `by` that of the reporter. */
const reports: readonly {
  about: number;
  by: number;
  daysAgo: number;
  reason: ReportReason;
  details: string | null;
}[] = [
  {
    about: 0,
    by: 0,
    daysAgo: 3.1,
    reason: "off-topic",
    details: "This is about their hiring, not the product.",
  },
  { about: 0, by: 1, daysAgo: 1.4, reason: "offensive", details: null },
  { about: 1, by: 1, daysAgo: 2.2, reason: "personal-data", details: "يذكر اسم موظف ورقم هاتفه." },
  {
    about: 2,
    by: 1,
    daysAgo: 0.3,
    reason: "conflict-of-interest",
    details: "The author works there, by their own profile.",
  },
];

/** The people behind the leads, identified by their addresses. */
export const queueBuyers: readonly Buyer[] = [
  {
    kind: "contact",
    name: "Greta Lindqvist",
    email: "greta@lindqvistbygg.example",
    companyName: "Lindqvist Bygg",
    message: "Who looks after this company's listing? We would like an offer for sixty seats.",
  },
  {
    kind: "demo",
    name: "Mateo Rivas",
    email: "mateo.rivas@postbox.example",
    companyName: null,
    message: null,
  },
];

interface Buyer {
  kind: LeadKind;
  name: string;
  email: string;
  companyName: string | null;
  message: string | null;
}
