-- Where a price's step begins: whole prices of two digits and zeros are a step each, and so is what lies between two of
-- them. 1700.00 is its own step, 1799.00 is of the one that begins with 1700.01.
CREATE FUNCTION price_step(minor bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT minor - minor % width + least(minor % width, 1)
  FROM (SELECT (10 ^ greatest(length(minor::text) - 2, 0))::bigint AS width) of
$$;
--> statement-breakpoint
-- Lists are walked, models counted, and the cheapest listing of a model found, in these indexes alone.
CREATE INDEX on_shelf_relevance ON on_shelf (market, type, popularity DESC NULLS LAST, listing_id)
INCLUDE (brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, model_id, band, price_minor);
--> statement-breakpoint
CREATE INDEX on_shelf_model ON on_shelf (market, model_id, storage, color, grade)
INCLUDE (ram, size, price_minor, listing_id);
--> statement-breakpoint
-- What is chosen most often beside or without a brand is counted in these alone.
CREATE INDEX facet_cell_look ON facet_cell (market, type, storage, color) INCLUDE (brand_slug, n);
--> statement-breakpoint
CREATE INDEX facet_cell_power ON facet_cell (market, type, ram, cpu) INCLUDE (n);
--> statement-breakpoint
-- What is counted of a listing: each value it has, at any price (-1) and in the step of its own.
CREATE FUNCTION shelf_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
  SELECT s.market, s.type, s.brand_slug, v.key, v.value, at.step, count(*)
  FROM new_rows s CROSS JOIN LATERAL (VALUES (-1), (price_step(s.price_minor))) AS at (step)
  CROSS JOIN LATERAL (VALUES
    ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
    ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
  ) AS v (key, value)
  WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION shelf_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
  SELECT s.market, s.type, s.brand_slug, v.key, v.value, at.step, -count(*)
  FROM old_rows s CROSS JOIN LATERAL (VALUES (-1), (price_step(s.price_minor))) AS at (step)
  CROSS JOIN LATERAL (VALUES
    ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
    ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
  ) AS v (key, value)
  WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only prices change of what is counted here: the facets of a listing stay what they are.
CREATE FUNCTION shelf_repriced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
  SELECT s.market, s.type, s.brand_slug, v.key, v.value, moved.step, sum(moved.n)
  FROM new_rows s JOIN old_rows o USING (listing_id)
  CROSS JOIN LATERAL (VALUES (price_step(o.price_minor), -1), (price_step(s.price_minor), 1)) AS moved (step, n)
  CROSS JOIN LATERAL (VALUES
    ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
    ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
  ) AS v (key, value)
  WHERE v.value <> '' AND price_step(o.price_minor) <> price_step(s.price_minor)
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION shelf_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE value_cell;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Filled as if all were put on the shelf now; the lock that CREATE TRIGGER takes keeps writers out in between.
LOCK TABLE on_shelf IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
SELECT s.market, s.type, s.brand_slug, v.key, v.value, at.step, count(*)
FROM on_shelf s CROSS JOIN LATERAL (VALUES (-1), (price_step(s.price_minor))) AS at (step)
CROSS JOIN LATERAL (VALUES
  ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
  ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
) AS v (key, value)
WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 6;
--> statement-breakpoint
CREATE TRIGGER shelf_added AFTER INSERT ON on_shelf REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION shelf_added();
--> statement-breakpoint
CREATE TRIGGER shelf_removed AFTER DELETE ON on_shelf REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION shelf_removed();
--> statement-breakpoint
CREATE TRIGGER shelf_repriced AFTER UPDATE ON on_shelf REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION shelf_repriced();
--> statement-breakpoint
CREATE TRIGGER shelf_emptied AFTER TRUNCATE ON on_shelf FOR EACH STATEMENT EXECUTE FUNCTION shelf_emptied();
--> statement-breakpoint
-- Makes one row of the many of a value and step, their sum; returns how many sums. One folder at a time, the one of
-- fold_facets(). What is added meanwhile is not seen, so it stays and counts.
CREATE FUNCTION fold_values(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7305813) THEN RETURN 0; END IF;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, key, value, step FROM value_cell GROUP BY 1, 2, 3, 4, 5, 6
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM value_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.key, c.value, c.step) = (t.market, t.type, t.brand_slug, t.key, t.value, t.step)
    RETURNING c.*
  ), added AS (
    INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
    SELECT market, type, brand_slug, key, value, step, sum(n) FROM gone GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0
  )
  SELECT count(*) INTO folded FROM touched;
  RETURN folded;
END $$;
