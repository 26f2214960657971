-- expand since 1.0.0
-- Followers of the change log hold a copy of what the public sees. What is shown or hidden by a change of another row, or shows
-- values of it, has changed too. See docs/decisions/088-following-changes.md.

-- The published reviews of a listing are public while it is Live.
CREATE FUNCTION "log_reviews_of_listing"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  switched UUID[];
BEGIN
  switched := ARRAY(
    SELECT "id" FROM gone o FULL JOIN come n USING ("id")
    WHERE n."is_active" IS DISTINCT FROM o."is_active");
  IF switched <> '{}' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', "id", "software_id", every_facet(), true FROM "review"
      WHERE "software_id" = ANY(switched) AND "status" = 'published';
  END IF;
  RETURN NULL;
END $$;

-- Listings and subcategories show which of their categories are active.
CREATE FUNCTION "log_members_of_category"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  switched UUID[];
BEGIN
  switched := ARRAY(
    SELECT "id" FROM gone o FULL JOIN come n USING ("id")
    WHERE n."is_active" IS DISTINCT FROM o."is_active");
  IF switched <> '{}' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', "id", "company_id", ARRAY['text'], true FROM "software"
      WHERE "is_active" AND ("category_id" = ANY(switched)
        OR "id" IN (SELECT "software_id" FROM "software_category" WHERE "category_id" = ANY(switched)));
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'category', "id", "parent_id", ARRAY['text'], true FROM "category"
      WHERE "is_active" AND "parent_id" = ANY(switched);
  END IF;
  RETURN NULL;
END $$;

-- Reviews show their authors.
CREATE FUNCTION "log_reviews_of_author"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  authors UUID[];
BEGIN
  authors := ARRAY(
    SELECT "id" FROM gone o FULL JOIN come n USING ("id")
    WHERE (n."first_name", n."last_name", n."email", n."designation", n."profile_image_url")
      IS DISTINCT FROM (o."first_name", o."last_name", o."email", o."designation", o."profile_image_url"));
  IF authors <> '{}' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'review', r."id", r."software_id", ARRAY['text'], true
      FROM "review" r JOIN "software" s ON s."id" = r."software_id"
      WHERE r."user_id" = ANY(authors) AND r."status" = 'published' AND s."is_active";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "software_reviews_change_update" AFTER UPDATE ON "software"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_reviews_of_listing"();
CREATE TRIGGER "category_members_change_update" AFTER UPDATE ON "category"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_members_of_category"();
CREATE TRIGGER "app_user_reviews_change_update" AFTER UPDATE ON "app_user"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_reviews_of_author"();

-- Has the public ever seen a listing? If not, its reviews are not told either.
CREATE INDEX "change_public_software" ON "change" ("subject_id") WHERE "subject" = 'software' AND "public";
