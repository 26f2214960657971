-- A token may only what these words say; one that may nothing is none.
ALTER TABLE "api_token"
  DROP CONSTRAINT "api_token_scopes",
  ADD CONSTRAINT "api_token_scopes" CHECK (
    "scopes" IS NOT NULL AND cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read:directory', 'read:company', 'write:listings']);
