import type { Database } from "../../database/client/open.ts";
import { connectionTransaction, type Statements } from "../../database/client/transaction.ts";
import { recomputeTrends } from "../../domain/counters/trends.ts";
import { lockDirectory } from "../../domain/software/lock.ts";
import { allListingsSubject } from "../../domain/views/views.ts";
import { beginBulk, endBulk } from "../load/bulk.ts";
import { demoEmails } from "./accounts.ts";
import { lockCatalogue } from "./demo.ts";
import { bundledNames, type DemoNames } from "./names.ts";
import { queueBuyers } from "./queues.ts";
import { demoNotice } from "./record.ts";
import { vendorBuyers } from "./vendor.ts";

/** A listing of the demo that stays, and how people have used it. */
export interface KeptListing {
  readonly id: string;
  readonly name: string;
  readonly reviews: number;
  readonly saves: number;
  readonly requests: number;
  /** Its company has members or a claim. */
  readonly isOwned: boolean;
  /** Its website is no longer under `.example`. */
  readonly isChanged: boolean;
}

/** How much of the demo was removed, and the listings that stay. */
export interface Removed {
  readonly software: number;
  readonly reviews: number;
  readonly companies: number;
  readonly categories: number;
  readonly people: number;
  readonly kept: readonly KeptListing[];
}

/**
 * Removes the demo from a database, in one transaction: its listings, companies, categories, authors and accounts with everything
 * that they created. Listings that people reviewed, saved, requested information from or own stay; so do the company and categories
 * of a listing that stays, administrators and the audit log. Meanwhile the embedded database answers no other query.
 */
export function removeDemo(database: Pick<Database, "pool">, names?: DemoNames): Promise<Removed> {
  return connectionTransaction(database, async (tx) => {
    await lockCatalogue(tx);
    await beginBulk(tx);
    const demo = names ?? (await bundledNames(tx));
    await findDemo(tx, demo);
    const { reviews, people } = await removePeople(tx);
    const kept = await findKept(tx);
    const software = await removeListings(tx);
    const companies = await removeCompanies(tx);
    const categories = await removeCategories(tx, demo);
    await endBulk(tx);
    await recomputeTrends(tx, new Date());
    return { software, reviews, companies, categories, people, kept };
  });
}

/** Lists the demo's own rows in temporary tables of the transaction. */
async function findDemo(tx: Statements, { software, companies, authors, emails }: DemoNames): Promise<void> {
  await tx.$executeRaw`create temp table demo_person on commit drop as
    select id from app_user where catalog_key = any(${[...authors]}) or email_key = any(${[...demoEmails, ...emails]})`;
  // The locks wait for changes that people have begun, and block new ones: otherwise a save would be deleted unnoticed. In the order of all
  // commands; all companies and all software, because to recompute their counters locks them anyway. "For update" come those that are to go, when nobody else holds
  // software: a review that is being saved may name one of them (software/lock.ts).
  await tx.$executeRaw`select from app_user where id in (select id from demo_person) order by id for update`;
  await lockDirectory(tx);
  await tx.$executeRaw`create temp table demo_software on commit drop as
    select id, slug, company_id from software where slug = any(${[...software]})`;
  await tx.$executeRaw`select from software where id in (select id from demo_software) order by id for update`;
  await tx.$executeRaw`create temp table demo_company on commit drop as
    select id from company where slug = any(${[...companies]})`;
  await tx.$executeRaw`create temp table demo_review on commit drop as
    select r.id from review r left join demo_software s on s.id = r.software_id
    where r.user_id in (select id from demo_person)
      or (s.id is not null and left(r.catalog_key, length(s.slug) + 2) = s.slug || '--')`;
  // With those that lose a vote or an answer.
  await tx.$executeRaw`select from review where id in (
      select id from demo_review
      union select review_id from review_vote where user_id in (select id from demo_person)
      union select review_id from review_answer where user_id in (select id from demo_person))
    order by id for update`;
  await tx.$executeRaw`analyze demo_software, demo_company, demo_person, demo_review`;
}

/**
 * What only loses its author when an account goes would stay without one. Of an account that was made an administrator's everything else
 * goes.
 */
