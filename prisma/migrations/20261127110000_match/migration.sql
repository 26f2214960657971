-- expand since 1.0.0
-- The order by relevance: words of listings by where they stand, and other names of categories. See docs/decisions/104-best-match.md.

-- The words of a text in lower case and without marks, as sortKey and name_words make them. Normalized in pieces: the time that a run
-- of marks takes grows with the square of its length, and 20,000 take seconds.
CREATE FUNCTION "match_text"(text TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN "name_words"(lower(regexp_replace(coalesce((SELECT string_agg(normalize(p."piece"[1], NFKD), '' ORDER BY p."n")
    FROM regexp_matches(text, '.{1,100}', 'g') WITH ORDINALITY AS p("piece", "n")), ''), '[\u0300-\u036f]', '', 'g')));

-- The stems of all words of a text, stop words as they are.
CREATE FUNCTION "match_stems"(text TEXT) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(coalesce((ts_lexize('english_stem', w."word"))[1], w."word") ORDER BY w."n"), '{}')
    FROM string_to_table("match_text"(text), ' ') WITH ORDINALITY AS w("word", "n"));

-- Forms under which a category's name is typed, as stems, each written as one word too: whole names (without and in parentheses,
-- without what nearly every name ends with) begin with "=", parts (after the last dash, of an enumeration, without "management") do not.
-- It takes a millisecond: by its cost the index is used for a few categories, too.
CREATE FUNCTION "name_forms"(name TEXT) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
  RETURN (
    WITH "part"("text", "mark") AS (
      SELECT name, '='
      UNION ALL SELECT regexp_replace(name, '\([^()]*\)', ' ', 'g'), '='
      UNION ALL SELECT t[1], '=' FROM regexp_matches(name, '\(([^()]+)\)', 'g') t
      UNION ALL SELECT p, '' FROM regexp_split_to_table(
        regexp_replace(regexp_replace(name, '\([^()]*\)', ' ', 'g'), '^.* - ', ''), '\s*(?:&|/|,|\mand\M)\s*', 'i') p
    ), "form"("words", "mark") AS (
      SELECT regexp_replace(array_to_string("match_stems"("text"), ' '), '(?: (?:softwar|tool|platform|system|solut|app|applic|suit))+$', ''), "mark"
        FROM "part"
      UNION SELECT array_to_string("match_stems"("text"), ' '), "mark" FROM "part"
    ), "short"("words", "mark") AS (
      SELECT "words", "mark" FROM "form" UNION SELECT regexp_replace("words", ' manag$', ''), '' FROM "form"
    )
    SELECT coalesce(array_agg(DISTINCT "mark" || f), '{}') FROM "short", LATERAL (VALUES ("words"),
      (coalesce((ts_lexize('english_stem', replace("words", ' ', '')))[1], replace("words", ' ', '')))) v(f)
    WHERE length(f) > 1 AND ts_lexize('english_stem', f) <> '{}'
      AND f NOT IN ('softwar', 'tool', 'platform', 'system', 'solut', 'app', 'applic', 'suit', 'manag', 'servic', 'miscellan', 'data'));

CREATE INDEX "category_name_forms" ON "category" USING GIN ("name_forms"("sort_name")) WITH (fastupdate = off);

-- The forms of all synonyms of a category.
CREATE FUNCTION "synonym_forms"(synonyms TEXT[]) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT f), '{}') FROM unnest(synonyms) s, unnest("name_forms"(s)) f);

-- What else people call a category; administrators keep it.
CREATE TABLE "category_synonyms" (
    "category_id" UUID NOT NULL,
    "synonyms" TEXT[] NOT NULL,
    -- Stored: of a row or two, PostgreSQL would compute them for each phrase of a search rather than read an index.
    "forms" TEXT[] NOT NULL GENERATED ALWAYS AS ("synonym_forms"("synonyms")) STORED,

    CONSTRAINT "category_synonyms_pkey" PRIMARY KEY ("category_id"),
    CONSTRAINT "category_synonyms_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "category_synonyms_count" CHECK (cardinality("synonyms") BETWEEN 1 AND 20),
    CONSTRAINT "category_synonyms_text" CHECK (array_position("synonyms", NULL) IS NULL AND array_position("synonyms", '') IS NULL
      AND length(array_to_string("synonyms", '')) <= 1600)
);
CREATE INDEX "category_synonyms_forms_idx" ON "category_synonyms" USING GIN ("forms") WITH (fastupdate = off);


