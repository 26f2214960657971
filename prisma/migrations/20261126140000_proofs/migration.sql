-- expand since 1.0.0
-- Proofs of use that wait for a moderator, and what was proved. See docs/decisions/099-proof-of-use.md.

ALTER TABLE "review"
  -- What moderators were shown; null where they verified it without a file, or did not.
  ADD COLUMN "proof_kind" TEXT CONSTRAINT "review_proof_kind" CHECK ("proof_kind" IN ('invoice', 'account', 'other')),
  -- When its author proved a work mailbox, where moderators have verified it since.
  ADD COLUMN "mailbox_proved_at" TIMESTAMPTZ(3);

-- A row lasts until the decision, 30 days at most: nothing of the file outlives it.
CREATE TABLE "review_proof" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_proof_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "review_proof_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "review_proof_file_kind" CHECK ("kind" IN ('invoice', 'account', 'other')),
    CONSTRAINT "review_proof_format" CHECK ("format" IN ('webp', 'pdf')),
    CONSTRAINT "review_proof_size" CHECK ("size" = octet_length("bytes") AND "size" BETWEEN 1 AND 5242880)
);
-- One waits at a time.
CREATE UNIQUE INDEX "review_proof_review_id_key" ON "review_proof"("review_id");
CREATE INDEX "review_proof_created_at_id_idx" ON "review_proof"("created_at", "id");

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
            n."author_reply", n."author_replied_at", n."answered_at", n."is_invited",
            n."verified_at", n."proof_kind")
          IS DISTINCT FROM (o."software_id", o."user_id", o."rating", o."title", o."content", o."pros", o."cons",
            o."ease_of_use", o."support", o."value", o."role", o."company_size", o."industry", o."used_for",
            o."is_verified", o."verified_by", o."work_domain", o."status", o."hidden_reason", o."is_held",
            o."author_reply", o."author_replied_at", o."answered_at", o."is_invited",
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
