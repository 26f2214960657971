import type { Query } from "../../database/client/reader.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { ExportKind } from "../../inputs/index.ts";
import { comparedCategories } from "../feature/applicable.ts";
import { noId } from "../key.ts";
import { isLive, isPublished, visibleCategory, visibleSoftware } from "../policy.ts";
import { labelsAsJson } from "../review/labels.ts";

/** As JavaScript writes a date in JSON. */
const time = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As `shownRating` writes a mean. */
const rating = (mean: Sql) => sql`(floor(${mean} * 10 + 0.5 + 1e-9) / 10)::numeric(4, 1)::text`;

/** What String.trim removes. */
const blanks =
  "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a".concat(
    "\u2028\u2029\u202f\u205f\u3000\ufeff",
  );
const name = (column: Sql) => sql`nullif(btrim(${column}, ${blanks}::text), '')`;

/** As `displayName` makes it. */
const displayName = sql`coalesce(nullif(concat_ws(' ', ${name(sql`u.first_name`)}, ${name(sql`u.last_name`)}), ''),
  nullif(split_part(u.email, '@', 1), ''), 'Anonymous')`;

const plan = sql`p.name, p.price::text, p.currency, p.billing_period as "billingPeriod", p.unit,
  p.minimum_people as "minimumPeople", p.features, p.is_popular as "isPopular"`;

/** A Live listing that a review (alias `r`) names. */
const namedProduct = sql`review_product p join software n on n.id = p.software_id where p.review_id = r.id and n.is_active`;

interface Source {
  /** The rows that visitors see. */
  readonly rows: Sql;
  readonly id: Sql;
  /** The columns of a record, named as in the answers of /api/changes. */
  readonly columns: Sql;
  /** Records that are read at a time: a few megabytes if each is as long as it may be. */
  readonly page: number;
}

