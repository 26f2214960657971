-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "email_key" TEXT,
    "password_hash" TEXT,
    "provider" TEXT NOT NULL DEFAULT 'email',
    "google_subject" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "designation" TEXT,
    "company_name" TEXT,
    "company_url" TEXT,
    "company_location" TEXT,
    "profile_image_url" TEXT,
    "is_email_verified" BOOLEAN NOT NULL DEFAULT false,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "suspended_at" TIMESTAMPTZ(3),
    "catalog_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_agent" TEXT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_token" (
    "id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "user_id" UUID,
    "company_id" UUID,
    "payload" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "user_id" UUID NOT NULL,
    "company_id" UUID,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "result_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","operation","key")
);

-- CreateTable
CREATE TABLE "category" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sort_name" TEXT NOT NULL,
    "description" TEXT,
    "category_type" TEXT NOT NULL,
    "level" INTEGER NOT NULL DEFAULT 0,
    "parent_id" UUID,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "hero_description" TEXT,
    "long_description" TEXT,
    "content_sections" JSONB,
    "meta_title" TEXT,
    "meta_description" TEXT,
    "software_count" INTEGER NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "median_rating" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "category_slug" (
    "slug" TEXT NOT NULL,
    "category_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_slug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "company" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sort_name" TEXT NOT NULL,
    "website" TEXT,
    "description" TEXT,
    "industry" TEXT,
    "employee_count" TEXT,
    "founded_year" INTEGER,
    "location" TEXT,
    "logo_url" TEXT,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "software_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_member" (
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_member_pkey" PRIMARY KEY ("company_id","user_id")
);

-- CreateTable
CREATE TABLE "company_claim" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "domain" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "company_claim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "software" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sort_name" TEXT NOT NULL,
    "short_description" TEXT,
    "description" TEXT,
    "website_url" TEXT,
    "logo_url" TEXT,
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "company_id" UUID,
    "category_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "avg_rating" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "histogram" INTEGER[] DEFAULT ARRAY[0, 0, 0, 0, 0]::INTEGER[],
    "ease_of_use" DOUBLE PRECISION,
    "support" DOUBLE PRECISION,
    "value" DOUBLE PRECISION,
    "small_business_reviews" INTEGER NOT NULL DEFAULT 0,
    "mid_market_reviews" INTEGER NOT NULL DEFAULT 0,
    "enterprise_reviews" INTEGER NOT NULL DEFAULT 0,
    "rank_score" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "plan_count" INTEGER NOT NULL DEFAULT 0,
    "lowest_price" DECIMAL(12,2),
    "trend" INTEGER NOT NULL DEFAULT 0,
    "search_text" TEXT NOT NULL DEFAULT '',
    "search" tsvector,

    CONSTRAINT "software_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "software_category" (
    "software_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "software_category_pkey" PRIMARY KEY ("software_id","category_id")
);

-- CreateTable
CREATE TABLE "category_listing" (
    "category_id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "score" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "sort_name" TEXT NOT NULL,

    CONSTRAINT "category_listing_pkey" PRIMARY KEY ("category_id","software_id")
);

