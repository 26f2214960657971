-- What the reviewers of a software tell of themselves is read with every listing of a category: two more derived figures,
-- filled here once as api/src/domain/figures/refresh.ts fills them from now on.
ALTER TABLE "software" ADD COLUMN     "reviewer_industries" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "reviewer_roles" TEXT[] DEFAULT ARRAY[]::TEXT[];

UPDATE "software" SET "reviewer_roles" = f.roles, "reviewer_industries" = f.industries
FROM (
  SELECT t.software_id,
    coalesce((array_agg(t.word ORDER BY t.n DESC, t.word COLLATE "C") FILTER (WHERE t.kind = 'role'))[1:3], '{}') AS roles,
    coalesce((array_agg(t.word ORDER BY t.n DESC, t.word COLLATE "C") FILTER (WHERE t.kind = 'industry'))[1:3], '{}') AS industries
  FROM (
    SELECT r.software_id, w.kind, min(btrim(w.word) COLLATE "C") AS word, count(*) AS n
    FROM "review" r CROSS JOIN LATERAL (VALUES ('role', r.role), ('industry', r.industry)) w(kind, word)
    WHERE r.status = 'published' AND btrim(w.word) <> ''
    GROUP BY r.software_id, w.kind, lower(btrim(w.word))
  ) t GROUP BY t.software_id
) f
WHERE "software".id = f.software_id AND "software".review_count >= 5;
