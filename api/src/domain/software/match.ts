import type { SortKey } from "../../database/query/finder.ts";
import { rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { totalOf } from "../counters/totals.ts";
import { deletionKeys, searchWords, sortKey } from "../text.ts";
import { matchesText, prefixQuery } from "./search.ts";

const constant = (value: number | string): Sql => rawSql(String(value));

/** What a word counts in a listing by where it stands, times its rarity. */
const weights = {
  /** The primary category has a name or synonym that contains the word and is in the text. */
  category: 10,
  /** The primary category is a subcategory of it. */
  subcategory: 9,
  /** The listing is in it too, or the category is further up. */
  otherCategory: 7,
  name: 7,
  /** A name, or a category's name, with a word that is written nearly like it; only for words that are found nowhere. */
  misspelt: 6,
  features: 5,
  /** Short description, company, categories and tags. */
  summary: 4,
  /** A word of the name begins with it. */
  beginning: 4,
  description: 2,
  /** All words of the text begin words somewhere, as in the other orders. */
  beginnings: 2,
} as const;

/** What a category counts of which the text names a part only ("budgeting" of "Budgeting & Forecasting"). */
const partShare = 0.6;
/** What further places of a word count beside the best one. */
const furtherShare = 0.25;
/** What services count in a text that asks for software in so many words. */
const serviceShare = 0.5;
/** Listings that score less than this share of the best one are left out: they have a common word or two. */
const minShare = 0.2;
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

/** A value that PostgreSQL does not see when it plans, so that it reuses its plan (domain/suggestion/suggest.ts). */
const opaque = (value: string | readonly string[]): Sql =>
  typeof value === "string" ? sql`(select ${value}::text)` : sql`(select ${[...value]}::text[])`;

/** All runs of neighbouring words as a table: numbers of the first and the last, and the words. */
function phrasesOf(words: readonly string[]): Sql {
  const runs = words.flatMap((_, first) =>
    words.slice(first).map((_, length) => ({ first: first + 1, last: first + 1 + length })),
  );
  const firsts = opaque(runs.map(({ first }) => `${first}`));
  const lasts = opaque(runs.map(({ last }) => `${last}`));
  const texts = opaque(runs.map(({ first, last }) => words.slice(first - 1, last).join(" ")));
  return sql`(select r.first::int4, r.last::int4, match_stems(r.text) as stems from unnest(${firsts}, ${lasts}, ${texts}) r(first, last, text))`;
}

/** The listings that have a word in one of the columns of `software_terms`. */
const hitsIn = (place: "names" | "features" | "summary" | "description", weight: number): Sql => sql`
  select w.n, t.software_id, ${constant(weight)} as weight, ${constant(`'${place}'`)} as place
  from said w, lateral (select x.software_id from software_terms x where x.${constant(place)} @@ w.query) t`;

/**
 * The listings that match words of a text, with how well: a table of `software_id` and `score`, Drafts included. Each word counts by
 * where it stands and by how few listings have it. Phrases that are a category's name or synonym count for all that is in the category.
 * What is misspelt is looked for in names. If no word is found, the listings are those of the other orders, with the score 0.
 */
export function matchScores(text: string): Sql {
  const words = searchWords(text);
  const others = sql`select s.id as software_id, 0 as score from software s where ${matchesText(text)}`;
  if (words.length === 0) return sql`(${others})`;
  const keys = words.map((word) => deletionKeys(word).join(" "));
  return sql`(
    with typed as materialized (
      select n::int4, word, keys, plainto_tsquery('english', word) as query, (match_stems(word))[1] as stem
      from unnest(${opaque(words)}, ${opaque(keys)}) with ordinality x(word, keys, n)),
    said as materialized (
      select * from typed where numnode(query) > 0 and (stem <> all(${opaque(idleStems)}::text[])
        or not exists (select from typed where numnode(query) > 0 and stem <> all(${opaque(idleStems)}::text[])))),
    asked as materialized (
      select case when bool_or(stem = any(${opaque(softwareStems)}::text[])) then ${constant(serviceShare)} else 1 end as service_share from typed),
    phrase as materialized (
      select first, last, array[array_to_string(stems, ' '), array_to_string(stems, '')] as forms from ${phrasesOf(words)} r),
    called as materialized (
      select p.first, p.last, c.id, array_to_string(match_stems(c.sort_name), '') = p.forms[2] as is_whole
        from phrase p join category c on c.is_active and name_forms(c.sort_name) && p.forms
      union
      select p.first, p.last, c.id, true from phrase p join category_synonyms y on synonym_forms(y.synonyms) && p.forms
        join category c on c.id = y.category_id and c.is_active),
    named as materialized (
      select p.first, p.last, p.id, case when bool_or(p.is_whole) then 1 else ${constant(partShare)} end as share
      from called p where not exists (select from called l where l.first <= p.first and l.last >= p.last
        and (l.last - l.first > p.last - p.first or (l.is_whole and not p.is_whole and l.id <> p.id)))
      group by p.first, p.last, p.id),
    hit as materialized (
      select w.n, l.software_id, named.share * case when c.id = named.id then ${constant(weights.category)}
          when c.parent_id = named.id then ${constant(weights.subcategory)} else ${constant(weights.otherCategory)} end
          * case c.category_type when 'service' then (select service_share from asked) else 1 end as weight, 'category' as place
        from named join said w on w.n between named.first and named.last
          join category_listing l on l.category_id = named.id join software s on s.id = l.software_id
          join category c on c.id = s.category_id
      union all ${hitsIn("names", weights.name)}
      union all ${hitsIn("features", weights.features)}
      union all ${hitsIn("summary", weights.summary)}
      union all ${hitsIn("description", weights.description)}
      union all select w.n, t.software_id, ${constant(weights.beginning)}, 'names' from said w, lateral (
        select x.software_id from software_terms x
        where length(w.word) >= ${constant(minBeginning)} and x.names @@ to_tsquery('simple', w.word || ':*')) t
      union all select w.n, y.id, ${constant(weights.beginnings)}, 'summary' from said w, software y
        where y.search @@ to_tsquery('simple', ${opaque(prefixQuery(words))})),
    missed as materialized (
      select n, string_to_array(keys, ' ') as keys from said w where keys <> '' and not exists (select from hit where hit.n = w.n)),
    found as (
      select * from hit
      union all select w.n, x.id, ${constant(weights.misspelt)}, 'names' from missed w
        join software x on deletion_keys(x.sort_name) && w.keys
      union all select w.n, l.software_id, ${constant(weights.misspelt)}, 'category' from missed w
        join category c on c.is_active and deletion_keys(c.sort_name) && w.keys
        join category_listing l on l.category_id = c.id),
    counted as (
      select n, software_id, max(weight) * ${constant(1 - furtherShare)} + sum(weight) * ${constant(furtherShare)} as weight
      from (select n, software_id, place, max(weight) as weight from found group by n, software_id, place) f
      group by n, software_id),
    weighed as (
      select software_id, weight * ln(1 + ${totalOf("liveSoftware")}::float8 / count(*) over (partition by n)) as weight from counted),
    scored as materialized (select software_id, (sum(weight) * 100)::int4 as score from weighed group by software_id)
    select software_id, score from scored where score >= (select max(score) from scored) * ${constant(minShare)}
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
