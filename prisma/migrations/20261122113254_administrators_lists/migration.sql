-- CreateIndex
CREATE INDEX "lead_created_at_id_idx" ON "lead"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "review_report_created_at_id_idx" ON "review_report"("created_at", "id");

-- Administrators look through people by name: as it is shown (api/src/domain/user/names.ts), without case and marks. Its
-- COLLATE "C" is with whoever asks, as with the index.
CREATE FUNCTION "user_sort_name"(first_name TEXT, last_name TEXT, email_key TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(coalesce(
    nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''),
    split_part(email_key, '@', 1), 'anonymous'), NFKD), '[\u0300-\u036f]', '', 'g'));
CREATE INDEX "app_user_sort_name" ON "app_user" (("user_sort_name"("first_name", "last_name", "email_key")) COLLATE "C", "id");