async function removePeople(tx: Statements): Promise<{ reviews: number; people: number }> {
  await tx.$executeRaw`with gone as (
      delete from review_answer where user_id in (select id from demo_person) returning review_id)
    update review set answered_at = null where id in (select review_id from gone)`;
  await tx.$executeRaw`delete from review_report where user_id in (select id from demo_person)`;
  await tx.$executeRaw`delete from company_member where user_id in (select id from demo_person)`;
  await tx.$executeRaw`delete from company_claim where user_id in (select id from demo_person)`;
  await tx.$executeRaw`delete from company_invitation where invited_by_id in (select id from demo_person)`;
  await tx.$executeRaw`delete from lead where email = any(${[...vendorBuyers, ...queueBuyers].map(({ email }) => email)})`;
  const reviews = await tx.$executeRaw`delete from review where id in (select id from demo_review)`;
  const people =
    await tx.$executeRaw`delete from app_user where not is_admin and id in (select id from demo_person)`;
  return { reviews, people };
}

/** The listings of the demo that people use; the demo's own people are deleted by now. */
async function findKept(tx: Statements): Promise<KeptListing[]> {
  await tx.$executeRaw`create temp table kept_software on commit drop as
    select * from (
      select s.id, s.name,
        (select count(*)::int from review r where r.software_id = s.id) as reviews,
        (select count(*)::int from list_item i where i.software_id = s.id) as saves,
        (select count(*)::int from lead l where l.software_id = s.id) as requests,
        exists (select 1 from company_member m where m.company_id = s.company_id)
          or exists (select 1 from company_claim c where c.company_id = s.company_id) as "isOwned",
        coalesce(s.website_url !~ '^https?://[^/]+[.]example(/|$)', false) as "isChanged"
      from software s where s.id in (select id from demo_software)) as used
    where reviews + saves + requests > 0 or "isOwned" or "isChanged"
      or exists (select 1 from review_product p where p.software_id = used.id)`;
  return tx.$queryRaw<KeptListing[]>`
    select id, name, reviews, saves, requests, "isOwned", "isChanged" from kept_software order by name, id`;
}

async function removeListings(tx: Statements): Promise<number> {
  await tx.$executeRaw`delete from transparency_counter_delta where origin = 'demo'`;
  await tx.$executeRaw`delete from manipulation_notice where software_id in (select id from demo_software)
    and reason = ${demoNotice.reason} and statement = ${demoNotice.statement}`;
  await tx.$executeRaw`delete from demo_software where id in (select id from kept_software)`;
  // The views of all listings are also counted together.
  await tx.$executeRaw`with less as (
      select day, sum(count)::int as count from daily_count
      where metric = 'software_view' and subject_id in (select id from demo_software) group by day)
    update daily_count c set count = greatest(c.count - less.count, 0) from less
    where c.subject_id = ${allListingsSubject}::uuid and c.metric = 'software_view' and c.day = less.day`;
  await tx.$executeRaw`delete from compared_pair where software_id in (select id from demo_software)
    or other_id in (select id from demo_software)`;
  await tx.$executeRaw`delete from daily_count where subject_id in (select id from demo_software union select id from demo_review)
    or (subject_id = ${allListingsSubject}::uuid and count = 0)`;
  return tx.$executeRaw`delete from software where id in (select id from demo_software)`;
}

async function removeCompanies(tx: Statements): Promise<number> {
  await tx.$executeRaw`delete from demo_company d where
    exists (select 1 from software s where s.company_id = d.id)
    or exists (select 1 from company_member m where m.company_id = d.id)
    or exists (select 1 from company_claim c where c.company_id = d.id)
    or exists (select 1 from company_invitation i where i.company_id = d.id)
    or exists (select 1 from lead l where l.company_id = d.id)
    or exists (select 1 from review_answer a where a.company_id = d.id)`;
  await tx.$executeRaw`delete from daily_count where subject_id in (select id from demo_company)`;
  return tx.$executeRaw`delete from company where id in (select id from demo_company)`;
}

/** One level at a time: a category is deleted when nothing is in it any more. */
async function removeCategories(tx: Statements, { categories }: DemoNames): Promise<number> {
  const [slugs, descriptions] = [[...categories.keys()], [...categories.values()]];
  for (let removed = 0; ; ) {
    const level = await tx.$executeRaw`
      delete from category c using unnest(${slugs}::text[], ${descriptions}::text[]) as demo (slug, description)
      where c.slug = demo.slug and c.description is not distinct from demo.description
        and not exists (select 1 from category child where child.parent_id = c.id)
        and not exists (select 1 from software s where s.category_id = c.id)
        and not exists (select 1 from software_category s where s.category_id = c.id)`;
    if (level === 0) return removed;
    removed += level;
  }
}
