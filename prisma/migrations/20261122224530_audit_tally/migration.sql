-- CreateTable
CREATE TABLE "audit_tally" (
    "id" BIGSERIAL NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "audit_tally_pkey" PRIMARY KEY ("id")
);

-- As of reviews and users: each statement adds what it wrote, nobody waits for another's row, and the hourly sweep adds up what
-- has gathered. Entries only come.
CREATE FUNCTION "audit_tally_keep"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_tally" ("action", "subject_type", "count")
    SELECT "action", "subject_type", count(*) FROM come GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE TRIGGER "audit_tally_come" AFTER INSERT ON "audit_entry"
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "audit_tally_keep"();

INSERT INTO "audit_tally" ("action", "subject_type", "count")
  SELECT "action", "subject_type", count(*) FROM "audit_entry" GROUP BY 1, 2;
