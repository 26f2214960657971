-- AlterTable
ALTER TABLE "company_claim" ADD COLUMN     "email" TEXT;

-- CreateTable
CREATE TABLE "mail_opt_out" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_opt_out_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateTable
CREATE TABLE "company_invitation" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "invited_by_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture" (
    "id" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture_file" (
    "picture_id" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "format" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "picture_file_pkey" PRIMARY KEY ("picture_id","width","format")
);

-- CreateIndex
CREATE INDEX "company_invitation_invited_by_id_idx" ON "company_invitation"("invited_by_id");

-- CreateIndex
CREATE INDEX "company_invitation_expires_at_idx" ON "company_invitation"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "company_invitation_company_id_email_key_key" ON "company_invitation"("company_id", "email_key");

-- CreateIndex
CREATE INDEX "picture_user_id_created_at_idx" ON "picture"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "picture_created_at_idx" ON "picture"("created_at");

-- AddForeignKey
ALTER TABLE "mail_opt_out" ADD CONSTRAINT "mail_opt_out_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture" ADD CONSTRAINT "picture_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture_file" ADD CONSTRAINT "picture_file_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot state.
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_email" CHECK (char_length("email") BETWEEN 3 AND 254);

ALTER TABLE "company_invitation"
  ADD CONSTRAINT "company_invitation_role" CHECK ("role" IN ('owner', 'editor')),
  ADD CONSTRAINT "company_invitation_email" CHECK (char_length("email") BETWEEN 3 AND 254),
  ADD CONSTRAINT "company_invitation_email_key" CHECK (char_length("email_key") BETWEEN 3 AND 254 AND "email_key" !~ '[A-Z[:space:]]');

ALTER TABLE "mail_opt_out"
  ADD CONSTRAINT "mail_opt_out_kind" CHECK ("kind" IN ('review-thanks', 'review-answered', 'new-lead', 'new-review'));

ALTER TABLE "picture"
  ADD CONSTRAINT "picture_id" CHECK ("id" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "picture_size" CHECK ("width" > 0 AND "height" > 0);

ALTER TABLE "picture_file"
  ADD CONSTRAINT "picture_file_format" CHECK ("format" IN ('avif', 'webp')),
  ADD CONSTRAINT "picture_file_size" CHECK ("width" > 0 AND "size" > 0);

-- Pictures are compressed already.
ALTER TABLE "picture_file" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
