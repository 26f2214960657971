-- expand since 1.0.0
-- Where each category is in the file of rankings. See docs/decisions/098-weights-that-anyone-can-check.md.

CREATE TABLE "data_export_section" (
    "export_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "category_id" UUID NOT NULL,
    -- Bytes of the file before it, and its own: a gzip member.
    "start" BIGINT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "records" INTEGER NOT NULL,

    CONSTRAINT "data_export_section_pkey" PRIMARY KEY ("export_id", "category_id"),
    CONSTRAINT "data_export_section_export_id_name_fkey" FOREIGN KEY ("export_id", "name") REFERENCES "data_export_file"("export_id", "name") ON DELETE CASCADE ON UPDATE CASCADE
);
