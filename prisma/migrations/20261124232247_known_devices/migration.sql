-- AlterTable
ALTER TABLE "rate_limit" ADD COLUMN     "paused_until" BIGINT;

-- CreateTable
CREATE TABLE "known_device" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id","user_id")
);

-- CreateIndex
CREATE INDEX "known_device_user_id_idx" ON "known_device"("user_id");

-- CreateIndex
CREATE INDEX "known_device_expires_at_idx" ON "known_device"("expires_at");

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
