-- expand since 1.0.0
-- The public record of moderation: what happened to reviews, by month. See docs/decisions/096-public-record.md.

CREATE TABLE "transparency_counter_delta" (
    "id" BIGSERIAL NOT NULL,
    -- In UTC, as YYYY-MM.
    "month" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    -- A reason, a kind of flag or an outcome; empty for measures without kinds.
    "kind" TEXT NOT NULL DEFAULT '',
    -- Of decisions: hours until it was made, rounded up; 0 for everything else.
    "hours" INTEGER NOT NULL DEFAULT 0,
    "origin" TEXT NOT NULL DEFAULT 'live',
    "count" INTEGER NOT NULL,

    CONSTRAINT "transparency_counter_delta_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "transparency_counter_delta_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
    CONSTRAINT "transparency_counter_delta_measure" CHECK ("measure" IN ('received', 'published', 'held', 'hold-decided',
      'hidden', 'restored', 'removed', 'reported', 'report-decided', 'flagged', 'flag-decided', 'listing-flagged',
      'listing-flag-decided', 'appealed', 'appeal-decided', 'notice', 'notice-removed')),
    CONSTRAINT "transparency_counter_delta_hours" CHECK ("hours" BETWEEN 0 AND 87600),
    CONSTRAINT "transparency_counter_delta_origin" CHECK ("origin" IN ('live', 'backfill', 'demo'))
);
CREATE INDEX "transparency_counter_delta_month_idx" ON "transparency_counter_delta" ("month");

-- A notice that reviews of a listing were manipulated. At most one of a listing; it ends by itself.
CREATE TABLE "manipulation_notice" (
    "software_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    -- Moderators took it back.
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "manipulation_notice_pkey" PRIMARY KEY ("software_id"),
    CONSTRAINT "manipulation_notice_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "manipulation_notice_reason" CHECK ("reason" IN ('bought-reviews', 'own-reviews', 'rewarded-reviews', 'copied-reviews', 'attacks-on-others')),
    CONSTRAINT "manipulation_notice_statement" CHECK (char_length("statement") BETWEEN 1 AND 500),
    CONSTRAINT "manipulation_notice_times" CHECK ("ends_at" > "set_at")
);
CREATE INDEX "manipulation_notice_ends_at_idx" ON "manipulation_notice" ("ends_at");

-- ── Events ───────────────────────────────────────────────────────────────────────────────────────
-- Written by triggers, so whoever decides is counted. Rows are only inserted: no writer waits for another's.
-- Deleting a review takes nothing back.

CREATE FUNCTION "utc_month"("at" TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM');

-- Two significant digits above 99: few different numbers, and close enough.
CREATE FUNCTION "hours_between"("from" TIMESTAMPTZ, "to" TIMESTAMPTZ) RETURNS INTEGER LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT CASE WHEN h < 100 THEN h WHEN h < 1000 THEN ceil(h / 10) * 10 WHEN h < 10000 THEN ceil(h / 100) * 100
      ELSE ceil(h / 1000) * 1000 END::INTEGER
    FROM (SELECT least(greatest(ceil(EXTRACT(EPOCH FROM "to" - "from") / 3600), 1), 87000) AS h) AS x);

-- Set for the transaction by the demo.
CREATE FUNCTION "transparency_origin"() RETURNS TEXT LANGUAGE sql STABLE
  RETURN COALESCE(NULLIF(current_setting('assay.transparency_origin', true), ''), 'live');

