-- AlterTable
ALTER TABLE "review" ADD COLUMN     "is_held" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "withheld_review" ADD COLUMN     "is_held" BOOLEAN NOT NULL DEFAULT false;

-- Until now the text that their authors are told said which reviews wait for the moderators.
UPDATE "review" SET "is_held" = true
  WHERE "status" = 'hidden' AND "hidden_reason" = 'Our moderators look at this review before it is published.';
UPDATE "withheld_review" SET "is_held" = true
  WHERE "reason" = 'Our moderators look at this review before it is published.';

ALTER TABLE "review" ADD CONSTRAINT "review_is_held" CHECK ("status" = 'hidden' OR NOT "is_held");

-- The other account need not be deleted any more.
UPDATE "review_flag" SET "evidence" = '{"isOfOtherAccount": true}'
  WHERE "kind" = 'hidden-before' AND "evidence" ? 'isOfDeletedAccount';
