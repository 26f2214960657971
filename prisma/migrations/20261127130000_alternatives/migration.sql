-- expand since 1.0.0
-- What reviewers used before and looked at, and what visitors compare. See docs/decisions/106-alternatives.md.
CREATE TABLE "review_product" (
    "review_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "software_id" UUID NOT NULL,

    CONSTRAINT "review_product_pkey" PRIMARY KEY ("review_id","kind","software_id")
);

CREATE INDEX "review_product_software_id_idx" ON "review_product"("software_id");

ALTER TABLE "review_product" ADD CONSTRAINT "review_product_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_product" ADD CONSTRAINT "review_product_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_product"
  ADD CONSTRAINT "review_product_kind" CHECK ("kind" IN ('used-before', 'considered'));

-- Plain ids: counting does not wait for those who lock a listing.
CREATE TABLE "compared_pair" (
    -- The smaller id of the two.
    "software_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "compared_pair_pkey" PRIMARY KEY ("software_id","other_id","day")
);

CREATE INDEX "compared_pair_other_id_idx" ON "compared_pair"("other_id");

CREATE INDEX "compared_pair_day_idx" ON "compared_pair"("day");

ALTER TABLE "compared_pair"
  ADD CONSTRAINT "compared_pair_order" CHECK ("software_id" < "other_id"),
  ADD CONSTRAINT "compared_pair_count" CHECK ("count" >= 0);

-- The change log: what a review names changes the review, and the counters of the listing that it names.

CREATE FUNCTION "log_named_products"(reviews UUID[], named UUID[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
    SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
    FROM (SELECT DISTINCT unnest(reviews) AS "id") p
    CROSS JOIN LATERAL (
      SELECT r."software_id" AS "parent_id", r."status" = 'published' AND COALESCE(
        (SELECT "is_active" FROM "software" WHERE "id" = r."software_id"), true) AS "public" FROM "review" r
      WHERE r."id" = p."id" OFFSET 0) t;
  INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
    SELECT 'software', p."id", t."company_id", ARRAY['counters'], t."is_active"
    FROM (SELECT DISTINCT unnest(named) AS "id") p
    CROSS JOIN LATERAL (SELECT "company_id", "is_active" FROM "software" WHERE "id" = p."id" OFFSET 0) t;
END $$;

CREATE FUNCTION "log_review_product_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "log_named_products"(ARRAY(SELECT "review_id" FROM come), ARRAY(SELECT "software_id" FROM come));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "log_named_products"(ARRAY(SELECT "review_id" FROM gone), ARRAY(SELECT "software_id" FROM gone));
  ELSE
    PERFORM "log_named_products"(array_agg(c."review_id"), array_agg(c."software_id")) FROM (
      (SELECT "review_id", "kind", "software_id" FROM come EXCEPT SELECT "review_id", "kind", "software_id" FROM gone)
      UNION ALL
      (SELECT "review_id", "kind", "software_id" FROM gone EXCEPT SELECT "review_id", "kind", "software_id" FROM come)) c;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_product_change_insert" AFTER INSERT ON "review_product"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_review_product_change"();
CREATE TRIGGER "review_product_change_update" AFTER UPDATE ON "review_product"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_review_product_change"();
CREATE TRIGGER "review_product_change_delete" AFTER DELETE ON "review_product"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_review_product_change"();
CREATE TRIGGER "review_product_change_truncate" AFTER TRUNCATE ON "review_product"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('review');

-- A review that is hidden, published, verified or moved counts differently for the listings that it names.
CREATE FUNCTION "log_products_of_reviews"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  named UUID[];
BEGIN
  named := ARRAY(
    SELECT p."software_id" FROM (
      SELECT "id" FROM gone o FULL JOIN come n USING ("id")
      WHERE (n."status", n."proof_weight", n."software_id") IS DISTINCT FROM (o."status", o."proof_weight", o."software_id")) r
    JOIN "review_product" p ON p."review_id" = r."id");
  IF named <> '{}' THEN
    PERFORM "log_named_products"('{}', named);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_products_of_reviews" AFTER UPDATE ON "review"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_products_of_reviews"();

-- Reviews show the Live listings among those that they name.
CREATE FUNCTION "log_reviews_naming_listing"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  switched UUID[];
BEGIN
  switched := ARRAY(
    SELECT "id" FROM gone o FULL JOIN come n USING ("id")
    WHERE n."is_active" IS DISTINCT FROM o."is_active");
  IF switched <> '{}' THEN
    PERFORM "log_named_products"(ARRAY(SELECT "review_id" FROM "review_product" WHERE "software_id" = ANY(switched)), '{}');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "reviews_naming_listing" AFTER UPDATE ON "software"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_reviews_naming_listing"();
