-- expand since 1.0.0
-- The columns that searches match and sort listings by, separate from the wide rows. See docs/decisions/117-a-table-to-search.md.
-- The index "software_search_idx" is for programs that do not know this table; a later migration drops it. The column "software"."search" stays.

-- Derived by a trigger; columns have the names of those of "software".
CREATE TABLE "software_search" (
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "avg_rating" DOUBLE PRECISION NOT NULL,
    "rank_score" DOUBLE PRECISION NOT NULL,
    "review_count" INTEGER NOT NULL,
    "trend" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL,
    "is_featured" BOOLEAN NOT NULL,
    "sort_name" TEXT COLLATE "C" NOT NULL,
    -- Without the places and weights of words, which nothing asks for.
    "search" tsvector NOT NULL,

    CONSTRAINT "software_search_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "software_search_id_fkey" FOREIGN KEY ("id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE
-- Room for a new version of a row beside the old one: elsewhere it would be an entry of the index for each of its words.
) WITH (fillfactor = 90);

-- What is kept of a listing. The body is a string: with BEGIN ATOMIC the function would depend on the columns, and "software" could not be rewritten
-- (import/load/load.ts).
CREATE FUNCTION "software_search_of"(s "software") RETURNS "software_search" LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(s."id", s."created_at", s."avg_rating", s."rank_score", s."review_count", s."trend", s."is_active", s."is_featured",
    s."sort_name", coalesce(strip(s."search"), ''))::"software_search";
$$;

CREATE FUNCTION "upsert_software_search"(due "software_search") RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "software_search" SELECT due.*
    ON CONFLICT ("id") DO UPDATE SET "created_at" = excluded."created_at", "avg_rating" = excluded."avg_rating",
      "rank_score" = excluded."rank_score", "review_count" = excluded."review_count", "trend" = excluded."trend",
      "is_active" = excluded."is_active", "is_featured" = excluded."is_featured", "sort_name" = excluded."sort_name",
      "search" = excluded."search";
  RETURN true;
END $$;

-- With its words, which take the longest to read and to write.
CREATE FUNCTION "fill_software_search"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "upsert_software_search"("software_search_of"(NEW));
  RETURN NULL;
END $$;
CREATE TRIGGER "software_search_insert" AFTER INSERT ON "software" FOR EACH ROW EXECUTE FUNCTION "fill_software_search"();
CREATE TRIGGER "software_search_texts" AFTER UPDATE OF "sort_name", "search_text" ON "software" FOR EACH ROW
  WHEN ((OLD."sort_name", OLD."search_text") IS DISTINCT FROM (NEW."sort_name", NEW."search_text"))
  EXECUTE FUNCTION "fill_software_search"();

-- The rest, which most changes of a listing are.
CREATE FUNCTION "update_software_search_figures"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "software_search" SET "created_at" = NEW."created_at", "avg_rating" = NEW."avg_rating", "rank_score" = NEW."rank_score",
    "review_count" = NEW."review_count", "trend" = NEW."trend", "is_active" = NEW."is_active", "is_featured" = NEW."is_featured"
    WHERE "id" = NEW."id";
  IF NOT FOUND THEN
    PERFORM "upsert_software_search"("software_search_of"(NEW));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "software_search_update" AFTER UPDATE ON "software" FOR EACH ROW
  WHEN ((OLD."created_at", OLD."avg_rating", OLD."rank_score", OLD."review_count", OLD."trend", OLD."is_active", OLD."is_featured")
    IS DISTINCT FROM
    (NEW."created_at", NEW."avg_rating", NEW."rank_score", NEW."review_count", NEW."trend", NEW."is_active", NEW."is_featured"))
  EXECUTE FUNCTION "update_software_search_figures"();

-- Writes what is not as the listings have it, and returns how many rows were wrong. Rows without a listing cannot be: the foreign key deletes them.
CREATE FUNCTION "renew_software_search"() RETURNS INTEGER LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT count("upsert_software_search"(x."due"))::INTEGER FROM (
    SELECT "software_search_of"(s) AS "due", k AS "kept"
    FROM "software" s LEFT JOIN "software_search" k ON k."id" = s."id" OFFSET 0) x
    WHERE x."due" IS DISTINCT FROM x."kept");
END $$;

INSERT INTO "software_search" SELECT k.* FROM "software" s, LATERAL "software_search_of"(s) k;
-- After the rows, which is faster. It takes entries at once: what waits in a list is read by every search.
CREATE INDEX "software_search_search_idx" ON "software_search" USING GIN ("search") WITH (fastupdate = off);
