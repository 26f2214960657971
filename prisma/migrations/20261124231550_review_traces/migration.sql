-- AlterTable
ALTER TABLE "work_address" ADD COLUMN     "macs" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "review_trace" (
    "review_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "mac" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_trace_pkey" PRIMARY KEY ("review_id","kind","mac")
);

-- CreateTable
CREATE TABLE "hidden_review_tombstone" (
    "mac" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hidden_review_tombstone_pkey" PRIMARY KEY ("mac")
);

-- CreateIndex
CREATE INDEX "review_trace_mac_idx" ON "review_trace"("mac");

-- CreateIndex
CREATE INDEX "review_trace_expires_at_idx" ON "review_trace"("expires_at");

-- CreateIndex
CREATE INDEX "hidden_review_tombstone_expires_at_idx" ON "hidden_review_tombstone"("expires_at");

-- AddForeignKey
ALTER TABLE "review_trace" ADD CONSTRAINT "review_trace_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_trace"
  ADD CONSTRAINT "review_trace_kind" CHECK ("kind" IN ('mailbox', 'organisation')),
  ADD CONSTRAINT "review_trace_mac" CHECK (length("mac") = 32);
-- By the current key and the previous one.
ALTER TABLE "work_address"
  ADD CONSTRAINT "work_address_macs" CHECK ("macs" IS NOT NULL AND cardinality("macs") <= 2);
ALTER TABLE "hidden_review_tombstone"
  ADD CONSTRAINT "hidden_review_tombstone_mac" CHECK (length("mac") = 32);

-- A review of the same software by somebody with the same mailbox is for the moderators.
ALTER TABLE "review_flag"
  DROP CONSTRAINT "review_flag_kind",
  ADD CONSTRAINT "review_flag_kind" CHECK ("kind" IN ('near-duplicate', 'burst', 'same-domain', 'own-company', 'hidden-before', 'same-mailbox'));
