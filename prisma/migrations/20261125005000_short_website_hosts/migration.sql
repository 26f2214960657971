-- A host ends at a backslash too, as browsers read addresses. No host is longer than 253 characters; an index takes no value of
-- more than 2,704 bytes, so a longer one would have the listing refused.
DROP INDEX "software_website_host";
DROP INDEX "listing_baseline_website_host";
CREATE OR REPLACE FUNCTION "website_host"(url TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(substring(lower(url COLLATE "C") FROM '^https?://(?:[^/?#@\\]*@)?(?:www\.)?([^/?#:\\]+)'), 253);
CREATE INDEX "software_website_host" ON "software" ("website_host"("website_url"));
CREATE INDEX "listing_baseline_website_host" ON "listing_baseline" ("website_host"("key")) WHERE "kind" = 'website';