-- Reviews. Imported ones are not received or published; decisions about them count. Old and new rows are joined by a FULL JOIN
-- behind OFFSET 0: it cannot be made by nested loops, see the change log.
CREATE FUNCTION "record_review_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "origin", "count")
      SELECT utc_month(n."created_at"), e."measure", e."kind", transparency_origin(), count(*)
      FROM come n CROSS JOIN LATERAL (VALUES
        ('received', '', true),
        ('published', '', n."status" = 'published'),
        ('held', '', n."is_held"),
        ('hidden', 'hidden-before', n."status" = 'hidden' AND NOT n."is_held")) AS e("measure", "kind", "applies")
      WHERE n."catalog_key" IS NULL AND e."applies" GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    IF current_setting('assay.removed_by_moderator', true) = 'yes' THEN
      INSERT INTO "transparency_counter_delta" ("month", "measure", "origin", "count")
        SELECT utc_month(CURRENT_TIMESTAMP), 'removed', transparency_origin(), count(*) FROM gone HAVING count(*) > 0;
    END IF;
  ELSE
    INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "hours", "origin", "count")
      SELECT utc_month(CURRENT_TIMESTAMP), e."measure", e."kind", e."hours", transparency_origin(), count(*)
      FROM (SELECT "id", o."status" AS "was", n."status" AS "is", o."is_held" AS "was_held", n."is_held" AS "is_held",
          o."author_reply" AS "old_reply", n."author_reply" AS "new_reply", o."author_replied_at" AS "replied_at", n."catalog_key", n."created_at"
        FROM gone o FULL JOIN come n USING ("id")
        WHERE (n."status", n."is_held", n."author_reply" IS NULL)
          IS DISTINCT FROM (o."status", o."is_held", o."author_reply" IS NULL) OFFSET 0) c
      CROSS JOIN LATERAL (VALUES
        ('held', '', 0, "is_held" AND NOT "was_held"),
        ('hold-decided', "is", CASE WHEN "was_held" AND NOT "is_held" THEN hours_between(COALESCE(
            (SELECT max(f."created_at") FROM "review_flag" f WHERE f."review_id" = c."id" AND f."kind" IN ('same-mailbox', 'hidden-before')),
            "created_at"), CURRENT_TIMESTAMP) ELSE 0 END, "was_held" AND NOT "is_held"),
        ('published', '', 0, "was_held" AND "is" = 'published' AND "catalog_key" IS NULL),
        ('restored', '', 0, "was" = 'hidden' AND NOT "was_held" AND "is" = 'published'),
        -- A review that is hidden once more, for another reason, is not counted again.
        ('hidden', COALESCE(NULLIF(current_setting('assay.hidden_for', true), ''), 'moderators'), 0,
          "is" = 'hidden' AND NOT "is_held" AND ("was" = 'published' OR "was_held")),
        ('appealed', '', 0, "old_reply" IS NULL AND "new_reply" IS NOT NULL),
        ('appeal-decided', "is", CASE WHEN "old_reply" IS NOT NULL AND "new_reply" IS NULL
            THEN hours_between("replied_at", CURRENT_TIMESTAMP) ELSE 0 END, "old_reply" IS NOT NULL AND "new_reply" IS NULL)
      ) AS e("measure", "kind", "hours", "applies")
      WHERE e."applies" GROUP BY 1, 2, 3, 4;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_event_insert" AFTER INSERT ON "review"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_review_event"();
CREATE TRIGGER "review_event_update" AFTER UPDATE ON "review"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_review_event"();
CREATE TRIGGER "review_event_delete" AFTER DELETE ON "review"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "record_review_event"();

-- Reports and flags. The arguments: the measures of a new one and of a decision, and the column with its kind. A flag that new
-- evidence opens again has another created_at and is a new one; a decision that a moderator takes back does not count.
CREATE FUNCTION "record_case_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "origin", "count")
      SELECT utc_month(n."created_at"), TG_ARGV[0], to_jsonb(n) ->> TG_ARGV[2], transparency_origin(), count(*)
      FROM come n GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "hours", "origin", "count")
      SELECT utc_month(e."at"), e."measure", e."kind", e."hours", transparency_origin(), sum(e."count")
      FROM (SELECT "id", o."status" AS "was", n."status" AS "is", o."created_at" AS "old_created_at", n."created_at",
          o."decided_at" AS "old_decided_at", n."decided_at", to_jsonb(n) ->> TG_ARGV[2] AS "kind"
        FROM gone o FULL JOIN come n USING ("id")
        WHERE (n."status", n."created_at") IS DISTINCT FROM (o."status", o."created_at") OFFSET 0) c
      CROSS JOIN LATERAL (VALUES
        ("created_at", TG_ARGV[0], c."kind", 0, 1, "was" <> 'open' AND "is" = 'open' AND "created_at" <> "old_created_at"),
        ("decided_at", TG_ARGV[1], "is", hours_between("created_at", "decided_at"), 1, "was" = 'open' AND "is" <> 'open'),
        ("old_decided_at", TG_ARGV[1], "was", hours_between("old_created_at", "old_decided_at"), -1,
          "was" <> 'open' AND "is" = 'open' AND "created_at" = "old_created_at")
      ) AS e("at", "measure", "kind", "hours", "count", "applies")
      WHERE e."applies" AND e."at" IS NOT NULL GROUP BY 1, 2, 3, 4;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_report_event_insert" AFTER INSERT ON "review_report"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_case_event"('reported', 'report-decided', 'reason');
