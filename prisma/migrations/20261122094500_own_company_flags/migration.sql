-- Reviews by somebody who has joined the company since are for the moderators too.
ALTER TABLE "review_flag"
  DROP CONSTRAINT "review_flag_kind",
  ADD CONSTRAINT "review_flag_kind" CHECK ("kind" IN ('near-duplicate', 'burst', 'same-domain', 'own-company'));
