-- expand since 1.0.0
-- Products that users suggest, each with the review that waits for the decision. See docs/decisions/107-suggested-products.md.
CREATE TABLE "suggested_product" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "sort_name" TEXT COLLATE "C" NOT NULL,
    "website_url" TEXT NOT NULL,
    "category_id" UUID,
    "description" TEXT,
    "review" JSONB,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "message" TEXT,
    "software_id" UUID,
    "review_problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "suggested_product_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "suggested_product_user_id_created_at_id_idx" ON "suggested_product"("user_id", "created_at" DESC, "id" DESC);

CREATE INDEX "suggested_product_status_created_at_id_idx" ON "suggested_product"("status", "created_at", "id");

CREATE INDEX "suggested_product_decided_at_idx" ON "suggested_product"("decided_at");

CREATE INDEX "suggested_product_software_id_idx" ON "suggested_product"("software_id");

CREATE INDEX "suggested_product_category_id_idx" ON "suggested_product"("category_id");

ALTER TABLE "suggested_product" ADD CONSTRAINT "suggested_product_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "suggested_product" ADD CONSTRAINT "suggested_product_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "suggested_product" ADD CONSTRAINT "suggested_product_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "suggested_product"
  ADD CONSTRAINT "suggested_product_name" CHECK (char_length("name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "suggested_product_website_url" CHECK ("is_link"("website_url")),
  ADD CONSTRAINT "suggested_product_description" CHECK (char_length("description") BETWEEN 1 AND 300),
  ADD CONSTRAINT "suggested_product_status" CHECK ("status" IN ('waiting', 'accepted', 'refused')),
  ADD CONSTRAINT "suggested_product_decided_at" CHECK (("status" = 'waiting') = ("decided_at" IS NULL)),
  ADD CONSTRAINT "suggested_product_refused" CHECK (("status" = 'refused') = ("reason" IS NOT NULL)),
  ADD CONSTRAINT "suggested_product_reason" CHECK ("reason" IN ('not-software', 'not-available', 'not-enough', 'duplicate', 'advertising', 'other')),
  ADD CONSTRAINT "suggested_product_message" CHECK (char_length("message") BETWEEN 1 AND 500),
  ADD CONSTRAINT "suggested_product_review_problem" CHECK ("review_problem" IN ('already-reviewed', 'own-company', 'not-listed', 'not-valid')),
  ADD CONSTRAINT "suggested_product_review" CHECK (jsonb_typeof("review") = 'object');
