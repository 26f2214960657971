-- CreateTable
CREATE TABLE "work_address" (
    "review_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_address_pkey" PRIMARY KEY ("review_id")
);

-- CreateIndex
CREATE INDEX "work_address_created_at_idx" ON "work_address"("created_at");

-- AddForeignKey
ALTER TABLE "work_address" ADD CONSTRAINT "work_address_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "work_address"
  ADD CONSTRAINT "work_address_email" CHECK (char_length("email") BETWEEN 1 AND 254);
