-- expand since 1.0.0
-- Files with everything that is public, made once a day. See docs/decisions/091-bulk-export.md.

CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "epoch" UUID NOT NULL,
    "cursor" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "data_export_file" (
    "export_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "records" INTEGER NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "sha256" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "data_export_file_pkey" PRIMARY KEY ("export_id", "name"),
    CONSTRAINT "data_export_file_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "data_export"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "data_export_chunk" (
    "export_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "data_export_chunk_pkey" PRIMARY KEY ("export_id", "name", "number"),
    CONSTRAINT "data_export_chunk_export_id_name_fkey" FOREIGN KEY ("export_id", "name") REFERENCES "data_export_file"("export_id", "name") ON DELETE CASCADE ON UPDATE CASCADE
);

-- One is made at a time, whichever process makes it.
CREATE UNIQUE INDEX "data_export_one_unfinished" ON "data_export" (("finished_at" IS NULL)) WHERE "finished_at" IS NULL;

-- The bytes are compressed already.
ALTER TABLE "data_export_chunk" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
