-- Names are normalised already: lower() changed nothing, and was worked out anew for every name that was compared.
DROP INDEX "software_sort_name_trgm";
DROP INDEX "category_sort_name_trgm";

-- CreateIndex
CREATE INDEX "category_is_active_sort_name_id_idx" ON "category"("is_active", "sort_name", "id");

-- CreateIndex
CREATE INDEX "category_sort_name_trgm" ON "category" USING GIN ("sort_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "software_sort_name_trgm" ON "software" USING GIN ("sort_name" gin_trgm_ops);
