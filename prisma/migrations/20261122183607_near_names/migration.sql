-- Names are found a letter wrong by keys, where looking for names with trigrams in common finds hundreds to compare.

-- The beginnings of a name's words, of four to ten letters, with each letter left out by turns: two beginnings that are one
-- letter apart have such a key in common (symmetric deletes, https://github.com/wolfgarbe/SymSpell). A word of four letters
-- or more that is one letter shorter than a beginning is its own key; one of three ("for") would be in thousands. What is typed
-- has its keys from nearKeys in api/src/domain/text.ts. Names are in lower case without marks; punctuation of ASCII, Latin 1,
-- typographers and East Asia ends a word. Costly, so that it is computed for an index alone; of arrays, whose lengths the planner
-- knows: with series it thinks of millions of rows, and compiles each call.
CREATE FUNCTION "near_keys"(name TEXT) RETURNS TEXT[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
  RETURN (SELECT coalesce(array_agg(DISTINCT left(word, at - 1) || substr(word, at + 1, size - at)), '{}')
    FROM unnest(regexp_split_to_array(name COLLATE "C", '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2010-\u205e\u3001-\u3003\u3008-\u301f\u30fb]+')) word,
      unnest('{4,5,6,7,8,10}'::int4[]) size, unnest('{1,2,3,4,5,6,7,8,9,10}'::int4[]) at
    WHERE at <= size AND (length(word) >= size OR (size > 4 AND length(word) = size - 1 AND at = size)));
CREATE INDEX "software_near_keys" ON "software" USING GIN ("near_keys"("sort_name")) WITH (fastupdate = off);
CREATE INDEX "category_near_keys" ON "category" USING GIN ("near_keys"("sort_name")) WITH (fastupdate = off);