-- CreateTable
CREATE TABLE "pricing_plan" (
    "id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "price" DECIMAL(12,2),
    "billing_period" TEXT NOT NULL DEFAULT 'month',
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_popular" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "pricing_plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "screenshot" (
    "id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "caption" TEXT,

    CONSTRAINT "screenshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review" (
    "id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "user_id" UUID,
    "rating" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "pros" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cons" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ease_of_use" INTEGER,
    "support" INTEGER,
    "value" INTEGER,
    "role" TEXT,
    "company_size" TEXT,
    "industry" TEXT,
    "used_for" TEXT,
    "helpful_count" INTEGER NOT NULL DEFAULT 0,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "verified_by" TEXT,
    "work_domain" TEXT,
    "status" TEXT NOT NULL DEFAULT 'published',
    "hidden_reason" TEXT,
    "catalog_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_revision" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "pros" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cons" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_vote" (
    "review_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_vote_pkey" PRIMARY KEY ("review_id","user_id")
);

-- CreateTable
CREATE TABLE "review_report" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "user_id" UUID,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_flag" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_flag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_answer" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "share_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_item" (
    "list_id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "list_item_pkey" PRIMARY KEY ("list_id","software_id")
);

-- CreateTable
CREATE TABLE "lead" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "company_id" UUID,
    "software_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company_name" TEXT,
    "message" TEXT,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'new',
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_count" (
    "subject_id" UUID NOT NULL,
    "metric" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_count_pkey" PRIMARY KEY ("subject_id","metric","day")
);

-- CreateTable
CREATE TABLE "figure" (
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "figure_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "job" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "unique_key" TEXT,
    "run_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL DEFAULT 10,
    "locked_until" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key_key" ON "app_user"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_google_subject_key" ON "app_user"("google_subject");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_catalog_key_key" ON "app_user"("catalog_key");

-- CreateIndex
CREATE INDEX "app_user_created_at_id_idx" ON "app_user"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_token_user_id_purpose_idx" ON "one_time_token"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_token_company_id_idx" ON "one_time_token"("company_id");

-- CreateIndex
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE INDEX "api_token_company_id_idx" ON "api_token"("company_id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

-- CreateIndex
CREATE INDEX "category_parent_id_idx" ON "category"("parent_id");

-- CreateIndex
CREATE INDEX "category_slug_category_id_idx" ON "category_slug"("category_id");

-- CreateIndex
CREATE UNIQUE INDEX "company_slug_key" ON "company"("slug");

-- CreateIndex
CREATE INDEX "company_sort_name_id_idx" ON "company"("sort_name", "id");

-- CreateIndex
CREATE INDEX "company_created_at_id_idx" ON "company"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "company_member_user_id_idx" ON "company_member"("user_id");

-- CreateIndex
CREATE INDEX "company_claim_company_id_idx" ON "company_claim"("company_id");

-- CreateIndex
CREATE INDEX "company_claim_user_id_idx" ON "company_claim"("user_id");

-- CreateIndex
CREATE INDEX "company_claim_status_created_at_idx" ON "company_claim"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "software_slug_key" ON "software"("slug");

-- CreateIndex
CREATE INDEX "software_company_id_is_active_sort_name_id_idx" ON "software"("company_id", "is_active", "sort_name", "id");

-- CreateIndex
CREATE INDEX "software_category_id_idx" ON "software"("category_id");

-- CreateIndex
CREATE INDEX "software_is_active_avg_rating_rank_score_sort_name_id_idx" ON "software"("is_active", "avg_rating" DESC, "rank_score" DESC, "sort_name", "id");

-- CreateIndex
CREATE INDEX "software_is_active_review_count_sort_name_id_idx" ON "software"("is_active", "review_count" DESC, "sort_name", "id");

-- CreateIndex
CREATE INDEX "software_is_active_created_at_id_idx" ON "software"("is_active", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "software_is_active_sort_name_id_idx" ON "software"("is_active", "sort_name", "id");

-- CreateIndex
CREATE INDEX "software_is_active_is_featured_avg_rating_idx" ON "software"("is_active", "is_featured", "avg_rating" DESC);

-- CreateIndex
CREATE INDEX "software_is_active_trend_sort_name_id_idx" ON "software"("is_active", "trend" DESC, "sort_name", "id");

-- CreateIndex
CREATE INDEX "software_search_idx" ON "software" USING GIN ("search");

-- CreateIndex
CREATE INDEX "software_category_category_id_idx" ON "software_category"("category_id");

-- CreateIndex
CREATE INDEX "category_listing_category_id_score_sort_name_software_id_idx" ON "category_listing"("category_id", "score" DESC, "sort_name", "software_id");

-- CreateIndex
CREATE INDEX "category_listing_software_id_idx" ON "category_listing"("software_id");

-- CreateIndex
CREATE UNIQUE INDEX "pricing_plan_software_id_name_key" ON "pricing_plan"("software_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "screenshot_software_id_position_key" ON "screenshot"("software_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "review_catalog_key_key" ON "review"("catalog_key");

-- CreateIndex
CREATE INDEX "review_software_id_status_created_at_id_idx" ON "review"("software_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "review_software_id_status_rating_created_at_id_idx" ON "review"("software_id", "status", "rating", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "review_status_created_at_id_idx" ON "review"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "review_status_rating_created_at_id_idx" ON "review"("status", "rating", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "review_user_id_software_id_key" ON "review"("user_id", "software_id");

-- CreateIndex
CREATE INDEX "review_revision_review_id_created_at_idx" ON "review_revision"("review_id", "created_at");

-- CreateIndex
CREATE INDEX "review_vote_user_id_idx" ON "review_vote"("user_id");

-- CreateIndex
CREATE INDEX "review_report_status_created_at_idx" ON "review_report"("status", "created_at");

-- CreateIndex
CREATE INDEX "review_report_user_id_idx" ON "review_report"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "review_report_review_id_user_id_key" ON "review_report"("review_id", "user_id");

-- CreateIndex
CREATE INDEX "review_flag_status_created_at_idx" ON "review_flag"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "review_flag_review_id_kind_key" ON "review_flag"("review_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "review_answer_review_id_key" ON "review_answer"("review_id");

-- CreateIndex
CREATE INDEX "review_answer_company_id_idx" ON "review_answer"("company_id");

-- CreateIndex
CREATE INDEX "review_answer_user_id_idx" ON "review_answer"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "list_share_hash_key" ON "list"("share_hash");

-- CreateIndex
CREATE UNIQUE INDEX "list_user_id_name_key" ON "list"("user_id", "name");

-- CreateIndex
CREATE INDEX "list_item_software_id_idx" ON "list_item"("software_id");

-- CreateIndex
CREATE INDEX "lead_company_id_created_at_id_idx" ON "lead"("company_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "lead_status_created_at_idx" ON "lead"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "lead_software_id_idx" ON "lead"("software_id");

-- CreateIndex
CREATE INDEX "daily_count_metric_day_idx" ON "daily_count"("metric", "day");

-- CreateIndex
CREATE UNIQUE INDEX "job_unique_key_key" ON "job"("unique_key");

-- CreateIndex
CREATE INDEX "job_failed_at_run_at_idx" ON "job"("failed_at", "run_at");

-- CreateIndex
CREATE INDEX "audit_entry_created_at_id_idx" ON "audit_entry"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_subject_id_idx" ON "audit_entry"("subject_id");

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_created_at_idx" ON "audit_entry"("actor_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category_slug" ADD CONSTRAINT "category_slug_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "software" ADD CONSTRAINT "software_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "software" ADD CONSTRAINT "software_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "software_category" ADD CONSTRAINT "software_category_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "software_category" ADD CONSTRAINT "software_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category_listing" ADD CONSTRAINT "category_listing_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category_listing" ADD CONSTRAINT "category_listing_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pricing_plan" ADD CONSTRAINT "pricing_plan_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screenshot" ADD CONSTRAINT "screenshot_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_revision" ADD CONSTRAINT "review_revision_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_flag" ADD CONSTRAINT "review_flag_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answer" ADD CONSTRAINT "review_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list" ADD CONSTRAINT "list_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_item" ADD CONSTRAINT "list_item_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_item" ADD CONSTRAINT "list_item_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead" ADD CONSTRAINT "lead_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE SET NULL ON UPDATE CASCADE;
