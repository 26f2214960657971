import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { allListingsSubject } from "../../domain/views/views.ts";
import type { LeadKind, LeadStatus } from "../../inputs/index.ts";
import { dayMs } from "../../inputs/index.ts";

/** Fills the dashboard of the demo's vendor: half a year of visits, some leads, and answers to reviews. */
export async function fillDemoVendor(
  tx: Transaction,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<void> {
  await countVisits(tx, companyId, now);
  const software = await tx.software.findMany({
    where: { companyId, isActive: true },
    orderBy: [{ reviewCount: "desc" }, { id: "asc" }],
    select: { id: true },
  });
  await tx.lead.createMany({
    data: vendorBuyers.map(({ about, daysAgo, ...lead }) => {
      const at = daysBefore(now, daysAgo);
      const times = { consentedAt: at, createdAt: at, updatedAt: at };
      return { ...lead, ...times, companyId, softwareId: software[about]?.id ?? null };
    }),
  });
  const reviews = await tx.review.findMany({
    where: { status: "published", software: { companyId, isActive: true } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    // The newest reviews stay unanswered, as in a real directory.
    skip: 3,
    take: 30,
    select: { id: true, rating: true, createdAt: true },
  });
  const left = { pleased: [...answers.pleased], disappointed: [...answers.disappointed] };
  for (const { id, rating, createdAt } of reviews) {
    const content = left[rating >= 4 ? "pleased" : "disappointed"].pop();
    if (!content) continue;
    const at = new Date(Math.min(createdAt.getTime() + 2 * dayMs, now.getTime()));
    const answer = { reviewId: id, companyId, userId, content, createdAt: at, updatedAt: at };
    await tx.reviewAnswer.create({ data: answer });
    await tx.review.update({ where: { id }, data: { answeredAt: at } });
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Fewer visits at weekends, slow growth, and pseudo-random variation per day. */
async function countVisits(tx: Transaction, companyId: string, now: Date): Promise<void> {
  await tx.$executeRaw(sql`
    with subject as (
      select id, 'company_view' as metric, 6.0 as usual from company where id = ${companyId}::uuid
      union all
      select s.id, m.metric, m.usual * (1 + least(s.review_count, 60) / 12.0) from software s
      cross join (values ('software_view', 6.0), ('list_save', 0.35), ('compare', 0.8), ('lead', 0.06)) as m (metric, usual)
      where s.company_id = ${companyId}::uuid and s.is_active
    ), told as (
      select id, metric, d::date as day, usual * case when extract(isodow from d) > 5 then 0.35 else 1 end
        * (1.15 - (${now}::timestamptz::date - d::date) / 500.0)
        * (0.6 + (hashtext(id::text || metric || d::date) & 1023) / 1280.0) as expected,
        (hashtext(d::date || id::text) & 1023) / 1024.0 as chance
      from subject cross join generate_series(${now}::timestamptz - interval '180 days', ${now}::timestamptz, '1 day') as d
    )
    , visits as (select id, metric, day, floor(expected + chance)::int as count from told where floor(expected + chance) >= 1)
    insert into daily_count (subject_id, metric, day, count)
    select id, metric, day, count from visits
    union all
    select ${allListingsSubject}::uuid, metric, day, sum(count)::int from visits where metric = 'software_view' group by 2, 3
    on conflict do nothing`);
}

interface Buyer {
  /** Selects one of the company's listings, most reviewed first. */
  about: number;
  daysAgo: number;
  kind: LeadKind;
  status: LeadStatus;
  name: string;
  email: string;
  companyName: string | null;
  message: string | null;
  notes?: string;
}

/** The people behind the leads, identified by their addresses. */
export const vendorBuyers: readonly Buyer[] = [
  {
    about: 0,
    daysAgo: 0.2,
    kind: "demo",
    status: "new",
    name: "Ines Marrow",
    companyName: "Marrow & Pike",
    email: "ines@marrowpike.example",
    message:
      "We are eleven people and move away from spreadsheets by March. Could somebody show us the reports?",
  },
  {
    about: 1,
    daysAgo: 2.4,
    kind: "information",
    status: "new",
    name: "Tomasz Bell",
    companyName: null,
    email: "tomasz.bell@postbox.example",
    message: "Is there a price for schools?",
  },
  {
    about: 0,
    daysAgo: 5.1,
    kind: "schedule",
    status: "contacted",
    name: "سلمى الخطيب",
    companyName: "دار الحكمة",
    email: "salma@hikma.example",
    message: "نحتاج عرضًا باللغة العربية يوم الثلاثاء إن أمكن.",
    notes: "Demo on Tuesday at 10:00. Wants right-to-left exports.",
  },
  {
    about: 2,
    daysAgo: 9.7,
    kind: "contact",
    status: "contacted",
    name: "Odile Ferrant",
    companyName: "Ferrant Frères",
    email: "odile@ferrant.example",
    message: "Which of your data centres are in the EU? Our auditors ask for it in writing.",
    notes: "Sent the list of sites.",
  },
  {
    about: 0,
    daysAgo: 21.3,
    kind: "demo",
    status: "closed",
    name: "Piers Holloway",
    companyName: "Holloway Yards",
    email: "piers@hollowayyards.example",
    message: null,
    notes: "Bought 40 seats.",
  },
  {
    about: 1,
    daysAgo: 30.6,
    kind: "demo",
    status: "spam",
    name: "Best Rank",
    companyName: null,
    email: "offer@best-rank.example",
    message: "We bring you to the first place within a week.",
  },
];

/** Each answer is used once, the last one first. */
const answers = {
  pleased: [
    "Thank you for taking the time. What you say of the first week went straight to the people who work on it.",
    "It is good to read that it holds under load. The export you miss is in the works, and we shall write here when it is out.",
    "Thank you! Should your team grow again, the migration guide now covers the case that you describe.",
    "We read this one aloud. The shortcut that you found by chance has its own page in the help now.",
  ],
  disappointed: [
    "You are right about the wait: in spring we answered too slowly. Support has two more people now, and first answers take four hours.",
    "Thank you for being so precise. The error at the end of long imports was ours; it is fixed, and the log says which rows were left out.",
    "We are sorry that the price rose without a word. It is announced sixty days ahead by now, and what you had booked stays as it was.",
    "That the phone app falls behind is fair. It gets the same search as the desktop in the next version; your other points are on our list.",
  ],
};
