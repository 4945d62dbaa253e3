-- Addresses from before 'ven@ærø.dk' was stored as it is read: their domain is in the form of servers ('xn--r-3fa9c.dk'),
-- under which nobody finds the account any more. Invoices and withdrawals stay as they were issued.

-- The letters of one label behind 'xn--' (RFC 3492 section 6.2); NULL when it has none, or is none.
CREATE FUNCTION pg_temp.decode_label(label TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  basic INT := length(label) - position('-' IN reverse(label));
  letters INT[] := '{}';
  place INT := 1;
  code BIGINT := 128;
  spot BIGINT := 0;
  bias BIGINT := 72;
  was BIGINT;
  weight BIGINT;
  threshold BIGINT;
  digit BIGINT;
  delta BIGINT;
  k BIGINT;
BEGIN
  IF position('-' IN label) > 0 THEN
    letters := ARRAY(SELECT ascii(letter) FROM regexp_split_to_table(left(label, basic), '') WITH ORDINALITY AS t(letter, n)
      WHERE letter <> '' ORDER BY n);
    place := basic + 2;
  END IF;
  IF place > length(label) THEN RETURN NULL; END IF;
  WHILE place <= length(label) LOOP
    was := spot;
    weight := 1;
    k := 36;
    LOOP
      digit := position(substr(label, place, 1) IN 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      IF place > length(label) OR digit < 0 THEN RETURN NULL; END IF;
      place := place + 1;
      spot := spot + digit * weight;
      threshold := least(26, greatest(1, k - bias));
      EXIT WHEN digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    END LOOP;
    delta := (spot - was) / CASE WHEN was = 0 THEN 700 ELSE 2 END;
    delta := delta + delta / (cardinality(letters) + 1);
    k := 0;
    WHILE delta > 455 LOOP
      delta := delta / 35;
      k := k + 36;
    END LOOP;
    bias := k + 36 * delta / (delta + 38);
    code := code + spot / (cardinality(letters) + 1);
    spot := spot % (cardinality(letters) + 1);
    letters := letters[1:spot::INT] || code::INT || letters[spot::INT + 1:];
    spot := spot + 1;
  END LOOP;
  RETURN (SELECT string_agg(chr(letter), '' ORDER BY n) FROM unnest(letters) WITH ORDINALITY AS t(letter, n));
EXCEPTION WHEN OTHERS THEN
  RETURN NULL;
END $$;

-- The address with every label of its domain as it is read.
CREATE FUNCTION pg_temp.readable(email TEXT) RETURNS TEXT LANGUAGE sql AS $$
  SELECT regexp_replace(email, '@[^@]*$', '@') || string_agg(
    CASE WHEN label LIKE 'xn--%' THEN coalesce(pg_temp.decode_label(substr(label, 5)), label) ELSE label END,
    '.' ORDER BY n)
  FROM regexp_split_to_table(lower(substring(email FROM '[^@]*$')), '\.') WITH ORDINALITY AS t(label, n)
$$;

-- Two accounts never become one: where both spellings have theirs, both stay as they are.
WITH old AS (
  SELECT id, pg_temp.readable(email) AS email, pg_temp.readable("emailKey") AS key
  FROM "User" WHERE "emailKey" LIKE '%@%xn--%'
)
UPDATE "User" account SET email = old.email, "emailKey" = old.key
FROM old
WHERE account.id = old.id
  AND NOT EXISTS (SELECT 1 FROM "User" other WHERE other."emailKey" = old.key AND other.id <> old.id)
  AND NOT EXISTS (SELECT 1 FROM old twin WHERE twin.key = old.key AND twin.id <> old.id);

-- What is stored beside an account under its address.
DO $$
DECLARE
  place RECORD;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('SupportCase', 'email'), ('SupportCase', 'emailKey'), ('AccessToken', 'email'), ('MemorialInvitation', 'email'),
    ('MemorialSuccessor', 'email'), ('MemorialFate', 'heirEmail'), ('SuccessionRequest', 'askerEmail'), ('Mail', 'recipient')
  ) AS t(name, field) LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = pg_temp.readable(%2$I) WHERE %2$I ILIKE ''%%@%%xn--%%'' AND NOT EXISTS (
         SELECT 1 FROM "User" WHERE "emailKey" = lower(%1$I.%2$I))', place.name, place.field);
  END LOOP;
END $$;