CREATE TRIGGER "review_report_event_update" AFTER UPDATE ON "review_report"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_case_event"('reported', 'report-decided', 'reason');
CREATE TRIGGER "review_flag_event_insert" AFTER INSERT ON "review_flag"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_case_event"('flagged', 'flag-decided', 'kind');
CREATE TRIGGER "review_flag_event_update" AFTER UPDATE ON "review_flag"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_case_event"('flagged', 'flag-decided', 'kind');
CREATE TRIGGER "listing_flag_event_insert" AFTER INSERT ON "listing_flag"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_case_event"('listing-flagged', 'listing-flag-decided', 'kind');
CREATE TRIGGER "listing_flag_event_update" AFTER UPDATE ON "listing_flag"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_case_event"('listing-flagged', 'listing-flag-decided', 'kind');

-- Notices. A removal that is taken back does not count.
CREATE FUNCTION "record_notice_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "origin", "count")
      SELECT utc_month(n."set_at"), 'notice', n."reason", transparency_origin(), count(*) FROM come n GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "origin", "count")
      SELECT utc_month(e."at"), e."measure", e."kind", transparency_origin(), sum(e."count")
      FROM (SELECT "software_id", o."set_at" AS "old_set_at", n."set_at", o."removed_at" AS "old_removed_at", n."removed_at", n."reason"
        FROM gone o FULL JOIN come n USING ("software_id")
        WHERE (n."set_at", n."removed_at") IS DISTINCT FROM (o."set_at", o."removed_at") OFFSET 0) c
      CROSS JOIN LATERAL (VALUES
        ("set_at", 'notice', "reason", 1, "set_at" <> "old_set_at"),
        ("removed_at", 'notice-removed', '', 1, "old_removed_at" IS NULL AND "removed_at" IS NOT NULL),
        ("old_removed_at", 'notice-removed', '', -1, "old_removed_at" IS NOT NULL AND "removed_at" IS NULL AND "set_at" = "old_set_at")
      ) AS e("at", "measure", "kind", "count", "applies")
      WHERE e."applies" GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "manipulation_notice_event_insert" AFTER INSERT ON "manipulation_notice"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_notice_event"();
CREATE TRIGGER "manipulation_notice_event_update" AFTER UPDATE ON "manipulation_notice"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "record_notice_event"();

-- ── The change log ───────────────────────────────────────────────────────────────────────────────

-- Without rows nothing was recorded: so it is with most statements that the triggers above see.
CREATE FUNCTION "log_transparency_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "facets") SELECT 'transparency', ARRAY['counters'] WHERE EXISTS (SELECT FROM come);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "facets") SELECT 'transparency', ARRAY['counters'] WHERE EXISTS (SELECT FROM gone);
  ELSE
    INSERT INTO "change" ("subject", "facets") SELECT 'transparency', ARRAY['counters']
      WHERE EXISTS (SELECT * FROM come EXCEPT SELECT * FROM gone);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "transparency_counter_delta_change_insert" AFTER INSERT ON "transparency_counter_delta"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_transparency_change"();
CREATE TRIGGER "transparency_counter_delta_change_update" AFTER UPDATE ON "transparency_counter_delta"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_transparency_change"();
CREATE TRIGGER "transparency_counter_delta_change_delete" AFTER DELETE ON "transparency_counter_delta"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_transparency_change"();
CREATE TRIGGER "transparency_counter_delta_change_truncate" AFTER TRUNCATE ON "transparency_counter_delta"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('transparency');

CREATE FUNCTION "log_manipulation_notice_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT "software_id" AS "id" FROM come) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (SELECT "software_id" AS "id" FROM gone) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  ELSE
    INSERT INTO "change" ("subject", "subject_id", "parent_id", "facets", "public")
      SELECT 'software', p."id", t."parent_id", ARRAY['text'], t."public"
      FROM (
        SELECT "software_id" AS "id" FROM (SELECT * FROM come EXCEPT SELECT * FROM gone) c
        UNION SELECT "software_id" FROM (SELECT * FROM gone EXCEPT SELECT * FROM come) c) p
      CROSS JOIN LATERAL (
        SELECT "company_id" AS "parent_id", "is_active" AS "public" FROM "software"
        WHERE "id" = p."id" OFFSET 0) t;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "manipulation_notice_change_insert" AFTER INSERT ON "manipulation_notice"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_manipulation_notice_change"();
