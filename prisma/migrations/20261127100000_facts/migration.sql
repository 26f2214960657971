-- expand since 1.0.0
-- Facts of listings and plans that buyers compare. Empty lists and nulls are unknown. See docs/decisions/103-facts.md.
ALTER TABLE "software"
  ADD COLUMN "platforms" TEXT[] DEFAULT ARRAY[]::TEXT[]
    CONSTRAINT "software_platforms" CHECK ("platforms" IS NOT NULL AND cardinality("platforms") <= 20
      AND "platforms" <@ ARRAY['web', 'windows', 'macos', 'linux', 'ios', 'android', 'self-hosted']),
  ADD COLUMN "has_free_trial" BOOLEAN,
  ADD COLUMN "languages" TEXT[] DEFAULT ARRAY[]::TEXT[]
    CONSTRAINT "software_languages" CHECK ("are_texts"("languages", 100, 35)),
  ADD COLUMN "support_kinds" TEXT[] DEFAULT ARRAY[]::TEXT[]
    CONSTRAINT "software_support_kinds" CHECK ("support_kinds" IS NOT NULL AND cardinality("support_kinds") <= 20
      AND "support_kinds" <@ ARRAY['email', 'phone', 'chat', 'forum', 'knowledge-base', 'training', 'around-the-clock']),
  ADD COLUMN "integrations" TEXT[] DEFAULT ARRAY[]::TEXT[]
    CONSTRAINT "software_integrations" CHECK ("are_texts"("integrations", 100, 120)),
  ADD COLUMN "licenses" TEXT[] DEFAULT ARRAY[]::TEXT[]
    CONSTRAINT "software_licenses" CHECK ("are_texts"("licenses", 20, 60));

CREATE INDEX "software_platforms_languages_idx" ON "software" USING GIN ("platforms", "languages") WITH (fastupdate = off);

ALTER TABLE "pricing_plan"
  DROP CONSTRAINT "pricing_plan_billing_period",
  ADD CONSTRAINT "pricing_plan_billing_period" CHECK ("billing_period" IN ('month', 'year', 'once')),
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT 'USD'
    CONSTRAINT "pricing_plan_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD COLUMN "unit" TEXT
    CONSTRAINT "pricing_plan_unit" CHECK ("unit" IN ('person', 'flat')),
  ADD COLUMN "minimum_people" INTEGER
    CONSTRAINT "pricing_plan_minimum_people" CHECK ("minimum_people" BETWEEN 1 AND 1000000);

-- The change log has the new columns.

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
            n."former_name", n."former_name_at", n."plan_count", n."lowest_price", n."search_text", n."platforms",
            n."has_free_trial", n."languages", n."support_kinds", n."integrations", n."licenses")
          IS DISTINCT FROM (o."name", o."sort_name", o."slug", o."short_description", o."description",
            o."website_url", o."logo_url", o."features", o."is_featured", o."is_active", o."company_id",
            o."category_id", o."former_name", o."former_name_at", o."plan_count", o."lowest_price",
            o."search_text", o."platforms", o."has_free_trial", o."languages", o."support_kinds", o."integrations",
            o."licenses") THEN 'text' END,
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

CREATE OR REPLACE FUNCTION "log_pricing_plan_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "software_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "software_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (
        SELECT "software_id" AS "id" FROM (
          SELECT "id", "software_id", "name", "price", "currency", "billing_period", "unit",
            "minimum_people", "features", "is_popular" FROM come
          EXCEPT SELECT "id", "software_id", "name", "price", "currency", "billing_period", "unit",
            "minimum_people", "features", "is_popular" FROM gone) c
        UNION SELECT "software_id" FROM (
          SELECT "id", "software_id", "name", "price", "currency", "billing_period", "unit",
            "minimum_people", "features", "is_popular" FROM gone
          EXCEPT SELECT "id", "software_id", "name", "price", "currency", "billing_period", "unit",
            "minimum_people", "features", "is_popular" FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;