const sources: Readonly<Record<Exclude<ExportKind, "rankings">, Source>> = {
  categories: {
    rows: sql`category c where ${visibleCategory(null)}`,
    id: sql`c.id`,
    columns: sql`c.id, c.name, c.slug, c.description,
      case c.category_type when 'service' then 'service' else 'software' end as "categoryType", c.level,
      (select x.id from category x where x.id = c.parent_id and x.is_active) as "parentId", c.is_active as "isActive",
      c.hero_description as "heroDescription", c.long_description as "longDescription",
      (select coalesce(json_agg(json_build_object('id', s.section -> 'id', 'heading', s.section -> 'heading',
          'content', s.section -> 'content') order by s.place), '[]')
        from jsonb_array_elements(case jsonb_typeof(c.content_sections) when 'array' then c.content_sections else '[]' end)
          with ordinality s(section, place)) as "contentSections",
      (select coalesce(json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'description', f.description)
          order by f.position, f.id), '[]') from feature f where f.category_id = c.id) as "comparedFeatures",
      c.meta_title as "metaTitle", c.meta_description as "metaDescription",
      coalesce((select y.synonyms from category_synonyms y where y.category_id = c.id), '{}') as synonyms,
      ${rating(sql`(c.rating_sum::float8 / nullif(c.review_count, 0))`)} as "avgRating", c.software_count as "softwareCount"`,
    page: 20,
  },
  companies: {
    rows: sql`company o where true`,
    id: sql`o.id`,
    columns: sql`o.id, o.name, o.slug, o.website, o.description, o.industry, o.employee_count as "employeeCount",
      o.founded_year as "foundedYear", o.is_verified as "isVerified", ${time(sql`o.created_at`)} as "createdAt",
      o.logo_url as "logoUrl", o.location, o.software_count as "softwareCount"`,
    page: 500,
  },
  software: {
    rows: sql`software s where ${visibleSoftware(null)}`,
    id: sql`s.id`,
    columns: sql`s.id, s.name, s.slug,
      (select json_build_object('reason', m.reason, 'statement', m.statement, 'setAt', ${time(sql`m.set_at`)},
          'endsAt', ${time(sql`m.ends_at`)})
        from manipulation_notice m where m.software_id = s.id and m.removed_at is null and m.ends_at > now()) as "manipulationNotice",
      s.short_description as "shortDescription", s.description,
      s.description as "longDescription", s.logo_url as "logoUrl", s.logo_url as logo, s.website_url as "websiteUrl",
      s.is_featured as "isFeatured", s.is_active as "isActive", ${rating(sql`s.avg_rating`)} as "avgRating",
      s.review_count as "reviewCount", ${time(sql`s.created_at`)} as "createdAt", s.company_id as "companyId",
      (select c.id from category c where c.id = s.category_id and c.is_active) as "categoryId",
      array(select c.id from (select s.category_id as id, 0 as position
          union all select l.category_id, l.position from software_category l
            where l.software_id = s.id and l.category_id <> s.category_id) x join category c on c.id = x.id
        where c.is_active order by c.id = s.category_id desc, x.position, c.id) as "categoryIds",
      array(select i.url from screenshot i where i.software_id = s.id order by i.position) as screenshots,
      s.features, s.platforms, s.has_free_trial as "hasFreeTrial", s.languages, s.support_kinds as "supportKinds",
      s.integrations, s.licenses, ${time(sql`s.updated_at`)} as "updatedAt",
      (select coalesce(json_agg(row_to_json(q)), '[]') from (select p.id, ${plan} from pricing_plan p
        where p.software_id = s.id order by p.price asc nulls last, p.name) q) as plans,
      (select coalesce(json_agg(json_build_object('featureId', t.feature_id, 'isOffered', t.is_offered,
          'confirmedCount', t.confirmed_count, 'deniedCount', t.denied_count, 'answer', t.answer) order by t.feature_id), '[]')
        from software_feature t join feature f on f.id = t.feature_id
        where t.software_id = s.id and (t.is_offered or t.confirmed_count + t.denied_count > 0)
          and f.category_id in (select k.category_id from (${comparedCategories(sql`array[s.id]`)}) k)) as "featureAnswers"`,
    page: 100,
  },
  plans: {
    rows: sql`pricing_plan p join software s on s.id = p.software_id where ${visibleSoftware(null)}`,
    id: sql`p.id`,
    columns: sql`p.id, p.software_id as "softwareId", ${plan}`,
    page: 500,
  },
  reviews: {
    rows: sql`review r join software s on s.id = r.software_id left join app_user u on u.id = r.user_id
      left join review_answer a on a.review_id = r.id where ${isPublished} and ${isLive}`,
    id: sql`r.id`,
    columns: sql`r.id, r.rating, r.title, r.content, r.pros, r.cons, r.helpful_count as "helpfulCount",
      r.is_verified as "isVerified", ${labelsAsJson} as labels,
      (select p.software_id from ${namedProduct} and p.kind = 'used-before') as "usedBeforeId",
      array(select p.software_id from ${namedProduct} and p.kind = 'considered' order by p.software_id) as "consideredIds",
      r.language, r.language is not null and r.language_by = 'detected' as "isLanguageDetected",
      (select coalesce(json_agg(json_build_object('featureId', x.feature_id, 'has', x.has) order by x.feature_id), '[]')
        from review_feature x where x.review_id = r.id) as "featureOpinions",
      ${time(sql`r.created_at`)} as "createdAt", r.software_id as "softwareId",
      case when u.id is not null then json_build_object('firstName', u.first_name, 'lastName', u.last_name,
        'displayName', ${displayName}, 'email', null, 'profileImageUrl', u.profile_image_url) end as "user",
      case when a.id is not null then json_build_object('content', a.content, 'createdAt', ${time(sql`a.created_at`)},
        'updatedAt', ${time(sql`a.updated_at`)}) end as answer`,
    page: 500,
  },
};

/** Some records as lines of JSON, each with a line break at its end. */
export interface RecordPage {
  readonly text: string;
  readonly count: number;
  /** The category whose lines they are, where they are to be had by themselves. */
  readonly section?: string;
}

/**
 * Everything of one kind that visitors see, in the order of IDs: the records that /api/changes has, written by the database. Plans, which
 * records of software have too, name their listing.
 */
export async function* readRecords(query: Query, kind: keyof typeof sources): AsyncGenerator<RecordPage> {
  const { rows, id, columns, page } = sources[kind];
  for (let last = noId, isMore = true; isMore; ) {
    const [found] = await query<{ last: string | null; text: string | null; count: number }>(sql`
      select (array_agg(x.id order by x.id desc))[1]::text as last, count(*)::int4 as count,
        string_agg(row_to_json(x)::text || E'\\n', '' order by x.id) as text
      from (select ${columns} from ${rows} and ${id} > ${last}::uuid order by ${id} limit ${page}::int4) x`);
    if (!found?.text) return;
    last = found.last ?? last;
    isMore = found.count === page;
    yield { text: found.text, count: found.count };
  }
}
