-- Administrators look through the audit log by words. What an entry says of its thing in words: what it was called, why it was
-- done, whose address it is about; not the rest, which is flags and ids.
CREATE FUNCTION "audit_words"(before JSONB, after JSONB) RETURNS TEXT
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(coalesce(before ->> 'name', '') || ' ' || coalesce(after ->> 'name', '') || ' '
    || coalesce(before ->> 'reason', '') || ' ' || coalesce(after ->> 'reason', '') || ' '
    || coalesce(after ->> 'domain', ''));
CREATE INDEX "audit_entry_words_trgm" ON "audit_entry" USING GIN ("audit_words"("before", "after") gin_trgm_ops);

-- A review's name in the log is its title.
CREATE INDEX "review_title_trgm" ON "review" USING GIN (lower("title") gin_trgm_ops);
