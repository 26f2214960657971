-- What Prisma's schema language cannot state. The drift check does not see any of it, so it is written here by hand:
-- sort order, closed vocabularies, ranges and lengths, partial unique indexes, search and the append-only audit log.

-- ── Sort order ────────────────────────────────────────────────────────────────────────────────────
-- Normalised names sort by bytes, so that every database gives the same order whatever its locale.

ALTER TABLE "category" ALTER COLUMN "sort_name" TYPE TEXT COLLATE "C";
ALTER TABLE "company" ALTER COLUMN "sort_name" TYPE TEXT COLLATE "C";
ALTER TABLE "software" ALTER COLUMN "sort_name" TYPE TEXT COLLATE "C";
ALTER TABLE "category_listing" ALTER COLUMN "sort_name" TYPE TEXT COLLATE "C";

-- ── Helpers for the constraints below ─────────────────────────────────────────────────────────────

-- An address that leaves the site: http or https, at most 2,048 characters.
CREATE FUNCTION "is_link"(value TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN value ~* '^https?://[^[:space:]]+$' AND char_length(value) <= 2048;

-- A picture: a link, or a path of this site ("//host" would leave it, so a second slash is refused).
CREATE FUNCTION "is_picture"(value TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (value ~* '^https?://[^[:space:]]+$' OR value ~ '^/[^/\\[:space:]][^[:space:]]*$') AND char_length(value) <= 2048;

-- A list of at most `most` texts, each of 1 to `longest` characters.
CREATE FUNCTION "are_texts"(texts TEXT[], most INTEGER, longest INTEGER) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN texts IS NOT NULL AND cardinality(texts) <= most AND coalesce(
    (SELECT bool_and(item IS NOT NULL AND char_length(item) BETWEEN 1 AND longest) FROM unnest(texts) AS item), true);

-- ── People ────────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "app_user"
  ADD CONSTRAINT "app_user_provider" CHECK ("provider" IN ('email', 'google')),
  ADD CONSTRAINT "app_user_email" CHECK (char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "app_user_email_key" CHECK (char_length("email_key") BETWEEN 3 AND 254 AND "email_key" !~ '[A-Z[:space:]]'),
  ADD CONSTRAINT "app_user_email_pair" CHECK (("email" IS NULL) = ("email_key" IS NULL)),
  ADD CONSTRAINT "app_user_reachable" CHECK ("email" IS NOT NULL OR "catalog_key" IS NOT NULL),
  ADD CONSTRAINT "app_user_imported" CHECK ("catalog_key" IS NULL OR num_nonnulls("email", "password_hash", "google_subject") = 0),
  ADD CONSTRAINT "app_user_catalog_key" CHECK (char_length("catalog_key") BETWEEN 1 AND 200),
  ADD CONSTRAINT "app_user_google_subject" CHECK (char_length("google_subject") BETWEEN 1 AND 255),
  ADD CONSTRAINT "app_user_first_name" CHECK (char_length("first_name") <= 80),
  ADD CONSTRAINT "app_user_last_name" CHECK (char_length("last_name") <= 80),
  ADD CONSTRAINT "app_user_designation" CHECK (char_length("designation") <= 120),
  ADD CONSTRAINT "app_user_company_name" CHECK (char_length("company_name") <= 120),
  ADD CONSTRAINT "app_user_company_url" CHECK ("is_link"("company_url")),
  ADD CONSTRAINT "app_user_company_location" CHECK (char_length("company_location") <= 120),
  ADD CONSTRAINT "app_user_profile_image_url" CHECK ("is_picture"("profile_image_url"));

ALTER TABLE "one_time_token"
  ADD CONSTRAINT "one_time_token_purpose" CHECK ("purpose" IN (
    'verify_email', 'reset_password', 'claim_company', 'invite_member', 'work_email', 'unsubscribe'));

ALTER TABLE "api_token"
  ADD CONSTRAINT "api_token_name" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "api_token_scopes" CHECK ("are_texts"("scopes", 50, 60));

ALTER TABLE "idempotency_key"
  ADD CONSTRAINT "idempotency_key_key" CHECK (char_length("key") BETWEEN 1 AND 255);

-- ── The catalogue ─────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "category"
  ADD CONSTRAINT "category_slug" CHECK (char_length("slug") BETWEEN 1 AND 200 AND "slug" !~ '[[:space:]/?#]'),
  ADD CONSTRAINT "category_name" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "category_description" CHECK (char_length("description") <= 20000),
  ADD CONSTRAINT "category_category_type" CHECK ("category_type" IN ('software', 'service')),
  ADD CONSTRAINT "category_level" CHECK ("level" >= 0),
  ADD CONSTRAINT "category_top" CHECK (("level" = 0) = ("parent_id" IS NULL)),
  ADD CONSTRAINT "category_parent" CHECK ("parent_id" <> "id"),
  ADD CONSTRAINT "category_hero_description" CHECK (char_length("hero_description") <= 20000),
  ADD CONSTRAINT "category_long_description" CHECK (char_length("long_description") <= 20000),
  ADD CONSTRAINT "category_content_sections" CHECK (jsonb_typeof("content_sections") = 'array'),
  ADD CONSTRAINT "category_meta_title" CHECK (char_length("meta_title") <= 300),
  ADD CONSTRAINT "category_meta_description" CHECK (char_length("meta_description") <= 1000),
  ADD CONSTRAINT "category_figures" CHECK ("software_count" >= 0 AND "review_count" >= 0 AND "rating_sum" >= 0),
  ADD CONSTRAINT "category_median_rating" CHECK ("median_rating" BETWEEN 1 AND 5);

ALTER TABLE "category_slug"
  ADD CONSTRAINT "category_slug_slug" CHECK (char_length("slug") BETWEEN 1 AND 200);

ALTER TABLE "company"
  ADD CONSTRAINT "company_slug" CHECK (char_length("slug") BETWEEN 1 AND 200 AND "slug" !~ '[[:space:]/?#]'),
  ADD CONSTRAINT "company_name" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "company_website" CHECK ("is_link"("website")),
  ADD CONSTRAINT "company_description" CHECK (char_length("description") <= 20000),
  ADD CONSTRAINT "company_industry" CHECK (char_length("industry") <= 120),
  ADD CONSTRAINT "company_employee_count" CHECK ("employee_count" IN ('1-10', '11-50', '51-200', '201-1000', '1000+')),
  ADD CONSTRAINT "company_founded_year" CHECK ("founded_year" BETWEEN 1 AND 9999),
  ADD CONSTRAINT "company_location" CHECK (char_length("location") <= 120),
  ADD CONSTRAINT "company_logo_url" CHECK ("is_picture"("logo_url")),
  ADD CONSTRAINT "company_figures" CHECK ("software_count" >= 0);

ALTER TABLE "company_member"
  ADD CONSTRAINT "company_member_role" CHECK ("role" IN ('owner', 'editor'));

ALTER TABLE "company_claim"
  ADD CONSTRAINT "company_claim_status" CHECK ("status" IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT "company_claim_domain" CHECK (char_length("domain") BETWEEN 1 AND 253);

ALTER TABLE "software"
  ADD CONSTRAINT "software_slug" CHECK (char_length("slug") BETWEEN 1 AND 200 AND "slug" !~ '[[:space:]/?#]'),
  ADD CONSTRAINT "software_name" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "software_short_description" CHECK (char_length("short_description") <= 300),
  ADD CONSTRAINT "software_description" CHECK (char_length("description") <= 20000),
  ADD CONSTRAINT "software_website_url" CHECK ("is_link"("website_url")),
  ADD CONSTRAINT "software_logo_url" CHECK ("is_picture"("logo_url")),
  ADD CONSTRAINT "software_features" CHECK ("are_texts"("features", 100, 200)),
  ADD CONSTRAINT "software_figures" CHECK ("review_count" >= 0 AND "rating_sum" >= 0 AND "plan_count" >= 0
    AND "small_business_reviews" >= 0 AND "mid_market_reviews" >= 0 AND "enterprise_reviews" >= 0),
  ADD CONSTRAINT "software_avg_rating" CHECK ("avg_rating" = 0 OR "avg_rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "software_histogram" CHECK ("histogram" IS NOT NULL AND cardinality("histogram") = 5
    AND array_position("histogram", NULL) IS NULL AND 0 <= ALL ("histogram")),
  ADD CONSTRAINT "software_ease_of_use" CHECK ("ease_of_use" BETWEEN 1 AND 5),
  ADD CONSTRAINT "software_support" CHECK ("support" BETWEEN 1 AND 5),
  ADD CONSTRAINT "software_value" CHECK ("value" BETWEEN 1 AND 5),
  ADD CONSTRAINT "software_rank_score" CHECK ("rank_score" BETWEEN 0 AND 5),
  ADD CONSTRAINT "software_lowest_price" CHECK ("lowest_price" >= 0);

ALTER TABLE "software_category"
  ADD CONSTRAINT "software_category_position" CHECK ("position" >= 0);

ALTER TABLE "category_listing"
  ADD CONSTRAINT "category_listing_score" CHECK ("score" BETWEEN 0 AND 5);

ALTER TABLE "pricing_plan"
  ADD CONSTRAINT "pricing_plan_name" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "pricing_plan_price" CHECK ("price" >= 0),
  ADD CONSTRAINT "pricing_plan_billing_period" CHECK ("billing_period" IN ('month', 'year')),
  ADD CONSTRAINT "pricing_plan_features" CHECK ("are_texts"("features", 100, 200));

ALTER TABLE "screenshot"
  ADD CONSTRAINT "screenshot_position" CHECK ("position" >= 0),
  ADD CONSTRAINT "screenshot_url" CHECK ("is_picture"("url")),
  ADD CONSTRAINT "screenshot_caption" CHECK (char_length("caption") <= 300);

-- ── Reviews ───────────────────────────────────────────────────────────────────────────────────────

ALTER TABLE "review"
  ADD CONSTRAINT "review_rating" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "review_title" CHECK (char_length("title") BETWEEN 1 AND 150),
  ADD CONSTRAINT "review_content" CHECK (char_length("content") BETWEEN 1 AND 10000),
  ADD CONSTRAINT "review_pros" CHECK ("are_texts"("pros", 10, 300)),
  ADD CONSTRAINT "review_cons" CHECK ("are_texts"("cons", 10, 300)),
  ADD CONSTRAINT "review_ease_of_use" CHECK ("ease_of_use" BETWEEN 1 AND 5),
  ADD CONSTRAINT "review_support" CHECK ("support" BETWEEN 1 AND 5),
  ADD CONSTRAINT "review_value" CHECK ("value" BETWEEN 1 AND 5),
  ADD CONSTRAINT "review_role" CHECK ("role" IN (
    'Advertising', 'E-Commerce/Retail', 'Finance & Accounting', 'HR', 'Sales', 'Information Technology', 'Marketing',
    'Business Operations & Analytics', 'Media and Communication', 'Customer Support', 'Software Development',
    'Program and Project Management', 'Design', 'Other')),
  ADD CONSTRAINT "review_company_size" CHECK ("company_size" IN ('1-10', '11-50', '51-200', '201-1000', '1000+')),
  ADD CONSTRAINT "review_industry" CHECK (char_length("industry") <= 120),
  ADD CONSTRAINT "review_used_for" CHECK ("used_for" IN ('under-6-months', '6-12-months', '1-2-years', 'over-2-years')),
  ADD CONSTRAINT "review_helpful_count" CHECK ("helpful_count" >= 0),
  ADD CONSTRAINT "review_verified_by" CHECK ("verified_by" IN ('admin', 'work_email', 'catalog')),
  ADD CONSTRAINT "review_work_domain" CHECK (char_length("work_domain") BETWEEN 1 AND 253),
  ADD CONSTRAINT "review_status" CHECK ("status" IN ('published', 'hidden')),
  ADD CONSTRAINT "review_hidden_reason" CHECK (char_length("hidden_reason") <= 4000),
  ADD CONSTRAINT "review_catalog_key" CHECK (char_length("catalog_key") BETWEEN 1 AND 200);

ALTER TABLE "review_revision"
  ADD CONSTRAINT "review_revision_rating" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "review_revision_title" CHECK (char_length("title") BETWEEN 1 AND 150),
  ADD CONSTRAINT "review_revision_content" CHECK (char_length("content") BETWEEN 1 AND 10000),
  ADD CONSTRAINT "review_revision_pros" CHECK ("are_texts"("pros", 10, 300)),
  ADD CONSTRAINT "review_revision_cons" CHECK ("are_texts"("cons", 10, 300));

ALTER TABLE "review_report"
  ADD CONSTRAINT "review_report_reason" CHECK (char_length("reason") BETWEEN 1 AND 4000),
  ADD CONSTRAINT "review_report_status" CHECK ("status" IN ('open', 'upheld', 'dismissed'));

ALTER TABLE "review_flag"
  ADD CONSTRAINT "review_flag_kind" CHECK (char_length("kind") BETWEEN 1 AND 60),
  ADD CONSTRAINT "review_flag_status" CHECK ("status" IN ('open', 'upheld', 'dismissed'));

ALTER TABLE "review_answer"
  ADD CONSTRAINT "review_answer_content" CHECK (char_length("content") BETWEEN 1 AND 5000);

-- ── Shortlists and leads ──────────────────────────────────────────────────────────────────────────

ALTER TABLE "list"
  ADD CONSTRAINT "list_name" CHECK (char_length("name") BETWEEN 1 AND 120);

ALTER TABLE "list_item"
  ADD CONSTRAINT "list_item_position" CHECK ("position" >= 0),
  ADD CONSTRAINT "list_item_note" CHECK (char_length("note") <= 4000);

ALTER TABLE "lead"
  ADD CONSTRAINT "lead_kind" CHECK ("kind" IN ('demo', 'contact', 'information', 'schedule')),
  ADD CONSTRAINT "lead_name" CHECK (char_length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "lead_email" CHECK (char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "lead_company_name" CHECK (char_length("company_name") <= 120),
  ADD CONSTRAINT "lead_message" CHECK (char_length("message") <= 4000),
  ADD CONSTRAINT "lead_status" CHECK ("status" IN ('new', 'contacted', 'closed', 'spam')),
  ADD CONSTRAINT "lead_notes" CHECK (char_length("notes") <= 20000);

-- ── Measures and machinery ────────────────────────────────────────────────────────────────────────

ALTER TABLE "daily_count"
  ADD CONSTRAINT "daily_count_metric" CHECK ("metric" IN (
    'software_view', 'review_view', 'company_view', 'list_save', 'compare', 'lead')),
  ADD CONSTRAINT "daily_count_count" CHECK ("count" >= 0);

ALTER TABLE "figure"
  ADD CONSTRAINT "figure_value" CHECK ("value" >= 0);

ALTER TABLE "job"
  ADD CONSTRAINT "job_kind" CHECK (char_length("kind") BETWEEN 1 AND 60),
  ADD CONSTRAINT "job_attempts" CHECK ("attempts" >= 0 AND "max_attempts" >= 1);

ALTER TABLE "audit_entry"
  ADD CONSTRAINT "audit_entry_action" CHECK (char_length("action") BETWEEN 1 AND 60),
  ADD CONSTRAINT "audit_entry_subject_type" CHECK (char_length("subject_type") BETWEEN 1 AND 60);

-- ── At most one of a kind ─────────────────────────────────────────────────────────────────────────

CREATE UNIQUE INDEX "pricing_plan_one_popular" ON "pricing_plan" ("software_id") WHERE "is_popular";
CREATE UNIQUE INDEX "list_one_default" ON "list" ("user_id") WHERE "is_default";
CREATE UNIQUE INDEX "software_category_one_primary" ON "software_category" ("software_id") WHERE "position" = 0;

-- ── Search ────────────────────────────────────────────────────────────────────────────────────────

CREATE FUNCTION "software_fill_search"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := setweight(to_tsvector('simple', NEW."sort_name"), 'A')
    || setweight(to_tsvector('simple', NEW."search_text"), 'C');
  RETURN NEW;
END $$;

CREATE TRIGGER "software_fill_search" BEFORE INSERT OR UPDATE OF "sort_name", "search_text" ON "software"
  FOR EACH ROW EXECUTE FUNCTION "software_fill_search"();

-- Typing errors are forgiven by trigram similarity: 'text' <<-> lower("sort_name"). The expression changes nothing (the
-- column is normalised), but Prisma's drift check sees no expression index, and it cannot state siglen.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
CREATE INDEX "software_sort_name_trgm" ON "software" USING gist (lower("sort_name") gist_trgm_ops (siglen = 64));
CREATE INDEX "category_sort_name_trgm" ON "category" USING gist (lower("sort_name") gist_trgm_ops (siglen = 64));
CREATE INDEX "company_sort_name_trgm" ON "company" USING gist (lower("sort_name") gist_trgm_ops (siglen = 64));

-- Reviews are searched by the beginnings of words; the condition must repeat this very expression to use the index.
CREATE INDEX "review_words" ON "review" USING gin (to_tsvector('simple', "title" || ' ' || "content"));

-- ── The audit log is append-only ──────────────────────────────────────────────────────────────────

CREATE FUNCTION "audit_entry_refuse_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: add another entry instead of a %.', lower(TG_OP);
END $$;

CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_refuse_change"();

-- ALWAYS: also in a session that replays a replication stream.
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER "audit_entry_append_only";
