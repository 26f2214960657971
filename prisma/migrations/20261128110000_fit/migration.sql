-- expand since 1.0.0
-- What listings are ordered by for what matters to a visitor. See docs/decisions/110-what-matters-to-me.md.
-- Filled by the next renewal of the ranking; until then nothing is known.
CREATE TABLE "software_evidence" (
    "software_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL DEFAULT '',
    "review_count" INTEGER NOT NULL,
    "rating_sum" INTEGER NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "stars" DOUBLE PRECISION NOT NULL,
    "weight_unlimited" DOUBLE PRECISION NOT NULL,
    "stars_unlimited" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "software_evidence_pkey" PRIMARY KEY ("software_id", "kind", "key"),
    CONSTRAINT "software_evidence_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "software_evidence_kind" CHECK ("kind" IN ('ease', 'support', 'value', 'size', 'industry')),
    CONSTRAINT "software_evidence_count" CHECK ("review_count" > 0)
);

-- The change log: sums change with the ranks of a listing.
CREATE FUNCTION "log_software_evidence_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['rank'], t."public"
      FROM (SELECT DISTINCT "software_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['rank'], t."public"
      FROM (SELECT DISTINCT "software_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['rank'], t."public"
      FROM (
        SELECT "software_id" AS "id" FROM (SELECT * FROM come EXCEPT SELECT * FROM gone) c
        UNION SELECT "software_id" FROM (SELECT * FROM gone EXCEPT SELECT * FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "software_evidence_change_insert" AFTER INSERT ON "software_evidence"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_software_evidence_change"();
CREATE TRIGGER "software_evidence_change_update" AFTER UPDATE ON "software_evidence"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_software_evidence_change"();
CREATE TRIGGER "software_evidence_change_delete" AFTER DELETE ON "software_evidence"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_software_evidence_change"();
CREATE TRIGGER "software_evidence_change_truncate" AFTER TRUNCATE ON "software_evidence"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('software');
