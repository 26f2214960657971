-- The points of a review as they are compared: points that differ in case, spaces or the full stop at their end are one. Kept with the
-- review, so that counting the points of a listing and finding the reviews that name one go by the same rule, and neither
-- applies it to each text anew. No expression goes over a text more than once: what a caller asks for is compared by it too.
CREATE FUNCTION "review_point_key"(point TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(rtrim(ltrim(regexp_replace(point, '\s+', ' ', 'g')), '.! '));

-- In the order of the points, one for each; empty where nothing but spaces and full stops was written.
CREATE FUNCTION "review_point_keys"(points TEXT[]) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT "review_point_key"(p."text") FROM unnest(points) WITH ORDINALITY AS p("text", "at") ORDER BY p."at");

ALTER TABLE "review"
  ADD COLUMN "pro_keys" TEXT[] GENERATED ALWAYS AS ("review_point_keys"("pros")) STORED,
  ADD COLUMN "con_keys" TEXT[] GENERATED ALWAYS AS ("review_point_keys"("cons")) STORED;
ANALYZE "review";
