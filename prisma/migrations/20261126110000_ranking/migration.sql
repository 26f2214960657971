-- expand since 1.0.0
-- What ranks are made of. See docs/decisions/093-ranking.md and 095-ranks-from-evidence.md.

-- An employer at which a reviewer has proved a work mailbox. Deleted when no review refers to it.
CREATE TABLE "organisation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    -- The registrable domain, never of a mail provider.
    "domain" TEXT NOT NULL,
    "is_known" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "organisation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "organisation_domain" CHECK (char_length("domain") BETWEEN 1 AND 253)
);
CREATE UNIQUE INDEX "organisation_domain_key" ON "organisation"("domain");

-- At most one row: the day to which the ages of all reviews are counted, the last day on which all ranks were recomputed, and when the
-- first ones were.
CREATE TABLE "ranking_date" (
    "only" BOOLEAN NOT NULL DEFAULT true,
    "day" DATE NOT NULL,
    "completed_on" DATE,
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "ranking_date_pkey" PRIMARY KEY ("only"),
    CONSTRAINT "ranking_date_only" CHECK ("only")
);

ALTER TABLE "review"
  -- v in hundredths.
  ADD COLUMN "proof_weight" SMALLINT NOT NULL DEFAULT 20
    CONSTRAINT "review_proof_weight" CHECK ("proof_weight" BETWEEN 0 AND 100),
  -- q in thousandths; null until the text was read, which counts as the least.
  ADD COLUMN "text_weight" SMALLINT CONSTRAINT "review_text_weight" CHECK ("text_weight" BETWEEN 700 AND 1000),
  ADD COLUMN "is_invited" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "verified_at" TIMESTAMPTZ(3),
  -- v in hundredths of an imported review that its source calls verified.
  ADD COLUMN "import_trust" SMALLINT CONSTRAINT "review_import_trust" CHECK ("import_trust" BETWEEN 0 AND 100),
  ADD COLUMN "organisation_id" UUID
    CONSTRAINT "review_organisation_id_fkey" REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "review_organisation_id_idx" ON "review"("organisation_id");
-- All that the ranking reads of a listing's published reviews.
CREATE INDEX "review_ranking" ON "review" ("software_id", "created_at", "id")
  INCLUDE ("rating", "proof_weight", "text_weight", "is_invited", "organisation_id") WHERE "status" = 'published';

ALTER TABLE "software"
  ADD COLUMN "proven_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "rank_weight" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD COLUMN "rank_stars" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD COLUMN "rank_weight_unlimited" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD COLUMN "rank_stars_unlimited" DOUBLE PRECISION NOT NULL DEFAULT 0,
  ADD CONSTRAINT "software_evidence" CHECK ("proven_count" >= 0 AND "rank_weight" >= 0 AND "rank_stars" >= 0
    AND "rank_weight_unlimited" >= 0 AND "rank_stars_unlimited" >= 0);

ALTER TABLE "category"
  ADD COLUMN "proven_count" INTEGER NOT NULL DEFAULT 0
    CONSTRAINT "category_proven_count" CHECK ("proven_count" >= 0);

ALTER TABLE "category_listing"
  ADD COLUMN "rank_value" DOUBLE PRECISION NOT NULL DEFAULT 0
    CONSTRAINT "category_listing_rank_value" CHECK ("rank_value" BETWEEN 0 AND 5);
-- The order of before, until ranks are computed within the hour.
UPDATE "category_listing" SET "rank_value" = "score";
CREATE INDEX "category_listing_rank"
  ON "category_listing"("category_id", "rank_value" DESC, "sort_name", "software_id");

-- The change log has the new columns that public answers read.

