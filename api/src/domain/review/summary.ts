import { childrenOf, rowOf } from "../../database/changes/tags.ts";
import { constant, opaque, sql } from "../../database/query/sql.ts";
import { quorum, reviewSummaries } from "../../inputs/index.ts";
import { isPublished } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** The published reviews of a month (UTC). */
export interface RatingMonth {
  /** Such as "2026-11". */
  readonly month: string;
  /** Exact mean. */
  readonly avgRating: number;
  readonly reviewCount: number;
}

/** A company size or an industry, and how many reviewers state it. */
export interface ReviewerCount {
  readonly name: string;
  readonly count: number;
}

/** The review that most readers found helpful. */
export interface HelpfulReview {
  readonly reviewId: string;
  /** Votes, without those of the vendor's members. */
  readonly voteCount: number;
  /** The beginning of its text, on one line. */
  readonly excerpt: string;
}

/** What the published reviews of a listing say together. */
export interface ReviewSummary {
  /** The latest months with reviews, oldest first. */
  readonly months: readonly RatingMonth[];
  /** Most frequent first. */
  readonly companySizes: readonly ReviewerCount[];
  readonly industries: readonly ReviewerCount[];
  readonly positive: HelpfulReview | null;
  readonly critical: HelpfulReview | null;
}

export const emptySummary: ReviewSummary = {
  months: [],
  companySizes: [],
  industries: [],
  positive: null,
  critical: null,
};

interface Row {
  readonly softwareId: string;
  readonly companyId: string | null;
  readonly kind: "month" | "size" | "industry" | "positive" | "critical";
  readonly name: string;
  readonly count: number;
  readonly mean: number | null;
  /** The beginning of a helpful review's text, and one character more of a longer one. */
  readonly text: string | null;
}

const { months, groups, positiveFrom, verifiedVote, excerpt } = reviewSummaries;

/**
 * A summary of the published reviews of each listing. Only a review with enough votes, or the newest of its number of stars, can be the most
 * helpful one: no others are ordered.
 */
export async function reviewSummary(
  { reader }: Pick<ReadContext, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, ReviewSummary>> {
  const ids = opaque(softwareIds, "uuid[]");
  const rows = await reader.query<Row>(
    sql`
    with own as materialized (
      select r.id, r.software_id, r.rating, r.created_at, r.company_size, r.industry, r.helpful_count, r.is_verified
      from review r where r.software_id = any(${ids}) and ${isPublished}
    ), candidates as (
      select id, software_id, rating, created_at, helpful_count, is_verified from own where helpful_count >= ${constant(quorum)}
      union select r.id, r.software_id, r.rating, r.created_at, r.helpful_count, r.is_verified
      from unnest(${ids}) listed(id) cross join generate_series(1, 5) stars
        cross join lateral (select * from review r where r.software_id = listed.id and ${isPublished} and r.rating = stars
          order by r.created_at desc, r.id desc limit 1) r
    ), by_vendor as (
      select c.id, count(*) as n from candidates c join software s on s.id = c.software_id
        join company_member m on m.company_id = s.company_id
        join review_vote v on v.review_id = c.id and v.user_id = m.user_id
      group by c.id
    ), voted as (
      select c.*, case when c.rating >= ${constant(positiveFrom)} then 'positive' else 'critical' end as side,
        (c.helpful_count - coalesce(b.n, 0))::int4 as votes
      from candidates c left join by_vendor b on b.id = c.id
    ), helpful as (
      select distinct on (software_id, side) software_id, side, id, votes from voted
      order by software_id, side, case when votes >= ${constant(quorum)} then votes else 0 end * case when is_verified then ${constant(verifiedVote)} else 1 end desc,
        created_at desc, id desc
    ), counted as (
      select software_id, 'month' as kind, to_char(month, 'YYYY-MM') as name, count, mean from (
        select software_id, date_trunc('month', created_at at time zone 'UTC') as month, count(*)::int4 as count,
          avg(rating)::float8 as mean
        from own group by 1, 2) m
      union all select software_id, 'size', company_size, count(*)::int4, null from own
        where company_size <> '' group by 1, 3
      union all select software_id, 'industry', min(name collate "C"), sum(count)::int4, null from (
        select software_id, btrim(industry) as name, count(*) as count from own group by 1, 2) i
        where name <> '' group by software_id, lower(name)
    ), placed as (
      select *, row_number() over (partition by software_id, kind
        order by case when kind = 'month' then name end collate "C" desc nulls last, count desc, name collate "C") as place
      from counted where kind = 'month' or count >= ${constant(quorum)}
    )
    select x.*, (select s.company_id from software s where s.id = x."softwareId") as "companyId" from (
      select software_id as "softwareId", kind, name, count, mean, null as text, place from placed
        where place <= case when kind = 'month' then ${constant(months)} else ${constant(groups)} end
      union all select h.software_id, h.side, h.id::text, h.votes, null, left(r.content, ${constant(excerpt + 1)}), 0
        from helpful h join review r on r.id = h.id) x
    order by x."softwareId", x.kind, x.place`,
    {
      // Each vote changes its review's counter.
      reads: () =>
        softwareIds.flatMap((id) => [
          rowOf("software", id, "text"),
          childrenOf("review", id, "text"),
          childrenOf("review", id, "clock"),
          childrenOf("review", id, "counters"),
        ]),
    },
  );
  // Whose votes are left out.
  const vendors = new Set(rows.flatMap(({ companyId }) => companyId ?? []));
  reader.log?.add([...vendors].map((id) => rowOf("company", id, "text")));
  return new Map(
    [...Map.groupBy(rows, ({ softwareId }) => softwareId)].map(([id, own]) => [id, toSummary(own)]),
  );
}

function toSummary(rows: readonly Row[]): ReviewSummary {
  const of = (kind: Row["kind"]) => rows.filter((row) => row.kind === kind);
  const counts = (kind: Row["kind"]) => of(kind).map(({ name, count }) => ({ name, count }));
  const helpful = (kind: Row["kind"]): HelpfulReview | null => {
    const [found] = of(kind);
    return found
      ? { reviewId: found.name, voteCount: found.count, excerpt: excerptOf(found.text ?? "") }
      : null;
  };
  return {
    months: of("month")
      .map(({ name, count, mean }) => ({ month: name, avgRating: mean ?? 0, reviewCount: count }))
      .reverse(),
    companySizes: counts("size"),
    industries: counts("industry"),
    positive: helpful("positive"),
    critical: helpful("critical"),
  };
}

/** A text on one line; a longer one ends after a word, in scripts with spaces. */
function excerptOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const letters = [...text];
  if (letters.length <= excerpt) return line;
  const cut = letters.slice(0, excerpt).join("").trim().replaceAll(/\s+/g, " ");
  const end = cut.lastIndexOf(" ");
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}…`;
}