CREATE TRIGGER "manipulation_notice_change_update" AFTER UPDATE ON "manipulation_notice"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "log_manipulation_notice_change"();
CREATE TRIGGER "manipulation_notice_change_delete" AFTER DELETE ON "manipulation_notice"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "log_manipulation_notice_change"();
CREATE TRIGGER "manipulation_notice_change_truncate" AFTER TRUNCATE ON "manipulation_notice"
  FOR EACH STATEMENT EXECUTE FUNCTION "log_truncation"('software');

-- ── What stands ──────────────────────────────────────────────────────────────────────────────────
-- Earlier months count what still exists. What was deleted before is not known; hidings are in the audit log.

INSERT INTO "transparency_counter_delta" ("month", "measure", "kind", "hours", "origin", "count")
  SELECT "month", "measure", "kind", "hours", 'backfill', count(*) FROM (
    SELECT utc_month("created_at") AS "month", 'received' AS "measure", '' AS "kind", 0 AS "hours" FROM "review" WHERE "catalog_key" IS NULL
    -- Also those that were hidden later.
    UNION ALL SELECT utc_month(r."created_at"), 'published', '', 0 FROM "review" r WHERE r."catalog_key" IS NULL AND (r."status" = 'published'
      OR EXISTS (SELECT FROM "audit_entry" a WHERE a."subject_id" = r."id" AND a."action" = 'review.hide' AND a."before" ->> 'status' = 'published'))
    UNION ALL SELECT utc_month("created_at"), 'held', '', 0 FROM "review" WHERE "is_held"
    UNION ALL SELECT utc_month("author_replied_at"), 'appealed', '', 0 FROM "review" WHERE "author_reply" IS NOT NULL AND "author_replied_at" IS NOT NULL
    UNION ALL SELECT utc_month("created_at"), 'reported', "reason", 0 FROM "review_report"
    UNION ALL SELECT utc_month("decided_at"), 'report-decided', "status", hours_between("created_at", "decided_at")
      FROM "review_report" WHERE "status" <> 'open' AND "decided_at" IS NOT NULL
    UNION ALL SELECT utc_month("created_at"), 'flagged', "kind", 0 FROM "review_flag"
    UNION ALL SELECT utc_month("decided_at"), 'flag-decided', "status", hours_between("created_at", "decided_at")
      FROM "review_flag" WHERE "status" <> 'open' AND "decided_at" IS NOT NULL
    UNION ALL SELECT utc_month("created_at"), 'listing-flagged', "kind", 0 FROM "listing_flag"
    UNION ALL SELECT utc_month("decided_at"), 'listing-flag-decided', "status", hours_between("created_at", "decided_at")
      FROM "listing_flag" WHERE "status" <> 'open' AND "decided_at" IS NOT NULL
    -- A hiding that an upheld report or flag led to has its entry at the same time as theirs.
    UNION ALL SELECT utc_month(a."created_at"), 'hidden', COALESCE(
        (SELECT COALESCE(u."before" ->> 'reason', u."before" ->> 'kind') FROM "audit_entry" u
          WHERE u."subject_id" = a."subject_id" AND u."action" IN ('report.uphold', 'flag.uphold')
            AND u."created_at" BETWEEN a."created_at" - interval '5 seconds' AND a."created_at" LIMIT 1), 'moderators'), 0
      FROM "audit_entry" a WHERE a."action" = 'review.hide' AND a."before" ->> 'status' = 'published'
    -- Not the release of a held review, which has this text as its reason.
    UNION ALL SELECT utc_month("created_at"), 'restored', '', 0
      FROM "audit_entry" WHERE "action" = 'review.publish' AND "before" ->> 'status' = 'hidden'
        AND "before" ->> 'reason' IS DISTINCT FROM 'Our moderators will look at this review before it is published.'
    UNION ALL SELECT utc_month("created_at"), 'removed', '', 0 FROM "audit_entry" WHERE "action" = 'review.delete'
  ) AS stands GROUP BY 1, 2, 3, 4;
