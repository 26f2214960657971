-- AlterTable
ALTER TABLE "software" ADD COLUMN     "former_name" TEXT,
ADD COLUMN     "former_name_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "listing_baseline" (
    "id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "reviews" INTEGER NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "listing_baseline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing_flag" (
    "id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "listing_flag_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "listing_baseline_software_id_kind_idx" ON "listing_baseline"("software_id", "kind");

-- CreateIndex
CREATE INDEX "listing_flag_status_created_at_idx" ON "listing_flag"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "listing_flag_software_id_kind_key" ON "listing_flag"("software_id", "kind");

-- AddForeignKey
ALTER TABLE "listing_baseline" ADD CONSTRAINT "listing_baseline_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing_flag" ADD CONSTRAINT "listing_flag_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "software"
  ADD CONSTRAINT "software_former_name" CHECK (char_length("former_name") BETWEEN 1 AND 120),
  ADD CONSTRAINT "software_former_name_at" CHECK (("former_name" IS NULL) = ("former_name_at" IS NULL));
ALTER TABLE "listing_baseline"
  ADD CONSTRAINT "listing_baseline_kind" CHECK ("kind" IN ('name', 'website', 'categories')),
  ADD CONSTRAINT "listing_baseline_reviews" CHECK ("reviews" > 0);
ALTER TABLE "listing_flag"
  ADD CONSTRAINT "listing_flag_kind" CHECK ("kind" IN ('relisted', 'repurposed')),
  ADD CONSTRAINT "listing_flag_status" CHECK ("status" IN ('open', 'upheld', 'dismissed'));

-- By which listings of the same name are found: a normalised name without spaces and punctuation.
CREATE FUNCTION "listing_name_key"(name TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(name COLLATE "C", ' !"#$%&''()*+,-./:;<=>?@[\]^_`{|}~©®·•–—‘’“”…', '');
-- The host of a website, without "www.", a port and a name before it. It ends at a backslash too, as browsers read addresses. No host
-- is longer than 253 characters; an index takes no value of more than 2,704 bytes, so a longer one would have the listing refused.
CREATE FUNCTION "website_host"(url TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(substring(lower(url COLLATE "C") FROM '^https?://(?:[^/?#@\\]*@)?(?:www\.)?([^/?#:\\]+)'), 253);
CREATE INDEX "software_name_key" ON "software" ("listing_name_key"("sort_name"));
CREATE INDEX "software_website_host" ON "software" ("website_host"("website_url"));
CREATE INDEX "listing_baseline_name_key" ON "listing_baseline" ("listing_name_key"("key")) WHERE "kind" = 'name';
CREATE INDEX "listing_baseline_website_host" ON "listing_baseline" ("website_host"("key")) WHERE "kind" = 'website';
