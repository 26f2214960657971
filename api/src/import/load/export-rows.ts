import type { Transaction } from "../../database/client/transaction.ts";
import { rawSql, type Sql, sql } from "../../database/query/sql.ts";
import type { CatalogueFile } from "../../inputs/catalogue.ts";
import { writtenReviewPrefix } from "./write-reviews.ts";

/** As "category/key", sorted: those of a table of answers (alias `a`). */
const namedFeatures = (answers: Sql) => sql`array(select k.slug || '/' || f.key from ${answers}
  join feature f on f.id = a.feature_id join category k on k.id = f.category_id order by (k.slug || '/' || f.key) collate "C")`;

const categories = sql`
  select c.slug, c.name, c.description, p.slug as "parentSlug", c.category_type as "categoryType",
    c.hero_description as "heroDescription", c.long_description as "longDescription",
    (select json_agg(json_build_object('id', part -> 'id', 'heading', part -> 'heading', 'content', part -> 'content')
        order by place) from jsonb_array_elements(c.content_sections) with ordinality as parts(part, place)
    ) as "contentSections",
    c.meta_title as "metaTitle", c.meta_description as "metaDescription",
    coalesce((select synonyms from category_synonyms where category_id = c.id), '{}') as synonyms,
    (select coalesce(json_agg(json_build_object('key', f.key, 'name', f.name, 'description', f.description)
        order by f.position, f.id), '[]') from feature f where f.category_id = c.id) as "comparedFeatures", c.is_active as "isActive"
  from category c left join category p on p.id = c.parent_id order by c.slug collate "C"`;

const companies = sql`
  select slug, name, website, description, industry, employee_count as "employeeCount", founded_year as "foundedYear",
    location, is_verified as "isVerified", logo_url as "logoUrl"
  from company order by slug collate "C"`;

const software = sql`
  select s.slug, s.name, s.short_description as "shortDescription", s.description, s.website_url as "websiteUrl",
    m.slug as "companySlug", array(select c.slug from software_category sc join category c on c.id = sc.category_id
      where sc.software_id = s.id order by sc.position) as "categorySlugs",
    s.features, s.platforms, s.has_free_trial as "hasFreeTrial", s.languages, s.support_kinds as "supportKinds",
    s.integrations, s.licenses,
    ${namedFeatures(sql`(select feature_id from software_feature where software_id = s.id and is_offered) a`)} as "offeredFeatures",
    string_to_array(split_part(s.search_text, chr(10), 2), ' ') as tags, s.logo_url as "logoUrl",
    coalesce((select json_agg(json_build_object('url', url, 'caption', caption) order by position)
      from screenshot where software_id = s.id), '[]') as screenshots,
    s.is_featured as "isFeatured", s.is_active as "isActive", s.created_at as "createdAt"
  from software s left join company m on m.id = s.company_id order by s.slug collate "C"`;

const plans = sql`
  select s.slug as "softwareSlug", p.name, p.price::text, p.currency, p.billing_period as "billingPeriod", p.unit,
    p.minimum_people as "minimumPeople", p.features, p.is_popular as "isPopular"
  from pricing_plan p join software s on s.id = p.software_id order by s.slug collate "C", p.name collate "C"`;

/** Whether a published review was imported; the others were written in this directory. */
const isImported = sql`(r.catalog_key is not null and u.catalog_key is not null)`;

const reviewKey = rawSql(`coalesce(r.catalog_key, '${writtenReviewPrefix}' || r.id)`);

const namedProduct = sql`review_product p join software n on n.id = p.software_id where p.review_id = r.id`;

/** Published reviews with their authors' keys, derived from ids for local authors; hidden reviews must not be published elsewhere. */
const reviewsWhere = (condition: Sql) => sql`
  select ${reviewKey} as key, s.slug as "softwareSlug",
    coalesce(u.catalog_key, 'user-' || u.id, 'anonymous-' || r.id) as "authorKey",
    json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'designation', u.designation) as author,
    r.rating, r.title, r.content, r.pros, r.cons, r.ease_of_use as "easeOfUse", r.support, r.value, r.role,
    r.company_size as "companySize", r.industry, r.used_for as "usedFor",
    ${namedFeatures(sql`(select feature_id from review_feature where review_id = r.id and has) a`)} as "confirmedFeatures",
    ${namedFeatures(sql`(select feature_id from review_feature where review_id = r.id and not has) a`)} as "deniedFeatures",
    r.is_verified as "isVerified", r.is_invited as "isInvited",
    (select n.slug from ${namedProduct} and p.kind = 'used-before') as "usedBeforeSlug",
    array(select n.slug from ${namedProduct} and p.kind = 'considered' order by n.slug collate "C") as "consideredSlugs",
    case when r.language_by <> 'detected' then r.language end as language, r.created_at as "createdAt"
  from review r join software s on s.id = r.software_id left join app_user u on u.id = r.user_id
  where r.status = 'published' and ${condition}
  order by s.slug collate "C", ${reviewKey} collate "C"`;

/** Which published reviews to export: the imported ones only, or also those written in this directory. */
export type ExportedReviews = "imported" | "all";

const reviewQueries: Readonly<Record<ExportedReviews, Sql>> = {
  imported: reviewsWhere(isImported),
  all: reviewsWhere(sql`true`),
};

const queries: Readonly<Record<Exclude<CatalogueFile, "reviews">, Sql>> = {
  categories,
  companies,
  software,
  plans,
};

/** How many reviews an export leaves out: hidden ones, and published ones that were written in this directory. */
export async function countLeftOut(
  tx: Pick<Transaction, "$queryRaw">,
  reviews: ExportedReviews,
): Promise<{ hidden: number; written: number }> {
  const [row] = await tx.$queryRaw<[{ hidden: number; written: number }]>`
    select count(*) filter (where r.status <> 'published')::int as hidden,
      count(*) filter (where r.status = 'published' and not ${isImported})::int as written
    from review r left join app_user u on u.id = r.user_id`;
  return reviews === "all" ? { ...row, written: 0 } : row;
}

/** Rows held in memory at a time. */
const pageSize = 500;

/**
 * The rows of one file as an import reads them, in an order that depends only on their contents; read in batches through a cursor
 * of the transaction.
 */
export async function* exportRows(
  tx: Transaction,
  file: CatalogueFile,
  reviews: ExportedReviews,
): AsyncGenerator<object[]> {
  const query = file === "reviews" ? reviewQueries[reviews] : queries[file];
  const cursor = rawSql(`catalogue_${file}`);
  await tx.$executeRaw`declare ${cursor} no scroll cursor for ${query}`;
  for (;;) {
    const rows = await tx.$queryRaw<object[]>`fetch ${rawSql(String(pageSize))} from ${cursor}`;
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) break;
  }
  await tx.$executeRaw`close ${cursor}`;
}
