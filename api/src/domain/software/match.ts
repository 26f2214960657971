import type { SortKey } from "../../database/query/finder.ts";
import { constant, opaque, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { totalOf } from "../counters/totals.ts";
import { deletionKeys, searchWords, sortKey } from "../text.ts";
import { hasWords, matchesText } from "./search.ts";

/** What a word counts in a listing by where it stands, times its rarity. */
const weights = {
  /** The primary category has a name or synonym that contains the word and is in the text. */
  category: 100,
  /** The primary category is a subcategory of it. */
  subcategory: 90,
  /** The listing is in it too, or the category is further up. */
  otherCategory: 70,
  name: 70,
  /** A name, or a category's name, with a word that is written nearly like it; only for words that are found nowhere. */
  misspelt: 60,
  features: 50,
  /** Short description, company, categories and tags. */
  summary: 40,
  /** A word of the name begins with it. */
  beginning: 40,
  description: 20,
  /** All words of the text begin words somewhere, as in the other orders. */
  beginnings: 20,
} as const;

/** What a category counts of which the text names a part only ("budgeting" of "Budgeting & Forecasting"). */
const partShare = 0.6;
/** What services count in a text that asks for software in so many words. */
const serviceShare = 0.5;
/** What further places of a word count beside the best one. */
const furtherShare = 0.25;
/** Listings that score less than this share of the best one are left out: they have a common word or two. */
const minShare = 0.3;
/** A word of fewer letters begins too many names. */
const minBeginning = 4;

const softwareStems = ["softwar", "tool", "platform", "system", "app", "applic", "program", "suit"];
/** Stems of words that many needs contain and that say nothing of the kind of software. */
const idleStems = [
  ...softwareStems,
  "solut",
  "best",
  "good",
  "top",
  "need",
  "want",
  "look",
  "find",
  "use",
  "easi",
];

/** The listings that have a word in one of the columns of `software_terms`. */
const hitsIn = (place: "names" | "features" | "summary" | "description", weight: number): Sql => sql`
  select w.n, t.software_id, ${constant(weight)} as weight
  from said w, lateral (select x.software_id from software_terms x where x.${rawSql(place)} @@ w.query) t`;

/**
 * The listings that match words of a text, with how well: a table of `software_id` and `score`, Drafts included. Each word counts by
 * where it stands and by how few listings have it. Phrases that are a category's name or synonym count for all that is in the category.
 * What is misspelt is looked for in names. If no word is found, the listings are those of the other orders, with the score 0.
 */
export function matchScores(text: string): Sql {
  const words = searchWords(text);
  const others = sql`select s.id as software_id, 0 as score from software_search s where ${matchesText(text)}`;
  if (words.length === 0) return sql`(${others})`;
  const keys = words.map((word) => deletionKeys(word).join(" "));
  return sql`(
    with typed as materialized (
      select n::int4, word, keys, plainto_tsquery('english', word) as query,
        coalesce((ts_lexize('english_stem', word))[1], word) as stem
      from unnest(${opaque(words, "text[]")}, ${opaque(keys, "text[]")}) with ordinality x(word, keys, n)),
    said as materialized (
      select * from typed where numnode(query) > 0 and (stem <> all(${opaque(idleStems, "text[]")})
        or not exists (select from typed where numnode(query) > 0 and stem <> all(${opaque(idleStems, "text[]")})))),
    phrase as materialized (
      select first, last, array[run, compact] as parts, array['=' || run, '=' || compact] as whole
      from (select a.n as first, b.n as last, array_to_string((array(select stem from typed order by n))[a.n:b.n], ' ') as run
        from typed a join typed b on b.n >= a.n) p,
        lateral (select coalesce((ts_lexize('english_stem', replace(run, ' ', '')))[1], replace(run, ' ', '')) as compact) c),
    called as materialized (
      select p.first, p.last, c.id, true as is_whole
        from phrase p, lateral (select id from category where name_forms(sort_name) && p.whole offset 0) c
      union select p.first, p.last, y.category_id, true
        from phrase p, lateral (select category_id from category_synonyms where forms && p.whole offset 0) y
      union select p.first, p.last, c.id, false
        from phrase p, lateral (select id from category where name_forms(sort_name) && p.parts offset 0) c),
    named as materialized (
      select w.n, p.id, max(case when p.is_whole then 1.0::float8 else ${constant(partShare)}::float8 end
          * case when c.category_type = 'service' and exists (select from typed where stem = any(${opaque(softwareStems, "text[]")}))
            then ${constant(serviceShare)}::float8 else 1.0::float8 end) as share
      from called p join category c on c.id = p.id and c.is_active join said w on w.n between p.first and p.last
      where not exists (select from called l where l.first <= p.first and l.last >= p.last
        and (l.last - l.first > p.last - p.first or (l.is_whole and not p.is_whole and l.id <> p.id)))
      group by w.n, p.id),
    hit as materialized (
      select n, software_id, max(weight)::int4 as weight from (
        select named.n, l.software_id, named.share * ${constant(weights.otherCategory)} as weight
          from named join category_listing l on l.category_id = named.id
        union all select named.n, t.software_id, named.share * ${constant(weights.category)}
          from named, lateral (select x.software_id from software_terms x where x.category_id = named.id offset 0) t
        union all select named.n, t.software_id, named.share * ${constant(weights.subcategory)}
          from named join category c on c.parent_id = named.id and c.is_active,
            lateral (select x.software_id from software_terms x where x.category_id = c.id offset 0) t) m
        group by n, software_id
      union all ${hitsIn("names", weights.name)}
      union all ${hitsIn("features", weights.features)}
      union all ${hitsIn("summary", weights.summary)}
      union all ${hitsIn("description", weights.description)}
      union all select w.n, t.software_id, ${constant(weights.beginning)} from said w, lateral (
        select x.software_id from software_terms x
        where length(w.word) >= ${constant(minBeginning)} and x.names @@ to_tsquery('simple', w.word || ':*')) t
      union all select w.n, y.id, ${constant(weights.beginnings)} from said w, software_search y
        where ${hasWords(words, sql`y`)}),
    missed as materialized (
      select n, string_to_array(keys, ' ') as keys from said where keys <> '' and n <> all(array(select distinct n from hit))),
    found as (
      select * from hit
      union all select w.n, x.id, ${constant(weights.misspelt)} from missed w join software x on deletion_keys(x.sort_name) && w.keys
      union all select w.n, l.software_id, ${constant(weights.misspelt)} from missed w
        join category c on c.is_active and deletion_keys(c.sort_name) && w.keys
        join category_listing l on l.category_id = c.id),
    counted as materialized (
      select n, software_id, max(weight) * ${constant(1 - furtherShare)}::float8 + sum(weight) * ${constant(furtherShare)}::float8 as weight
      from found group by n, software_id),
    rare as materialized (
      select n, ln(1 + ${totalOf("liveSoftware")}::float8 / count(*)) as rarity from counted group by n),
    scored as materialized (
      select software_id, (sum(weight * rarity) * 10)::int4 as score from counted join rare using (n) group by software_id)
    select software_id, score from scored
      where score >= ((select max(score) from scored) * ${constant(minShare)}::float8)::int4
    union all select software_id, score from (${others}) o where not exists (select from scored))`;
}

/** How well a listing matches a text: its score in `matchScores` (alias `m`). */
export const matchScore: SortKey = { column: sql`coalesce(m.score, 0)`, type: "int4", descending: true };

/** How near a name comes to a text: it is the text, begins with it, has a later word that does, or none of these. */
export function nearness(text: string): SortKey {
  const typed = sortKey(text);
  return {
    column: sql`((s.sort_name = ${typed})::int + starts_with(s.sort_name, ${typed})::int
      + (position(${` ${typed}`} in ' ' || s.sort_name) > 0)::int)`,
    type: "int4",
    descending: true,
  };
}