-- The change log: synonyms belong to what a category says.
CREATE FUNCTION "log_category_synonyms_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "category_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "category_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (
        SELECT "category_id" AS "id" FROM (
          SELECT "category_id", "synonyms" FROM come
          EXCEPT SELECT "category_id", "synonyms" FROM gone) c
        UNION SELECT "category_id" FROM (
          SELECT "category_id", "synonyms" FROM gone
          EXCEPT SELECT "category_id", "synonyms" FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "category_synonyms_change_insert" AFTER INSERT ON "category_synonyms"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_category_synonyms_change"();
CREATE TRIGGER "category_synonyms_change_update" AFTER UPDATE ON "category_synonyms"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_category_synonyms_change"();
CREATE TRIGGER "category_synonyms_change_delete" AFTER DELETE ON "category_synonyms"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_category_synonyms_change"();
CREATE TRIGGER "category_synonyms_change_truncate" AFTER TRUNCATE ON "category_synonyms"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('category');

-- The words of a listing as stems, by where they stand. Derived by a trigger, and apart from the listing, whose counters change often.
CREATE TABLE "software_terms" (
    "software_id" UUID NOT NULL,
    -- The primary category.
    "category_id" UUID NOT NULL,
    "names" tsvector NOT NULL,
    "features" tsvector NOT NULL,
    -- Short description, company, categories with those above, tags.
    "summary" tsvector NOT NULL,
    "description" tsvector NOT NULL,

    CONSTRAINT "software_terms_pkey" PRIMARY KEY ("software_id"),
    CONSTRAINT "software_terms_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "software_terms_category" ON "software_terms"("category_id", "software_id");
CREATE INDEX "software_terms_names" ON "software_terms" USING GIN ("names") WITH (fastupdate = off);
CREATE INDEX "software_terms_features" ON "software_terms" USING GIN ("features") WITH (fastupdate = off);
CREATE INDEX "software_terms_summary" ON "software_terms" USING GIN ("summary") WITH (fastupdate = off);
CREATE INDEX "software_terms_description" ON "software_terms" USING GIN ("description") WITH (fastupdate = off);

CREATE FUNCTION "match_terms"(text TEXT) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN strip(to_tsvector('english', coalesce("match_text"(text), '')));

CREATE FUNCTION "fill_software_terms"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "software_terms" ("software_id", "category_id", "names", "features", "summary", "description")
    VALUES (NEW."id", NEW."category_id", "match_terms"(NEW."sort_name"), "match_terms"(array_to_string(NEW."features", ' ')),
      "match_terms"(NEW."search_text"), "match_terms"(NEW."description"))
    ON CONFLICT ("software_id") DO UPDATE SET "category_id" = excluded."category_id", "names" = excluded."names", "features" = excluded."features",
      "summary" = excluded."summary", "description" = excluded."description";
  RETURN NULL;
END $$;
CREATE TRIGGER "software_terms_insert" AFTER INSERT ON "software" FOR EACH ROW EXECUTE FUNCTION "fill_software_terms"();
CREATE TRIGGER "software_terms_update" AFTER UPDATE OF "category_id", "sort_name", "features", "search_text", "description" ON "software"
  FOR EACH ROW WHEN ((OLD."category_id", OLD."sort_name", OLD."features", OLD."search_text", OLD."description")
    IS DISTINCT FROM (NEW."category_id", NEW."sort_name", NEW."features", NEW."search_text", NEW."description"))
  EXECUTE FUNCTION "fill_software_terms"();

INSERT INTO "software_terms" ("software_id", "category_id", "names", "features", "summary", "description")
  SELECT "id", "category_id", "match_terms"("sort_name"), "match_terms"(array_to_string("features", ' ')), "match_terms"("search_text"),
    "match_terms"("description") FROM "software";
