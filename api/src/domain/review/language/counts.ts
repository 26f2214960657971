import { anyOf, childrenOf } from "../../../database/changes/tags.ts";
import type { Statements } from "../../../database/client/transaction.ts";
import { type Sql, sql } from "../../../database/query/sql.ts";
import { type Language, languageNames } from "../../../inputs/index.ts";
import { isLive } from "../../policy.ts";
import type { ReadContext } from "../../read-context.ts";

/** A language, and the number of published reviews in it. */
export interface ReviewLanguage {
  /** Primary subtag of BCP 47. */
  tag: string;
  count: number;
}

/** Maximum number of languages that are listed. */
const atMost = 20;

const order = sql`count desc, tag`;

/** Languages of the published reviews of each software, most frequent first. */
export async function languagesOfSoftware(
  { reader }: Pick<ReadContext, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, ReviewLanguage[]>> {
  const rows = await reader.query<ReviewLanguage & { softwareId: string }>(
    sql`select * from (
      select l.software_id as "softwareId", l.language as tag, l.count,
        row_number() over (partition by l.software_id order by l.count desc, l.language) as place
      from review_language_count l where l.software_id = any(${[...softwareIds]}::uuid[])) x
    where x.place <= ${atMost}::int4 order by x."softwareId", x.place`,
    // The counts change with the reviews, in one transaction.
    { reads: () => softwareIds.map((id) => childrenOf("review", id, "text")) },
  );
  const languages = Map.groupBy(rows, ({ softwareId }) => softwareId);
  return new Map([...languages].map(([id, some]) => [id, some.map(({ tag, count }) => ({ tag, count }))]));
}

/** Languages of the published reviews of all Live software, most frequent first. */
export function languagesOfReviews({ reader }: Pick<ReadContext, "reader">): Promise<ReviewLanguage[]> {
  return reader.query<ReviewLanguage>(
    sql`select l.language as tag, sum(l.count)::int4 as count
      from review_language_count l join software s on s.id = l.software_id where ${isLive}
      group by l.language order by ${order} limit ${atMost}::int4`,
    { reads: () => [anyOf("review", "text"), anyOf("software", "text")] },
  );
}

/** The number of published reviews of Live software in a language, as an expression. */
export const totalInLanguage = (language: string): Sql =>
  sql`(select coalesce(sum(l.count), 0)::int4 from review_language_count l join software s on s.id = l.software_id
    where l.language = ${language} and ${isLive})`;

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });

/** The English name of a language; its tag where it has none. */
export const languageName = (tag: string): string => languageNames[tag as Language] ?? names.of(tag) ?? tag;

/**
 * Counts the languages of the reviews of software (alias `s`), whose rows the caller has locked; returns how many counts were wrong, but for
 * those of languages that are gone.
 */
export async function updateLanguageCounts(tx: Pick<Statements, "$executeRaw">, only: Sql): Promise<number> {
  await tx.$executeRaw`
    delete from review_language_count c using software s where s.id = c.software_id and ${only}
      and not exists (select from review r
        where r.software_id = c.software_id and r.language = c.language and r.status = 'published')`;
  return tx.$executeRaw`
    insert into review_language_count (software_id, language, count)
    select r.software_id, r.language, count(*)::int as count
    from software s join review r on r.software_id = s.id
    where ${only} and r.status = 'published' and r.language is not null group by r.software_id, r.language
    on conflict (software_id, language) do update set count = excluded.count
      where review_language_count.count <> excluded.count`;
}
