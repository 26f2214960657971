-- Standard names for tables, functions, constraints and indexes. No data changes.

-- Totals of whole tables.
ALTER TABLE "figure" RENAME TO "total_count";
ALTER TABLE "total_count" RENAME CONSTRAINT "figure_pkey" TO "total_count_pkey";
ALTER TABLE "total_count" RENAME CONSTRAINT "figure_value" TO "total_count_value";
ALTER TABLE "category" RENAME CONSTRAINT "category_figures" TO "category_counters";
ALTER TABLE "company" RENAME CONSTRAINT "company_figures" TO "company_counters";
ALTER TABLE "software" RENAME CONSTRAINT "software_figures" TO "software_counters";

-- Tombstones of hidden reviews, by account.
ALTER TABLE "withheld_review" RENAME TO "hidden_review_account_tombstone";
ALTER TABLE "hidden_review_account_tombstone" RENAME CONSTRAINT "withheld_review_pkey" TO "hidden_review_account_tombstone_pkey";
ALTER TABLE "hidden_review_account_tombstone" RENAME CONSTRAINT "withheld_review_user_id_fkey" TO "hidden_review_account_tombstone_user_id_fkey";
ALTER TABLE "hidden_review_account_tombstone" RENAME CONSTRAINT "withheld_review_software_id_fkey" TO "hidden_review_account_tombstone_software_id_fkey";
ALTER INDEX "withheld_review_software_id_idx" RENAME TO "hidden_review_account_tombstone_software_id_idx";

-- Deletion keys (SymSpell) of names. The indexes follow the function.
ALTER FUNCTION "near_keys"(TEXT) RENAME TO "deletion_keys";
ALTER INDEX "software_near_keys" RENAME TO "software_deletion_keys";
ALTER INDEX "category_near_keys" RENAME TO "category_deletion_keys";

-- Counter deltas. A function's text names its tables, so each is replaced by one with the new name.

ALTER TABLE "review_tally" RENAME TO "review_counter_delta";
ALTER TABLE "review_counter_delta" RENAME CONSTRAINT "review_tally_pkey" TO "review_counter_delta_pkey";
ALTER SEQUENCE "review_tally_id_seq" RENAME TO "review_counter_delta_id_seq";
ALTER FUNCTION "review_tally_keep"() RENAME TO "record_review_counter_delta";
CREATE OR REPLACE FUNCTION "record_review_counter_delta"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "review_counter_delta" ("status", "is_verified", "rating", "count")
      SELECT "status", "is_verified", "rating", count(*) FROM come GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "review_counter_delta" ("status", "is_verified", "rating", "count")
      SELECT "status", "is_verified", "rating", -count(*) FROM gone GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "review_counter_delta" ("status", "is_verified", "rating", "count")
      SELECT "status", "is_verified", "rating", sum("n") FROM (
        SELECT "status", "is_verified", "rating", 1 AS "n" FROM come
        UNION ALL SELECT "status", "is_verified", "rating", -1 FROM gone) c
      GROUP BY 1, 2, 3 HAVING sum("n") <> 0;
  ELSE
    DELETE FROM "review_counter_delta";
  END IF;
  RETURN NULL;
END $$;
ALTER TRIGGER "review_tally_come" ON "review" RENAME TO "review_counter_delta_insert";
ALTER TRIGGER "review_tally_changed" ON "review" RENAME TO "review_counter_delta_update";
ALTER TRIGGER "review_tally_gone" ON "review" RENAME TO "review_counter_delta_delete";
ALTER TRIGGER "review_tally_emptied" ON "review" RENAME TO "review_counter_delta_truncate";

ALTER TABLE "user_tally" RENAME TO "user_counter_delta";
ALTER TABLE "user_counter_delta" RENAME CONSTRAINT "user_tally_pkey" TO "user_counter_delta_pkey";
ALTER SEQUENCE "user_tally_id_seq" RENAME TO "user_counter_delta_id_seq";
ALTER FUNCTION "user_tally_keep"() RENAME TO "record_user_counter_delta";
CREATE OR REPLACE FUNCTION "record_user_counter_delta"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "user_counter_delta" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
      SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, count(*) FROM come
      GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "user_counter_delta" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
      SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, -count(*) FROM gone
      GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "user_counter_delta" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
      SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, sum("n") FROM (
        SELECT "email_key", "is_email_verified", "is_admin", "suspended_at", 1 AS "n" FROM come
        UNION ALL SELECT "email_key", "is_email_verified", "is_admin", "suspended_at", -1 FROM gone) c
      GROUP BY 1, 2, 3, 4 HAVING sum("n") <> 0;
  ELSE
    DELETE FROM "user_counter_delta";
  END IF;
  RETURN NULL;
END $$;
ALTER TRIGGER "user_tally_come" ON "app_user" RENAME TO "user_counter_delta_insert";
ALTER TRIGGER "user_tally_changed" ON "app_user" RENAME TO "user_counter_delta_update";
ALTER TRIGGER "user_tally_gone" ON "app_user" RENAME TO "user_counter_delta_delete";
ALTER TRIGGER "user_tally_emptied" ON "app_user" RENAME TO "user_counter_delta_truncate";

ALTER TABLE "audit_tally" RENAME TO "audit_counter_delta";
ALTER TABLE "audit_counter_delta" RENAME CONSTRAINT "audit_tally_pkey" TO "audit_counter_delta_pkey";
ALTER SEQUENCE "audit_tally_id_seq" RENAME TO "audit_counter_delta_id_seq";
ALTER FUNCTION "audit_tally_keep"() RENAME TO "record_audit_counter_delta";
CREATE OR REPLACE FUNCTION "record_audit_counter_delta"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_counter_delta" ("action", "subject_type", "count")
    SELECT "action", "subject_type", count(*) FROM come GROUP BY 1, 2;
  RETURN NULL;
END $$;
ALTER TRIGGER "audit_tally_come" ON "audit_entry" RENAME TO "audit_counter_delta_insert";
