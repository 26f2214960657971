-- expand since 1.0.0
-- Links with which vendors invite customers to review a listing. See docs/decisions/097-invitations.md.
CREATE TABLE "review_invitation_batch" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "note" TEXT,
    "link_count" INTEGER NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_invitation_batch_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "review_invitation" (
    "id" TEXT NOT NULL,
    "batch_id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',

    CONSTRAINT "review_invitation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invited_reviewer" (
    "user_id" UUID NOT NULL,
    "software_id" UUID NOT NULL,

    CONSTRAINT "invited_reviewer_pkey" PRIMARY KEY ("user_id","software_id")
);

CREATE INDEX "review_invitation_batch_company_id_created_at_id_idx" ON "review_invitation_batch"("company_id", "created_at" DESC, "id" DESC);

CREATE INDEX "review_invitation_batch_software_id_expires_at_idx" ON "review_invitation_batch"("software_id", "expires_at");

CREATE INDEX "review_invitation_batch_created_by_id_idx" ON "review_invitation_batch"("created_by_id");

CREATE INDEX "review_invitation_batch_expires_at_idx" ON "review_invitation_batch"("expires_at");

CREATE INDEX "review_invitation_batch_id_state_idx" ON "review_invitation"("batch_id", "state");

CREATE INDEX "invited_reviewer_software_id_idx" ON "invited_reviewer"("software_id");

ALTER TABLE "review_invitation_batch" ADD CONSTRAINT "review_invitation_batch_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_invitation_batch" ADD CONSTRAINT "review_invitation_batch_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_invitation_batch" ADD CONSTRAINT "review_invitation_batch_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "review_invitation_batch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invited_reviewer" ADD CONSTRAINT "invited_reviewer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invited_reviewer" ADD CONSTRAINT "invited_reviewer_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "review_invitation_batch"
  ADD CONSTRAINT "review_invitation_batch_note" CHECK (char_length("note") BETWEEN 1 AND 200),
  ADD CONSTRAINT "review_invitation_batch_link_count" CHECK ("link_count" BETWEEN 1 AND 500);

ALTER TABLE "review_invitation"
  -- Only hashes are stored.
  ADD CONSTRAINT "review_invitation_hash" CHECK ("id" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "review_invitation_state" CHECK ("state" IN ('open', 'used', 'revoked'));

-- Tokens for invitations: those of companies of their user, or of their company.
ALTER TABLE "api_token"
  DROP CONSTRAINT "api_token_scopes",
  ADD CONSTRAINT "api_token_scopes" CHECK (
    "scopes" IS NOT NULL AND cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read:directory', 'read:company', 'write:listings',
      'read:webhooks', 'write:webhooks', 'read:invitations', 'write:invitations']);
