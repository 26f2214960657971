-- expand since 1.0.0
-- Kinds of flags that the daily detection raises. See docs/decisions/100-detection.md.
ALTER TABLE "review_flag"
  DROP CONSTRAINT "review_flag_kind",
  ADD CONSTRAINT "review_flag_kind" CHECK ("kind" IN ('near-duplicate', 'burst', 'same-domain', 'own-company', 'hidden-before', 'same-mailbox',
    'ring', 'shared-organisation', 'new-organisations', 'rating-gap'));

-- How often each kind was right, and what was raised today.
CREATE INDEX "review_flag_kind_status_created_at_idx" ON "review_flag"("kind", "status", "created_at");
