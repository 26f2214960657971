-- CreateTable
CREATE TABLE "withheld_review" (
    "user_id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withheld_review_pkey" PRIMARY KEY ("user_id","software_id")
);

-- CreateIndex
CREATE INDEX "withheld_review_software_id_idx" ON "withheld_review"("software_id");

-- AddForeignKey
ALTER TABLE "withheld_review" ADD CONSTRAINT "withheld_review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "withheld_review" ADD CONSTRAINT "withheld_review_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What its author writes again after it was hidden is for the moderators.
ALTER TABLE "review_flag"
  DROP CONSTRAINT "review_flag_kind",
  ADD CONSTRAINT "review_flag_kind" CHECK ("kind" IN ('near-duplicate', 'burst', 'same-domain', 'own-company', 'hidden-before'));
