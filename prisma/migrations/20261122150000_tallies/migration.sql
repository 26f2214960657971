-- CreateTable
CREATE TABLE "review_tally" (
    "id" BIGSERIAL NOT NULL,
    "status" TEXT NOT NULL,
    "is_verified" BOOLEAN NOT NULL,
    "rating" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "review_tally_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_tally" (
    "id" BIGSERIAL NOT NULL,
    "has_account" BOOLEAN NOT NULL,
    "is_email_verified" BOOLEAN NOT NULL,
    "is_admin" BOOLEAN NOT NULL,
    "is_suspended" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "user_tally_pkey" PRIMARY KEY ("id")
);

-- ── How many rows of a kind there are ─────────────────────────────────────────────────────────────
-- Whatever writes, each statement adds what it changed; nobody waits for another's row, and the sums are right at any
-- moment. The hourly sweep adds up what has gathered.

CREATE FUNCTION "review_tally_keep"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "review_tally" ("status", "is_verified", "rating", "count")
      SELECT "status", "is_verified", "rating", count(*) FROM come GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "review_tally" ("status", "is_verified", "rating", "count")
      SELECT "status", "is_verified", "rating", -count(*) FROM gone GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "review_tally" ("status", "is_verified", "rating", "count")
      SELECT "status", "is_verified", "rating", sum("n") FROM (
        SELECT "status", "is_verified", "rating", 1 AS "n" FROM come
        UNION ALL SELECT "status", "is_verified", "rating", -1 FROM gone) c
      GROUP BY 1, 2, 3 HAVING sum("n") <> 0;
  ELSE
    DELETE FROM "review_tally";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_tally_come" AFTER INSERT ON "review"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "review_tally_keep"();
CREATE TRIGGER "review_tally_changed" AFTER UPDATE ON "review"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "review_tally_keep"();
CREATE TRIGGER "review_tally_gone" AFTER DELETE ON "review"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "review_tally_keep"();
CREATE TRIGGER "review_tally_emptied" AFTER TRUNCATE ON "review"
  FOR EACH STATEMENT EXECUTE FUNCTION "review_tally_keep"();

INSERT INTO "review_tally" ("status", "is_verified", "rating", "count")
  SELECT "status", "is_verified", "rating", count(*) FROM "review" GROUP BY 1, 2, 3;

CREATE FUNCTION "user_tally_keep"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "user_tally" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
      SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, count(*) FROM come
      GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "user_tally" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
      SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, -count(*) FROM gone
      GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "user_tally" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
      SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, sum("n") FROM (
        SELECT "email_key", "is_email_verified", "is_admin", "suspended_at", 1 AS "n" FROM come
        UNION ALL SELECT "email_key", "is_email_verified", "is_admin", "suspended_at", -1 FROM gone) c
      GROUP BY 1, 2, 3, 4 HAVING sum("n") <> 0;
  ELSE
    DELETE FROM "user_tally";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "user_tally_come" AFTER INSERT ON "app_user"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "user_tally_keep"();
CREATE TRIGGER "user_tally_changed" AFTER UPDATE ON "app_user"
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "user_tally_keep"();
CREATE TRIGGER "user_tally_gone" AFTER DELETE ON "app_user"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "user_tally_keep"();
CREATE TRIGGER "user_tally_emptied" AFTER TRUNCATE ON "app_user"
  FOR EACH STATEMENT EXECUTE FUNCTION "user_tally_keep"();

INSERT INTO "user_tally" ("has_account", "is_email_verified", "is_admin", "is_suspended", "count")
  SELECT "email_key" IS NOT NULL, "is_email_verified", "is_admin", "suspended_at" IS NOT NULL, count(*) FROM "app_user"
  GROUP BY 1, 2, 3, 4;

-- Few are suspended: whoever asks about somebody looks here instead of at everybody.
CREATE INDEX "app_user_suspended" ON "app_user" ("id") WHERE "suspended_at" IS NOT NULL;

-- The same of administrators, who are listed by age.
CREATE INDEX "app_user_administrators" ON "app_user" ("created_at" DESC, "id" DESC) WHERE "is_admin";

-- With what the name is made of a far page by name is read from the index alone.
DROP INDEX "app_user_sort_name";
CREATE INDEX "app_user_sort_name" ON "app_user" (("user_sort_name"("first_name", "last_name", "email_key")) COLLATE "C", "id")
  INCLUDE ("first_name", "last_name", "email_key");
