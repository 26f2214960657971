-- CreateTable
CREATE TABLE "first_save" (
    "user_id" UUID NOT NULL,
    "software_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "first_save_pkey" PRIMARY KEY ("user_id","software_id")
);

-- CreateIndex
CREATE INDEX "first_save_software_id_idx" ON "first_save"("software_id");

-- AddForeignKey
ALTER TABLE "first_save" ADD CONSTRAINT "first_save_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "first_save" ADD CONSTRAINT "first_save_software_id_fkey" FOREIGN KEY ("software_id") REFERENCES "software"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who has saved something by now has been counted for it.
INSERT INTO "first_save" ("user_id", "software_id", "created_at")
SELECT l."user_id", i."software_id", min(i."created_at") FROM "list_item" i JOIN "list" l ON l."id" = i."list_id" GROUP BY 1, 2;
