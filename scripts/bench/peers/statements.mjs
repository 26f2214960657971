// The page-shaped queries written by hand: one statement each that returns the whole response as one JSON text. The same
// fields, rows, order and totals as in the documents; cursors are the plain sort keys.

const listed = `'slug', s.slug, 'name', s.name, 'shortDescription', s.short_description, 'logoUrl', s.logo_url,
  'avgRating', s.avg_rating, 'reviewCount', s.review_count, 'planCount', s.plan_count, 'lowestPrice', s.lowest_price`;

const company = `case when c.id is null then null else json_build_object('databaseId', c.id, 'slug', c.slug,
  'name', c.name, 'logoUrl', c.logo_url, 'isVerified', c.is_verified) end`;

const review = `'databaseId', r.id, 'rating', r.rating, 'title', r.title, 'content', r.content, 'pros', r.pros,
  'cons', r.cons, 'easeOfUse', r.ease_of_use, 'support', r.support, 'value', r.value, 'role', r.role,
  'companySize', r.company_size, 'usedFor', r.used_for, 'helpfulCount', r.helpful_count,
  'isVerified', r.is_verified, 'createdAt', r.created_at`;

const author = `case when u.id is null then null else json_build_object('firstName', u.first_name,
  'lastName', u.last_name, 'designation', u.designation, 'profileImageUrl', u.profile_image_url) end`;

/** A connection of the rows (number, node, cursor) of `page`, which contains one row more than requested. */
const connection = (size) => `'pageInfo', json_build_object('hasNextPage', count(*) > ${size},
    'endCursor', (array_agg(cursor order by number desc) filter (where number <= ${size}))[1]),
  'edges', coalesce(json_agg(json_build_object('node', node) order by number) filter (where number <= ${size}), '[]')`;

const reviews = (bound) => `with chosen as (
    select r.* from review r join software s on s.id = r.software_id
    where r.status = 'published' and s.is_active ${bound}
    order by r.created_at desc, r.id desc limit 21),
  page as (
    select row_number() over (order by r.created_at desc, r.id desc) as number,
      json_build_array(r.created_at, r.id)::text as cursor,
      json_build_object(${review}, 'author', ${author}, 'software', json_build_object('databaseId', s.id,
        'slug', s.slug, 'name', s.name, 'logoUrl', s.logo_url, 'avgRating', s.avg_rating,
        'reviewCount', s.review_count)) as node
    from chosen r join software s on s.id = r.software_id left join app_user u on u.id = r.user_id)
  select json_build_object('reviews', json_build_object(${connection(20)}))::text as data from page`;

export const statements = {
  category: {
    values: ({ slug }) => [slug],
    text: `select json_build_object('category', (
      select json_build_object('databaseId', g.id, 'slug', g.slug, 'name', g.name, 'description', g.description,
        'heroDescription', g.hero_description, 'categoryType', g.category_type, 'level', g.level,
        'medianRating', g.median_rating, 'softwareCount', g.software_count, 'reviewCount', g.review_count,
        'listings', (select json_build_object('totalCount', g.software_count, ${connection(10)}) from (
          select row_number() over (order by l.rank_value desc, l.sort_name, l.software_id) as number,
            json_build_array(l.rank_value, l.sort_name, l.software_id)::text as cursor,
            json_build_object('score', l.score,
              'software', json_build_object('databaseId', s.id, ${listed}, 'company', ${company})) as node
          from (select * from category_listing where category_id = g.id
            order by rank_value desc, sort_name, software_id limit 11) l
          join software s on s.id = l.software_id left join company c on c.id = s.company_id) page))
      from category g where g.slug = $1 and g.is_active))::text as data`,
  },
  software: {
    values: ({ id }) => [id],
    text: `select json_build_object('software', (
      select json_build_object('databaseId', s.id, ${listed}, 'description', s.description,
        'websiteUrl', s.website_url, 'features', s.features, 'isFeatured', s.is_featured, 'createdAt', s.created_at,
        'histogram', s.histogram, 'subRatings', json_build_object('easeOfUse', s.ease_of_use, 'support', s.support,
          'value', s.value),
        'company', (select json_build_object('databaseId', c.id, 'slug', c.slug, 'name', c.name,
          'website', c.website, 'logoUrl', c.logo_url, 'location', c.location, 'industry', c.industry,
          'employeeCount', c.employee_count, 'foundedYear', c.founded_year, 'isVerified', c.is_verified)
          from company c where c.id = s.company_id),
        'category', (select json_build_object('databaseId', g.id, 'slug', g.slug, 'name', g.name)
          from category g where g.id = s.category_id),
        'reviews', (select json_build_object(${connection(10)}) from (
          select row_number() over (order by r.created_at desc, r.id desc) as number,
            json_build_array(r.created_at, r.id)::text as cursor,
            json_build_object(${review}, 'author', ${author}) as node
          from (select * from review where software_id = s.id and status = 'published'
            order by created_at desc, id desc limit 11) r
          left join app_user u on u.id = r.user_id) page))
      from software s where s.id = $1 and s.is_active))::text as data`,
  },
  reviews: { values: () => [], text: reviews("") },
  search: {
    values: ({ query }) => [query],
    text: `with matched as materialized (
        select s.id, s.avg_rating, s.rank_score, s.sort_name from software_search s
        where s.is_active and s.search @@ to_tsquery('simple', $1)),
      chosen as (
        select *, row_number() over (order by avg_rating desc, rank_score desc, sort_name, id) as number
        from matched order by avg_rating desc, rank_score desc, sort_name, id limit 25),
      page as (
        select p.number, json_build_array(p.avg_rating, p.rank_score, p.sort_name, p.id)::text as cursor,
          json_build_object('databaseId', s.id, ${listed}, 'company', ${company}) as node
        from chosen p join software s on s.id = p.id left join company c on c.id = s.company_id)
      select json_build_object('directory', json_build_object('totalCount', (select count(*) from matched),
        ${connection(24)}))::text as data from page`,
  },
  page500: {
    values: ({ createdAt, id }) => [createdAt, id],
    text: reviews("and (r.created_at, r.id) < ($1::timestamptz, $2::uuid)"),
  },
};
