import { transaction } from "../../../database/client/transaction.ts";
import { type Sql, sql } from "../../../database/query/sql.ts";
import { listSizes } from "../../../inputs/index.ts";
import type { MailContext } from "../../mail/mail-writer.ts";
import type { ReadContext } from "../../read-context.ts";
import { flagListing } from "./flags.ts";
import { isSameWebsite, mayBeSameWebsite } from "./websites.ts";

type CheckContext = Pick<MailContext, "database" | "now">;
type Prisma = ReadContext["prisma"];

/** Mean rating under which a listing counts as badly reviewed. */
const badBelow = 3.5;
/** Maximum number of listings with the same name or host that are compared. */
const maxCompared = 200;

/** The condition for a badly reviewed, abandoned listing: a Draft, or without a company. */
const isLeftBehind = sql`(o.review_count > 0 and o.avg_rating < ${badBelow}::float8 and (not o.is_active or o.company_id is null))`;
/** The condition for a vendor's Live listing, which may replace it. */
const isNewcomer = sql`(n.is_active and n.company_id is not null)`;

/**
 * The condition that the abandoned listing (`o`) may have belonged to the vendor of the new one (`n`): same company, a common
 * member, or no company. The same website counts in any case, because a second account is easily created.
 */
const areRelated = sql`(o.company_id is null or o.company_id = n.company_id
  or not exists(select 1 from company_member m where m.company_id = o.company_id)
  or exists(select 1 from company_member a join company_member b on b.user_id = a.user_id
    where a.company_id = o.company_id and b.company_id = n.company_id))`;

/** A new listing and the one that it may replace, by ID. */
interface ListingPair {
  readonly newcomer: string;
  readonly former: string;
}

/**
 * Checks whether a listing replaces a badly reviewed one that was abandoned under the same name or website, or was itself replaced
 * so, and flags the replacement. The order of the two does not matter, and former names count too.
 */
export async function checkListing({ database, now }: CheckContext, id: string): Promise<void> {
  const pairs = await findPairs(database.prisma, id);
  const newcomers = [...new Set(pairs.map(({ newcomer }) => newcomer))].slice(0, listSizes.relatedListings);
  for (const softwareId of newcomers)
    await transaction(database, async (tx) => {
      const existing = await tx.$queryRaw<object[]>`
        select 1 from software where id = ${softwareId}::uuid for update`;
      if (existing.length === 0) return;
      const of = pairs.filter(({ newcomer }) => newcomer === softwareId).map(({ former }) => former);
      const softwareIds = [...new Set(of)].slice(0, listSizes.relatedListings);
      await flagListing(tx, { softwareId, kind: "relisted", evidence: { softwareIds }, now: now() });
    });
}

async function findPairs(prisma: Prisma, id: string): Promise<ListingPair[]> {
  const asNewcomer = sql`n.id = ${id}::uuid`;
  const asFormer = sql`o.id = ${id}::uuid`;
  const found = await Promise.all([
    sameName(prisma, asNewcomer, "o"),
    sameWebsite(prisma, asNewcomer, "o"),
    sameName(prisma, asFormer, "n"),
    sameWebsite(prisma, asFormer, "n"),
  ]);
  return found.flat();
}

/** The present and former names and websites of a listing (by alias). */
const namesOf = (o: Sql) => sql`(select listing_name_key(${o}.sort_name) as key
  union select listing_name_key(b.key) from listing_baseline b where b.software_id = ${o}.id and b.kind = 'name')`;
const websitesOf = (o: Sql) => sql`(select ${o}.website_url as url
  union select b.value from listing_baseline b where b.software_id = ${o}.id and b.kind = 'website')`;

/** Listings with this key, as their present name or as one under which they were reviewed. */
const formersNamed = sql`(select k.id from software k where listing_name_key(k.sort_name) = listing_name_key(n.sort_name)
  union select b.software_id from listing_baseline b
    where b.kind = 'name' and listing_name_key(b.key) = listing_name_key(n.sort_name))`;

function sameName(prisma: Prisma, one: Sql, wanted: "n" | "o"): Promise<ListingPair[]> {
  const from =
    wanted === "o"
      ? sql`software n cross join lateral ${formersNamed} f join software o on o.id = f.id`
      : sql`software o cross join lateral ${namesOf(sql`o`)} f join software n on listing_name_key(n.sort_name) = f.key`;
  return prisma.$queryRaw<ListingPair[]>(sql`
    select distinct n.id as newcomer, o.id as former from ${from}
    where ${one} and n.id <> o.id and listing_name_key(n.sort_name) <> ''
      and ${isLeftBehind} and ${isNewcomer} and ${areRelated}
    order by newcomer desc, former desc limit ${maxCompared}`);
}

async function sameWebsite(prisma: Prisma, one: Sql, wanted: "n" | "o"): Promise<ListingPair[]> {
  const from =
    wanted === "o"
      ? sql`software n cross join lateral (
          select k.id, k.website_url as url from software k where ${mayBeSameWebsite(sql`k.website_url`, sql`n.website_url`)}
          union select b.software_id, b.value from listing_baseline b
            where b.kind = 'website' and ${mayBeSameWebsite(sql`b.key`, sql`n.website_url`)}) f
          join software o on o.id = f.id`
      : sql`software o cross join lateral ${websitesOf(sql`o`)} f
          join software n on ${mayBeSameWebsite(sql`n.website_url`, sql`f.url`)}`;
  const rows = await prisma.$queryRaw<(ListingPair & { website: string; url: string })[]>(sql`
    select distinct n.id as newcomer, o.id as former, n.website_url as website, f.url from ${from}
    where ${one} and n.id <> o.id and ${isLeftBehind} and ${isNewcomer}
    order by newcomer desc, former desc limit ${maxCompared}`);
  return rows.filter(({ website, url }) => isSameWebsite(website, url));
}
