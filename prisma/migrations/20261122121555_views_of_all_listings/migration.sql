-- The views of all listings together are counted as a subject of their own from now on (api/src/domain/views/views.ts).
INSERT INTO "daily_count" ("subject_id", "metric", "day", "count")
SELECT '00000000-0000-0000-0000-000000000000', "metric", "day", sum("count") FROM "daily_count"
WHERE "metric" = 'software_view' GROUP BY "metric", "day";
