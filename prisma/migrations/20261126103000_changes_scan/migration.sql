-- expand since 1.0.0
-- Followers read what is public only, and learn nothing of reviews that nobody saw. See docs/decisions/088-following-changes.md.

-- The part of the log that followers read: other entries, however many there are, cost them nothing.
CREATE INDEX "change_public" ON "change" ("xid", "seq") WHERE "public";

-- The public sees a published review unless its listing is a Draft. A listing that is deleted is no row any more: whether it was
-- ever Live is asked when the entry is read. Looked up by key in each row, because PL/pgSQL reuses the plan for one row on thousands.
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
            n."author_reply", n."author_replied_at", n."answered_at")
          IS DISTINCT FROM (o."software_id", o."user_id", o."rating", o."title", o."content", o."pros", o."cons",
            o."ease_of_use", o."support", o."value", o."role", o."company_size", o."industry", o."used_for",
            o."is_verified", o."verified_by", o."work_domain", o."status", o."hidden_reason", o."is_held",
            o."author_reply", o."author_replied_at", o."answered_at") THEN 'text' END,
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

CREATE OR REPLACE FUNCTION "log_review_answer_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "review_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT r."software_id" AS "parent_id", r."status" = 'published' AND COALESCE(
          (SELECT "is_active" FROM "software" WHERE "id" = r."software_id"), true) AS "public" FROM "review" r
        WHERE r."id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT DISTINCT "review_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT r."software_id" AS "parent_id", r."status" = 'published' AND COALESCE(
          (SELECT "is_active" FROM "software" WHERE "id" = r."software_id"), true) AS "public" FROM "review" r
        WHERE r."id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (
        SELECT "review_id" AS "id" FROM (
          SELECT "id", "review_id", "company_id", "user_id", "content", "created_at", "updated_at" FROM come
          EXCEPT SELECT "id", "review_id", "company_id", "user_id", "content", "created_at", "updated_at" FROM gone) c
        UNION SELECT "review_id" FROM (
          SELECT "id", "review_id", "company_id", "user_id", "content", "created_at", "updated_at" FROM gone
          EXCEPT SELECT "id", "review_id", "company_id", "user_id", "content", "created_at", "updated_at"
          FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT r."software_id" AS "parent_id", r."status" = 'published' AND COALESCE(
          (SELECT "is_active" FROM "software" WHERE "id" = r."software_id"), true) AS "public" FROM "review" r
        WHERE r."id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;

-- A Draft that gets another key shows and hides nothing.
CREATE OR REPLACE FUNCTION "log_reviews_of_listing"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  switched UUID[];
BEGIN
  switched := ARRAY(
    SELECT "id" FROM gone o FULL JOIN come n USING ("id")
    WHERE COALESCE(n."is_active", false) <> COALESCE(o."is_active", false));
  IF switched <> '{}' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', "id", "software_id", every_facet(), true FROM "review"
      WHERE "software_id" = ANY(switched) AND "status" = 'published';
  END IF;
  RETURN NULL;
END $$;
