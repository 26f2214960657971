-- expand since 1.0.0
-- What a keyed write returned, if it is not one ID: IDs, numbers and truth values.
ALTER TABLE "idempotency_key" ADD COLUMN "result" JSONB;
