-- expand since 1.0.0
-- Two-step verification: authenticator apps, recovery codes, and sign-ins that wait for a code. See docs/decisions/114-two-step-verification.md.
CREATE TABLE "two_step" (
    "user_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "two_step_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "two_step_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "two_step_secret" CHECK (char_length("secret") BETWEEN 1 AND 500)
);

CREATE TABLE "recovery_code" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id","id"),
    CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "recovery_code_id" CHECK ("id" ~ '^[0-9a-f]{64}$')
);

ALTER TABLE "one_time_token"
  ADD COLUMN "tries" INTEGER NOT NULL DEFAULT 0,
  DROP CONSTRAINT "one_time_token_purpose",
  ADD CONSTRAINT "one_time_token_purpose" CHECK ("purpose" IN (
    'verify_email', 'reset_password', 'claim_company', 'invite_member', 'work_email', 'unsubscribe', 'sign_in', 'set_up_two_step'));
