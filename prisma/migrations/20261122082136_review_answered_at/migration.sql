-- AlterTable
ALTER TABLE "review" ADD COLUMN     "answered_at" TIMESTAMPTZ(3);
