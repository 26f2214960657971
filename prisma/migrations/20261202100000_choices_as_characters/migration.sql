-- expand since 1.0.0
-- The choices of a listing as one character each: less than half of the text that numbers between blanks were.
-- See docs/decisions/109-filters-with-counts.md.

-- Whoever changes a listing meanwhile waits before its trigger reads the old text: it would write that again, and nothing would mend it.
LOCK TABLE "software" IN SHARE ROW EXCLUSIVE MODE;

-- The character of an ID: behind comma, hyphen and line feed, which stand between rows. Halves of pairs (U+D800) and what follows them up to
-- U+FFFF, among it the byte order mark, are left out; behind them are characters that UTF-16 has as pairs. Null beyond the last one.
CREATE FUNCTION "filter_character"("id" INTEGER) RETURNS TEXT LANGUAGE sql IMMUTABLE
  BEGIN ATOMIC
    SELECT CASE WHEN "id" < 55251 THEN chr("id" + 45) WHEN "id" < 1103827 THEN chr("id" + 10285) END;
  END;

-- An ID that has no character is left out: listings are changed whatever IDs there are.
CREATE OR REPLACE FUNCTION "filter_choices"(s "software") RETURNS TEXT LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(string_agg("filter_character"(c."id"), '' ORDER BY c."id"), '')
    FROM "filter_values"(s) v JOIN "filter_choice" c ON c."kind" = v."kind" AND c."value" = v."value");
END $$;

UPDATE "software_facets" f SET "choices" = "filter_choices"(s) FROM "software" s WHERE s."id" = f."id";
