-- Search knows the categories of a listing with all above them, and a text that is a category's name.

-- A name's words with single spaces between them; a name without any word is itself. What parts words is as near_keys has it.
CREATE FUNCTION "name_words"(name TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce(nullif(btrim(regexp_replace(name COLLATE "C",
    '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2010-\u205e\u3001-\u3003\u3008-\u301f\u30fb]+', ' ', 'g')), ''), name);
CREATE INDEX "category_name_words" ON "category" ("name_words"("sort_name"));

-- The search texts as api/src/domain/catalogue/search-text.ts makes them: the words of active categories and all above are
-- added to the first line, those of inactive categories taken off it, unless something else of the listing has them.
WITH RECURSIVE "above"("software_id", "name", "parent_id", "position", "slug", "steps") AS (
  SELECT sc."software_id", c."sort_name", c."parent_id", sc."position", c."slug", 0
  FROM "software_category" sc JOIN "category" c ON c."id" = sc."category_id" AND c."is_active"
  UNION ALL
  SELECT a."software_id", p."sort_name", p."parent_id", a."position", a."slug", a."steps" + 1
  FROM "above" a JOIN "category" p ON p."id" = a."parent_id" AND p."is_active"
), "named" AS (
  SELECT "software_id", string_to_array(string_agg("name_words"("name"), ' ' ORDER BY "steps", "position", "slug"), ' ') AS "words"
  FROM "above" GROUP BY "software_id"
), "hidden" AS (
  SELECT sc."software_id", string_to_array(string_agg("name_words"(c."sort_name"), ' '), ' ') AS "words"
  FROM "software_category" sc JOIN "category" c ON c."id" = sc."category_id" AND NOT c."is_active" GROUP BY sc."software_id"
), "stored" AS (
  SELECT s."id", string_to_array(split_part(s."search_text", E'\n', 1), ' ') AS "words",
    coalesce(n."words", '{}') AS "added", coalesce(h."words", '{}') AS "taken",
    lower(regexp_replace(normalize(concat_ws(' ', s."name", s."short_description", c."name", array_to_string(s."features", ' ')),
      NFKD), '[\u0300-\u036f]', '', 'g')) AS "told"
  FROM "software" s LEFT JOIN "company" c ON c."id" = s."company_id"
    LEFT JOIN "named" n ON n."software_id" = s."id" LEFT JOIN "hidden" h ON h."software_id" = s."id"
  WHERE n."software_id" IS NOT NULL OR h."software_id" IS NOT NULL
), "made" AS (
  SELECT t."id", coalesce(string_agg(w."word", ' ' ORDER BY w."at"), '') AS "words"
  FROM "stored" t, LATERAL (
    SELECT x."word", min(x."at") AS "at" FROM unnest(t."words" || t."added") WITH ORDINALITY AS x("word", "at")
    WHERE x."word" <> '' AND (x."word" <> ALL (t."taken") OR x."word" = ANY (t."added") OR position(x."word" IN t."told") > 0)
    GROUP BY x."word") w
  GROUP BY t."id"
)
UPDATE "software" s SET "search_text" = m."words" || substr(s."search_text", length(split_part(s."search_text", E'\n', 1)) + 1)
FROM "made" m WHERE m."id" = s."id" AND m."words" <> split_part(s."search_text", E'\n', 1);
