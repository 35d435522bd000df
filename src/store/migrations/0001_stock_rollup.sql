CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- listing.stock = its units in state 'listed'; rows change in the order of their ids, so that two carts cannot deadlock here.
CREATE FUNCTION unit_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET stock = listing.stock + added.n
  FROM (SELECT listing_id, count(*) AS n FROM new_rows WHERE state = 'listed' GROUP BY listing_id ORDER BY listing_id) added
  WHERE listing.id = added.listing_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change record;
BEGIN
  FOR change IN
    SELECT listing_id, sum(n) AS n FROM (
      SELECT listing_id, 1 AS n FROM new_rows WHERE state = 'listed'
      UNION ALL
      SELECT listing_id, -1 AS n FROM old_rows WHERE state = 'listed'
    ) moved GROUP BY listing_id HAVING sum(n) <> 0 ORDER BY listing_id
  LOOP
    UPDATE listing SET stock = stock + change.n WHERE id = change.listing_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_added AFTER INSERT ON unit REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION unit_added();
--> statement-breakpoint
CREATE TRIGGER unit_changed AFTER UPDATE ON unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION unit_changed();
--> statement-breakpoint
-- How a stored value is written in a filter's address: "128 GB" as 128-gb.
CREATE FUNCTION facet_slug(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(BOTH '-' FROM regexp_replace(lower(value), '[^a-z0-9]+', '-', 'g'))
$$;
--> statement-breakpoint
CREATE SEQUENCE order_serial_ro;
--> statement-breakpoint
CREATE SEQUENCE order_serial_bg;
--> statement-breakpoint
CREATE SEQUENCE order_serial_hu;
--> statement-breakpoint
CREATE SEQUENCE order_serial_gr;
