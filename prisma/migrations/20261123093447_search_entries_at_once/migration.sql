-- The indexes that searches and suggestions of listings read take entries at once, as those of near_keys do: what waits in a
-- list is read by every search, up to 4 MB of it, and every change of a listing's figures adds to it. What waits now is put in.
ALTER INDEX "software_search_idx" SET (fastupdate = off);
ALTER INDEX "software_sort_name_trgm" SET (fastupdate = off);
ALTER INDEX "category_sort_name_trgm" SET (fastupdate = off);
SELECT gin_clean_pending_list('software_search_idx'), gin_clean_pending_list('software_sort_name_trgm'),
  gin_clean_pending_list('category_sort_name_trgm');
