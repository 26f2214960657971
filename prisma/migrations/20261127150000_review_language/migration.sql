-- expand since 1.0.0
-- The language of reviews, and messages of the contact form. See docs/decisions/108-return-visits.md.

ALTER TABLE "review"
  -- Primary language subtag of BCP 47, such as "pt"; null if it is not known.
  ADD COLUMN "language" TEXT CONSTRAINT "review_language" CHECK ("language" ~ '^[a-z]{2,3}$'),
  -- Who says so; null if nobody has looked yet.
  ADD COLUMN "language_by" TEXT CONSTRAINT "review_language_by" CHECK ("language_by" IN ('author', 'catalog', 'detected')),
  ADD CONSTRAINT "review_language_source" CHECK ("language" IS NULL OR "language_by" IS NOT NULL);

-- What the filters read, and what is still to be detected.
CREATE INDEX "review_language_recent" ON "review" ("language", "created_at" DESC, "id" DESC) WHERE "status" = 'published';
CREATE INDEX "review_software_language" ON "review" ("software_id", "language", "created_at" DESC, "id" DESC) WHERE "status" = 'published';
CREATE INDEX "review_language_pending" ON "review" ("id") WHERE "language_by" IS NULL;

-- How many published reviews of a listing are in each language.
CREATE TABLE "review_language_count" (
    "software_id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "review_language_count_pkey" PRIMARY KEY ("software_id", "language"),
    CONSTRAINT "review_language_count_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "review_language_count_count" CHECK ("count" > 0)
);

-- Messages of the contact form, until their mail has left.
CREATE TABLE "contact_message" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "contact_message_name" CHECK (char_length("name") BETWEEN 1 AND 80),
    CONSTRAINT "contact_message_email" CHECK (char_length("email") <= 254),
    CONSTRAINT "contact_message_topic" CHECK ("topic" IN ('correction', 'review', 'listing', 'account', 'personal-data', 'security', 'press', 'other')),
    CONSTRAINT "contact_message_message" CHECK (char_length("message") BETWEEN 1 AND 4000)
);

-- The change log has the new columns that public answers read.

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
            n."author_reply", n."author_replied_at", n."answered_at", n."is_invited", n."language", n."language_by",
            n."verified_at", n."proof_kind")
          IS DISTINCT FROM (o."software_id", o."user_id", o."rating", o."title", o."content", o."pros", o."cons",
            o."ease_of_use", o."support", o."value", o."role", o."company_size", o."industry", o."used_for",
            o."is_verified", o."verified_by", o."work_domain", o."status", o."hidden_reason", o."is_held",
            o."author_reply", o."author_replied_at", o."answered_at", o."is_invited", o."language", o."language_by",
            o."verified_at", o."proof_kind") THEN 'text' END,
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
