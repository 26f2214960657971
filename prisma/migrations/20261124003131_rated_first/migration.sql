-- "Highest Rated" has listings with 5 published reviews or more before those with fewer: its order begins with that expression
-- (api/src/domain/software/order.ts). What it is computed from is included, so that far pages are passed over in the index alone.
CREATE INDEX "software_rated_first" ON "software"
  ("is_active", (("review_count" >= 5)::int4) DESC, "avg_rating" DESC, "rank_score" DESC, "sort_name", "id") INCLUDE ("review_count");

-- DropIndex
DROP INDEX "software_is_active_is_featured_avg_rating_idx";
CREATE INDEX "software_featured" ON "software"
  ("is_active", "is_featured", (("review_count" >= 5)::int4) DESC, "avg_rating" DESC, "rank_score" DESC, "sort_name", "id")
  INCLUDE ("review_count");
