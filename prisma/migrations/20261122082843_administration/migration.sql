-- CreateIndex
CREATE INDEX "audit_entry_action_created_at_idx" ON "audit_entry"("action", "created_at" DESC);

-- CreateIndex
CREATE INDEX "review_created_at_id_idx" ON "review"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "review_is_verified_created_at_id_idx" ON "review"("is_verified", "created_at" DESC, "id" DESC);

-- Administrators look people up by any part of name and address; the condition must repeat this very expression.
CREATE INDEX "app_user_words_trgm" ON "app_user"
  USING gin (lower(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email_key", '')) gin_trgm_ops);
