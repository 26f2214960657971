-- expand since 1.0.0
-- Features by which listings of a category are compared: what vendors say, what reviewers say, and what follows from both.
-- See docs/decisions/105-features-that-can-be-compared.md.
CREATE TABLE "feature" (
    "id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "feature_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "feature_key" CHECK ("key" ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' AND length("key") <= 140),
    CONSTRAINT "feature_name" CHECK (btrim("name") <> '' AND length("name") <= 120),
    CONSTRAINT "feature_description" CHECK (btrim("description") <> '' AND length("description") <= 300),
    CONSTRAINT "feature_position" CHECK ("position" >= 0)
);

-- Reviewers decide from three opinions on: one person alone neither makes a feature nor disputes it.
CREATE FUNCTION "feature_answer"(is_offered BOOLEAN, confirmed INTEGER, denied INTEGER) RETURNS TEXT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN confirmed + denied >= 3 AND denied > confirmed THEN CASE WHEN is_offered THEN 'disputed' ELSE 'no' END
    WHEN is_offered OR (confirmed + denied >= 3 AND confirmed > denied) THEN 'yes'
    ELSE 'unknown' END;

CREATE TABLE "software_feature" (
    "software_id" UUID NOT NULL,
    "feature_id" UUID NOT NULL,
    "is_offered" BOOLEAN NOT NULL DEFAULT false,
    "confirmed_count" INTEGER NOT NULL DEFAULT 0,
    "denied_count" INTEGER NOT NULL DEFAULT 0,
    "answer" TEXT NOT NULL GENERATED ALWAYS AS ("feature_answer"("is_offered", "confirmed_count", "denied_count")) STORED,

    CONSTRAINT "software_feature_pkey" PRIMARY KEY ("software_id","feature_id"),
    CONSTRAINT "software_feature_counts" CHECK ("confirmed_count" >= 0 AND "denied_count" >= 0)
);

CREATE TABLE "review_feature" (
    "review_id" UUID NOT NULL,
    "feature_id" UUID NOT NULL,
    "has" BOOLEAN NOT NULL,

    CONSTRAINT "review_feature_pkey" PRIMARY KEY ("review_id","feature_id")
);

CREATE UNIQUE INDEX "feature_category_id_key_key" ON "feature"("category_id", "key");

CREATE INDEX "software_feature_feature_id_answer_software_id_idx" ON "software_feature"("feature_id", "answer", "software_id");

CREATE INDEX "review_feature_feature_id_idx" ON "review_feature"("feature_id");

ALTER TABLE "feature" ADD CONSTRAINT "feature_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "software_feature" ADD CONSTRAINT "software_feature_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "software_feature" ADD CONSTRAINT "software_feature_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "feature"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_feature" ADD CONSTRAINT "review_feature_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_feature" ADD CONSTRAINT "review_feature_feature_id_fkey" FOREIGN KEY ("feature_id") REFERENCES "feature"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The change log, as of other rows that belong to a thing.
CREATE FUNCTION "log_feature_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
          SELECT "id", "category_id", "key", "name", "description", "position" FROM come
          EXCEPT SELECT "id", "category_id", "key", "name", "description", "position" FROM gone) c
        UNION SELECT "category_id" FROM (
          SELECT "id", "category_id", "key", "name", "description", "position" FROM gone
          EXCEPT SELECT "id", "category_id", "key", "name", "description", "position" FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "log_review_feature_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "review_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "software_id" AS "parent_id", "status" = 'published' AS "public" FROM "review"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "review_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "software_id" AS "parent_id", "status" = 'published' AS "public" FROM "review"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (
        SELECT "review_id" AS "id" FROM (
          SELECT "review_id", "feature_id", "has" FROM come
          EXCEPT SELECT "review_id", "feature_id", "has" FROM gone) c
        UNION SELECT "review_id" FROM (
          SELECT "review_id", "feature_id", "has" FROM gone
          EXCEPT SELECT "review_id", "feature_id", "has" FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "software_id" AS "parent_id", "status" = 'published' AS "public" FROM "review"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;

-- Counts that change with a review are another facet than what the vendor says.
CREATE FUNCTION "log_software_feature_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text', 'counters'], t."public"
      FROM (SELECT DISTINCT "software_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text', 'counters'], t."public"
      FROM (SELECT DISTINCT "software_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", p."facets", t."public"
      FROM (
        SELECT "id", array_agg("facet" ORDER BY "facet" DESC) AS "facets" FROM (
          SELECT "software_id" AS "id", 'text' AS "facet" FROM (
            SELECT "software_id", "feature_id", "is_offered" FROM come
            EXCEPT SELECT "software_id", "feature_id", "is_offered" FROM gone) c
          UNION SELECT "software_id", 'text' FROM (
            SELECT "software_id", "feature_id", "is_offered" FROM gone
            EXCEPT SELECT "software_id", "feature_id", "is_offered" FROM come) c
          UNION SELECT "software_id", 'counters' FROM gone o FULL JOIN come n USING ("software_id", "feature_id")
            WHERE (n."confirmed_count", n."denied_count") <> (o."confirmed_count", o."denied_count")) f
        GROUP BY "id") p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "feature_change_insert" AFTER INSERT ON "feature"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_feature_change"();
CREATE TRIGGER "feature_change_update" AFTER UPDATE ON "feature"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_feature_change"();
CREATE TRIGGER "feature_change_delete" AFTER DELETE ON "feature"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_feature_change"();
CREATE TRIGGER "feature_change_truncate" AFTER TRUNCATE ON "feature"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('category');

CREATE TRIGGER "review_feature_change_insert" AFTER INSERT ON "review_feature"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_review_feature_change"();
CREATE TRIGGER "review_feature_change_update" AFTER UPDATE ON "review_feature"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_review_feature_change"();
CREATE TRIGGER "review_feature_change_delete" AFTER DELETE ON "review_feature"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_review_feature_change"();
CREATE TRIGGER "review_feature_change_truncate" AFTER TRUNCATE ON "review_feature"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('review');

CREATE TRIGGER "software_feature_change_insert" AFTER INSERT ON "software_feature"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_software_feature_change"();
CREATE TRIGGER "software_feature_change_update" AFTER UPDATE ON "software_feature"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_software_feature_change"();
CREATE TRIGGER "software_feature_change_delete" AFTER DELETE ON "software_feature"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_software_feature_change"();
CREATE TRIGGER "software_feature_change_truncate" AFTER TRUNCATE ON "software_feature"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('software');
