-- Two names are one whatever nobody sees in them: joiners, fillers and marks of direction go with spaces and punctuation.
CREATE OR REPLACE FUNCTION "listing_name_key"(name TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(name COLLATE "C",
    '[\x01-\x2f\x3a-\x60\x7b-\xbf\u1680\u180e\u2000-\u206f\u2800\u3000-\u3003\u3008-\u301f\u30fb\u3164\ufe00-\ufe0f\ufeff]+', '', 'g');
-- And a host is the same with the dot of the root behind it.
CREATE OR REPLACE FUNCTION "website_host"(url TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN left(rtrim(substring(lower(url COLLATE "C") FROM '^https?://(?:[^/?#@\\]*@)?(?:www\.)?([^/?#:\\]+)'), '.'), 253);
REINDEX INDEX "software_name_key";
REINDEX INDEX "software_website_host";
REINDEX INDEX "listing_baseline_name_key";
REINDEX INDEX "listing_baseline_website_host";
