import type { Keys } from "../../../auth/keys.ts";
import { sql } from "../../../database/query/sql.ts";
import { dayMs } from "../../../inputs/index.ts";
import type { ReadContext } from "../../read-context.ts";
import { macsOf } from "../traces/macs.ts";
import { organisationsOf } from "../work-domain.ts";
import type { FlagEvidence } from "./evidence.ts";

/** Period in days: colleagues who were asked to write do so within weeks. */
const days = 30;
/** Minimum number of reviews: two colleagues may well use the same software. */
export const minReviewsOfDomain = 3;
/** Maximum number of reviews of one software that are compared, newest first. */
const maxReviews = 1_000;
/** Maximum number of reviews named in the evidence. */
const maxNamed = 20;

/**
 * Evidence that several people at the author's organisation reviewed the same software; null otherwise. The domain is not included, because
 * evidence outlives the review and the account that the domain belongs to.
 */
export async function findSameDomain(
  { prisma, keys }: Pick<ReadContext, "prisma"> & { keys: Keys },
  { id, softwareId, createdAt }: { id: string; softwareId: string; createdAt: Date },
): Promise<FlagEvidence["same-domain"] | null> {
  const begin = new Date(createdAt.getTime() - days * dayMs);
  // Only domains of verified addresses count: anyone can sign up with another's address and cast suspicion on an organisation.
  // Of deleted accounts there are keyed hashes, until they expire.
  const rows = await prisma.$queryRaw<{ id: string; domains: string[]; macs: string[] }[]>(sql`
    select r.id, array_remove(
      array[case when u.is_email_verified then split_part(u.email_key, '@', 2) end, r.work_domain], null) as domains,
      case when r.user_id is null then array(select encode(t.mac, 'hex') from review_trace t
        where t.review_id = r.id and t.kind = 'organisation') else '{}' end as macs
    from review r left join app_user u on u.id = r.user_id
    where r.software_id = ${softwareId}::uuid
      and r.created_at > ${begin}::timestamptz and r.created_at <= ${createdAt}::timestamptz
    order by r.created_at desc, r.id desc limit ${maxReviews}`);
  const signsOf = (organisation: string) => macsOf(keys, "organisation", softwareId, organisation);
  const signed = rows.map((row) => ({
    id: row.id,
    of: new Set([...row.macs, ...[...organisationsOf(row.domains)].flatMap(signsOf)]),
  }));
  const self = rows.find((row) => row.id === id);
  // An organisation has one hash per key.
  const own = [...organisationsOf(self?.domains ?? [])].map(signsOf);
  for (const mac of self?.macs ?? []) own.push([mac]);
  const found = own
    .map((macs) => signed.filter(({ of }) => macs.some((mac) => of.has(mac))).map((row) => row.id))
    .filter((ids) => ids.length >= minReviewsOfDomain)
    .toSorted((a, b) => b.length - a.length)[0];
  if (!found) return null;
  const reviewIds = found.filter((other) => other !== id).slice(0, maxNamed);
  return { softwareId, reviews: found.length, days, reviewIds };
}
