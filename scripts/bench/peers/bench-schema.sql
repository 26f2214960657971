-- What PostGraphile is given besides the tables: our rules as functions that PostgreSQL inlines, so that it answers the
-- same questions. Their results may be ordered by the caller, which is what keeps counting free of sorting.
set client_min_messages = warning;
drop schema if exists bench cascade;
create schema bench;

-- Rows of the narrow table that Assay searches, each with its listing below: as rows of software they take 1.3 times as long.
create function bench.search_software(query text) returns setof public.software_search language sql stable as $$
  select s.* from public.software_search s where s.is_active and s.search @@ to_tsquery('simple', query)
$$;

create function bench.public_reviews() returns setof public.review language sql stable as $$
  select r.* from public.review r join public.software s on s.id = r.software_id
  where r.status = 'published' and s.is_active
$$;

comment on function bench.search_software(text) is '@behavior +order';
comment on function bench.public_reviews() is '@behavior +order';

-- Prisma makes unique indexes, and PostGraphile looks up by unique constraints: this tells it of the index.
comment on table public.category is '@unique slug';
