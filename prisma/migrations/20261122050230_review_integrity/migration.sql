-- AlterTable
ALTER TABLE "review" ADD COLUMN     "author_replied_at" TIMESTAMPTZ(3),
ADD COLUMN     "author_reply" TEXT;

-- AlterTable
ALTER TABLE "review_report" ADD COLUMN     "details" TEXT;

-- CreateTable
CREATE TABLE "review_fingerprint" (
    "review_id" UUID NOT NULL,
    "bands" INTEGER[],

    CONSTRAINT "review_fingerprint_pkey" PRIMARY KEY ("review_id")
);

-- CreateIndex
CREATE INDEX "review_fingerprint_bands_idx" ON "review_fingerprint" USING GIN ("bands");

-- AddForeignKey
ALTER TABLE "review_fingerprint" ADD CONSTRAINT "review_fingerprint_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Reasons are words of a vocabulary from now on; what was said freely before is kept as details.
UPDATE "review_report" SET "details" = "reason", "reason" = 'other'
WHERE "reason" NOT IN ('advertising', 'conflict-of-interest', 'offensive', 'personal-data', 'off-topic', 'other');

ALTER TABLE "review_report"
  DROP CONSTRAINT "review_report_reason",
  ADD CONSTRAINT "review_report_reason" CHECK ("reason" IN (
    'advertising', 'conflict-of-interest', 'offensive', 'personal-data', 'off-topic', 'other')),
  ADD CONSTRAINT "review_report_details" CHECK (char_length("details") BETWEEN 1 AND 4000);

ALTER TABLE "review_flag"
  DROP CONSTRAINT "review_flag_kind",
  ADD CONSTRAINT "review_flag_kind" CHECK ("kind" IN ('near-duplicate', 'burst', 'same-domain'));

ALTER TABLE "review"
  ADD CONSTRAINT "review_author_reply" CHECK (char_length("author_reply") BETWEEN 1 AND 4000);