CREATE OR REPLACE FUNCTION "log_software_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'software', n."id", n."company_id", every_facet(), false, n."is_active" FROM come n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'software', o."id", o."company_id", every_facet(), true, o."is_active" FROM gone o;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'software', "id", "parent_id", "facets", "gone", "public" FROM (
        SELECT "id",
        unnest(CASE WHEN n."company_id" IS DISTINCT FROM o."company_id"
          THEN ARRAY[o."company_id", n."company_id"] ELSE ARRAY[n."company_id"] END) AS "parent_id",
        array_remove(ARRAY[
          CASE WHEN (n."name", n."sort_name", n."slug", n."short_description", n."description", n."website_url",
            n."logo_url", n."features", n."is_featured", n."is_active", n."company_id", n."category_id",
            n."former_name", n."former_name_at", n."plan_count", n."lowest_price", n."search_text")
          IS DISTINCT FROM (o."name", o."sort_name", o."slug", o."short_description", o."description",
            o."website_url", o."logo_url", o."features", o."is_featured", o."is_active", o."company_id",
            o."category_id", o."former_name", o."former_name_at", o."plan_count", o."lowest_price",
            o."search_text") THEN 'text' END,
          CASE WHEN (n."review_count", n."rating_sum", n."avg_rating", n."histogram", n."ease_of_use", n."support",
            n."value", n."small_business_reviews", n."mid_market_reviews", n."enterprise_reviews",
            n."reviewer_roles", n."reviewer_industries")
          IS DISTINCT FROM (o."review_count", o."rating_sum", o."avg_rating", o."histogram", o."ease_of_use",
            o."support", o."value", o."small_business_reviews", o."mid_market_reviews", o."enterprise_reviews",
            o."reviewer_roles", o."reviewer_industries") THEN 'counters' END,
          CASE WHEN (n."rank_score", n."trend", n."proven_count", n."rank_weight", n."rank_stars",
            n."rank_weight_unlimited", n."rank_stars_unlimited")
          IS DISTINCT FROM (o."rank_score", o."trend", o."proven_count", o."rank_weight", o."rank_stars",
            o."rank_weight_unlimited", o."rank_stars_unlimited") THEN 'rank' END,
          CASE WHEN (n."created_at", n."updated_at") IS DISTINCT FROM (o."created_at", o."updated_at") THEN 'clock' END
        ]::TEXT[], NULL) AS "facets",
        n."slug" IS NULL AS "gone",
        COALESCE(o."is_active", false) OR COALESCE(n."is_active", false) AS "public"
        FROM gone o FULL JOIN come n USING ("id")) c
      WHERE "facets" <> '{}';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "log_review_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'review', n."id", n."software_id", every_facet(), false, n."status" = 'published'
        AND COALESCE((SELECT "is_active" FROM "software" WHERE "id" = n."software_id"), true) FROM come n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'review', o."id", o."software_id", every_facet(), true, o."status" = 'published'
        AND COALESCE((SELECT "is_active" FROM "software" WHERE "id" = o."software_id"), true) FROM gone o;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'review', "id", "parent_id", "facets", "gone", "published"
        AND COALESCE((SELECT "is_active" FROM "software" WHERE "id" = c."parent_id"), true) FROM (
        SELECT "id",
        unnest(CASE WHEN n."software_id" IS DISTINCT FROM o."software_id"
          THEN ARRAY[o."software_id", n."software_id"] ELSE ARRAY[n."software_id"] END) AS "parent_id",
        unnest(CASE WHEN n."software_id" IS DISTINCT FROM o."software_id"
          THEN ARRAY[o."status" IS NOT DISTINCT FROM 'published', n."status" IS NOT DISTINCT FROM 'published']
          ELSE ARRAY[o."status" = 'published' OR n."status" = 'published'] END) AS "published",
        array_remove(ARRAY[
          CASE WHEN (n."software_id", n."user_id", n."rating", n."title", n."content", n."pros", n."cons",
            n."ease_of_use", n."support", n."value", n."role", n."company_size", n."industry", n."used_for",
            n."is_verified", n."verified_by", n."work_domain", n."status", n."hidden_reason", n."is_held",
            n."author_reply", n."author_replied_at", n."answered_at", n."is_invited")
          IS DISTINCT FROM (o."software_id", o."user_id", o."rating", o."title", o."content", o."pros", o."cons",
            o."ease_of_use", o."support", o."value", o."role", o."company_size", o."industry", o."used_for",
            o."is_verified", o."verified_by", o."work_domain", o."status", o."hidden_reason", o."is_held",
            o."author_reply", o."author_replied_at", o."answered_at", o."is_invited") THEN 'text' END,
          CASE WHEN n."helpful_count" IS DISTINCT FROM o."helpful_count" THEN 'counters' END,
          CASE WHEN (n."created_at", n."updated_at", n."edited_at")
          IS DISTINCT FROM (o."created_at", o."updated_at", o."edited_at") THEN 'clock' END
        ]::TEXT[], NULL) AS "facets",
        n."title" IS NULL AS "gone"
        FROM gone o FULL JOIN come n USING ("id")) c
      WHERE "facets" <> '{}';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "log_category_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'category', n."id", n."parent_id", every_facet(), false, n."is_active" FROM come n;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'category', o."id", o."parent_id", every_facet(), true, o."is_active" FROM gone o;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "gone", "public")
      SELECT 'category', "id", "parent_id", "facets", "gone", "public" FROM (
        SELECT "id",
        unnest(CASE WHEN n."parent_id" IS DISTINCT FROM o."parent_id"
          THEN ARRAY[o."parent_id", n."parent_id"] ELSE ARRAY[n."parent_id"] END) AS "parent_id",
        array_remove(ARRAY[
          CASE WHEN (n."slug", n."name", n."sort_name", n."description", n."category_type", n."level",
            n."parent_id", n."is_active", n."hero_description", n."long_description", n."content_sections",
            n."meta_title", n."meta_description")
          IS DISTINCT FROM (o."slug", o."name", o."sort_name", o."description", o."category_type", o."level",
            o."parent_id", o."is_active", o."hero_description", o."long_description", o."content_sections",
            o."meta_title", o."meta_description") THEN 'text' END,
          CASE WHEN n."software_count" IS DISTINCT FROM o."software_count" THEN 'members' END,
          CASE WHEN (n."review_count", n."rating_sum", n."median_rating", n."proven_count")
          IS DISTINCT FROM (o."review_count", o."rating_sum", o."median_rating", o."proven_count") THEN 'counters' END,
          CASE WHEN (n."created_at", n."updated_at") IS DISTINCT FROM (o."created_at", o."updated_at") THEN 'clock' END
        ]::TEXT[], NULL) AS "facets",
        n."slug" IS NULL AS "gone",
        COALESCE(o."is_active", false) OR COALESCE(n."is_active", false) AS "public"
        FROM gone o FULL JOIN come n USING ("id")) c
      WHERE "facets" <> '{}';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "log_category_listing_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', p."id", t."parent_id", ARRAY['members', 'rank'], t."public"
      FROM (SELECT DISTINCT "category_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', p."id", t."parent_id", ARRAY['members', 'rank'], t."public"
      FROM (SELECT DISTINCT "category_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', p."id", t."parent_id", CASE WHEN EXISTS (
        SELECT "category_id", "software_id" FROM come EXCEPT SELECT "category_id", "software_id" FROM gone)
        THEN ARRAY['members', 'rank'] ELSE ARRAY['rank'] END, t."public" FROM (
        SELECT "category_id" AS "id" FROM (
          SELECT "category_id", "software_id", "score", "rank_value", "sort_name" FROM come
          EXCEPT SELECT "category_id", "software_id", "score", "rank_value", "sort_name" FROM gone) c
        UNION SELECT "category_id" FROM (
          SELECT "category_id", "software_id", "score", "rank_value", "sort_name" FROM gone
          EXCEPT SELECT "category_id", "software_id", "score", "rank_value", "sort_name" FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "parent_id" AS "parent_id", "is_active" AS "public" FROM "category"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;
