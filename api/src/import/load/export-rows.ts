import type { Transaction } from "../../database/client/transaction.ts";
import { rawSql, type Sql, sql } from "../../database/query/sql.ts";
import type { CatalogueFile } from "../../inputs/catalogue.ts";

const categories = sql`
  select c.slug, c.name, c.description, p.slug as "parentSlug", c.category_type as "categoryType",
    c.hero_description as "heroDescription", c.long_description as "longDescription",
    (select json_agg(json_build_object('id', part -> 'id', 'heading', part -> 'heading', 'content', part -> 'content')
        order by place) from jsonb_array_elements(c.content_sections) with ordinality as parts(part, place)
    ) as "contentSections",
    c.meta_title as "metaTitle", c.meta_description as "metaDescription", c.is_active as "isActive"
  from category c left join category p on p.id = c.parent_id order by c.slug collate "C"`;

const companies = sql`
  select slug, name, website, description, industry, employee_count as "employeeCount", founded_year as "foundedYear",
    location, is_verified as "isVerified", logo_url as "logoUrl"
  from company order by slug collate "C"`;

const software = sql`
  select s.slug, s.name, s.short_description as "shortDescription", s.description, s.website_url as "websiteUrl",
    m.slug as "companySlug", array(select c.slug from software_category sc join category c on c.id = sc.category_id
      where sc.software_id = s.id order by sc.position) as "categorySlugs",
    s.features, string_to_array(split_part(s.search_text, chr(10), 2), ' ') as tags, s.logo_url as "logoUrl",
    coalesce((select json_agg(json_build_object('url', url, 'caption', caption) order by position)
      from screenshot where software_id = s.id), '[]') as screenshots,
    s.is_featured as "isFeatured", s.is_active as "isActive", s.created_at as "createdAt"
  from software s left join company m on m.id = s.company_id order by s.slug collate "C"`;

const plans = sql`
  select s.slug as "softwareSlug", p.name, p.price::text, p.billing_period as "billingPeriod", p.features,
    p.is_popular as "isPopular"
  from pricing_plan p join software s on s.id = p.software_id order by s.slug collate "C", p.name collate "C"`;

/** Imported reviews. Reviews of people with an account belong to them, and hidden ones must not be published elsewhere. */
const reviews = sql`
  select r.catalog_key as key, s.slug as "softwareSlug", u.catalog_key as "authorKey",
    json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'designation', u.designation) as author,
    r.rating, r.title, r.content, r.pros, r.cons, r.ease_of_use as "easeOfUse", r.support, r.value, r.role,
    r.company_size as "companySize", r.industry, r.used_for as "usedFor", r.is_verified as "isVerified",
    r.created_at as "createdAt"
  from review r join software s on s.id = r.software_id join app_user u on u.id = r.user_id
  where r.catalog_key is not null and u.catalog_key is not null and r.status = 'published'
  order by s.slug collate "C", r.catalog_key collate "C"`;

const queries: Readonly<Record<CatalogueFile, Sql>> = { categories, companies, software, plans, reviews };

/** Rows held in memory at a time. */
const pageSize = 500;

/**
 * The rows of one file as an import reads them, in an order that depends only on their contents; read in batches through a cursor
 * of the transaction.
 */
export async function* exportRows(tx: Transaction, file: CatalogueFile): AsyncGenerator<object[]> {
  const cursor = rawSql(`catalogue_${file}`);
  await tx.$executeRaw`declare ${cursor} no scroll cursor for ${queries[file]}`;
  for (;;) {
    const rows = await tx.$queryRaw<object[]>`fetch ${rawSql(String(pageSize))} from ${cursor}`;
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) break;
  }
  await tx.$executeRaw`close ${cursor}`;
}
