-- expand since 1.0.0
-- The best reviews of all listings stand on each page of reviews; by the index of the worst ones all would be read and sorted.

CREATE INDEX "review_highest_rated" ON "review"("status", "rating" DESC, "created_at" DESC, "id" DESC);
