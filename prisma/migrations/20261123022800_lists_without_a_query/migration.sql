-- A list's texts are looked at one by one. A query of its own for each list took most of the time in which reviews are
-- written in bulk: a function of SQL with a query in it is set up anew for each row.

CREATE OR REPLACE FUNCTION "are_texts"(texts TEXT[], most INTEGER, longest INTEGER) RETURNS BOOLEAN
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  item TEXT;
BEGIN
  IF texts IS NULL OR cardinality(texts) > most THEN
    RETURN false;
  END IF;
  FOREACH item IN ARRAY texts LOOP
    IF item IS NULL OR char_length(item) NOT BETWEEN 1 AND longest THEN
      RETURN false;
    END IF;
  END LOOP;
  RETURN true;
END
$$;
