import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";

/** How many published reviews of software (alias `s`) confirm and deny each feature; writes only wrong counts and returns how many there were. */
export function updateFeatureCounts(
  tx: Pick<Statements, "$executeRaw">,
  only: Sql = sql`true`,
): Promise<number> {
  return tx.$executeRaw`
    insert into software_feature (software_id, feature_id, confirmed_count, denied_count)
    select software_id, feature_id, sum(confirmed)::int, sum(denied)::int from (
      select r.software_id, a.feature_id, a.has::int as confirmed, (not a.has)::int as denied
        from software s join review r on r.software_id = s.id and r.status = 'published'
        join review_feature a on a.review_id = r.id where ${only}
      union all
      select t.software_id, t.feature_id, 0, 0 from software s join software_feature t on t.software_id = s.id
        where ${only} and t.confirmed_count + t.denied_count > 0) x
    group by software_id, feature_id
    on conflict (software_id, feature_id) do update
      set confirmed_count = excluded.confirmed_count, denied_count = excluded.denied_count
      where (software_feature.confirmed_count, software_feature.denied_count)
        is distinct from (excluded.confirmed_count, excluded.denied_count)`;
}
