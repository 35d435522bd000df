-- Prices in steps of a tenth. A band rises with its price, so that whoever sorts by band and price sorts by price.
CREATE FUNCTION price_band(minor bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(ln(greatest(minor, 1)) / ln(1.1))::integer
$$;
--> statement-breakpoint
-- The two ends of a range of prices are counted from this index alone.
CREATE INDEX on_shelf_price ON on_shelf (market, type, band, price_minor, listing_id)
INCLUDE (brand_slug, storage, color, grade, ram, cpu, size, connectivity, material);
--> statement-breakpoint
-- What on_shelf says of a listing, whether it has stock or not.
CREATE VIEW shelf_of_listing AS
SELECT l.id AS listing_id, l.market, m.type, m.brand_slug,
  facet_slug(coalesce(p.storage, '')) AS storage, coalesce(p.color ->> 'family', '') AS color, l.grade,
  facet_slug(coalesce(p.ram, '')) AS ram, facet_slug(coalesce(p.cpu, '')) AS cpu, facet_slug(coalesce(p.size, '')) AS size,
  facet_slug(coalesce(p.connectivity, '')) AS connectivity, facet_slug(coalesce(p.material, '')) AS material,
  m.id AS model_id, l.price_minor, price_band(l.price_minor) AS band, l.popularity, m.year, l.listed_at,
  coalesce(1 - l.price_minor::double precision / nullif(l.new_price_minor, 0), -1) AS saving,
  l.stock
FROM listing l JOIN product p ON p.id = l.product_id JOIN model m ON m.id = p.model_id;
--> statement-breakpoint
-- Puts listings on the shelf and counts them; the cells get a row of +1 each, folded later.
CREATE FUNCTION shelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO on_shelf (listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      model_id, price_minor, band, popularity, year, listed_at, saving)
    SELECT listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      model_id, price_minor, band, popularity, year, listed_at, saving
    FROM shelf_of_listing WHERE listing_id = ANY (ids)
    ON CONFLICT DO NOTHING
    RETURNING *
  ), by_model AS (
    INSERT INTO model_cell (market, type, brand_slug, model_id, n)
    SELECT market, type, brand_slug, model_id, count(*) FROM added GROUP BY 1, 2, 3, 4
  ), by_price AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*)
    FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  )
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    count(*), min(price_minor), max(price_minor)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
$$;
--> statement-breakpoint
CREATE FUNCTION unshelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM on_shelf WHERE listing_id = ANY (ids) RETURNING *
  ), by_model AS (
    INSERT INTO model_cell (market, type, brand_slug, model_id, n)
    SELECT market, type, brand_slug, model_id, -count(*) FROM gone GROUP BY 1, 2, 3, 4
  ), by_price AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, -count(*)
    FROM gone GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  )
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, -count(*)
  FROM gone GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
$$;
--> statement-breakpoint
-- What lists sort by has changed; a new price also widens its cell's bounds, and may be of another band.
CREATE FUNCTION reshelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH before AS MATERIALIZED (
    SELECT listing_id, band FROM on_shelf WHERE listing_id = ANY (ids) FOR UPDATE
  ), changed AS (
    UPDATE on_shelf s SET price_minor = v.price_minor, band = v.band, popularity = v.popularity, listed_at = v.listed_at,
      saving = v.saving
    FROM shelf_of_listing v JOIN before b USING (listing_id) WHERE v.listing_id = s.listing_id
    RETURNING s.*, b.band AS band_before
  ), by_price AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, moved.band, moved.n
    FROM changed CROSS JOIN LATERAL (VALUES (changed.band_before, -1), (changed.band, 1)) AS moved (band, n)
    WHERE changed.band <> changed.band_before
  )
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, 0, price_minor, price_minor
  FROM changed
$$;
--> statement-breakpoint
CREATE FUNCTION listing_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shelve(array_agg(id ORDER BY id)) FROM new_rows WHERE stock > 0 HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Stock appears, goes, or what is sorted by changes; whoever waits for a listing is written to once it has stock.
CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unshelve(array_agg(o.id ORDER BY o.id))
  FROM old_rows o JOIN new_rows n USING (id) WHERE o.stock > 0 AND n.stock = 0 HAVING count(*) > 0;
  PERFORM shelve(array_agg(o.id ORDER BY o.id))
  FROM old_rows o JOIN new_rows n USING (id) WHERE o.stock = 0 AND n.stock > 0 HAVING count(*) > 0;
  PERFORM reshelve(array_agg(o.id ORDER BY o.id))
  FROM old_rows o JOIN new_rows n USING (id)
  WHERE o.stock > 0 AND n.stock > 0
    AND (o.price_minor, o.popularity, o.listed_at, o.new_price_minor) IS DISTINCT FROM (n.price_minor, n.popularity, n.listed_at, n.new_price_minor)
  HAVING count(*) > 0;
  INSERT INTO outbox (id, topic, payload, created_at, next_attempt_at)
  SELECT gen_random_uuid(), 'stock-alert', jsonb_build_object('listingId', n.id), now(), now()
  FROM old_rows o JOIN new_rows n USING (id)
  WHERE o.stock = 0 AND n.stock > 0
    AND EXISTS (SELECT FROM stock_alert a WHERE a.listing_id = n.id AND a.sent_at IS NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_added AFTER INSERT ON listing REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION listing_added();
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER UPDATE ON listing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
--> statement-breakpoint
-- How each facet of new products is written for people.
CREATE FUNCTION product_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_label (key, value, label)
  SELECT key, facet_slug(label), min(label)
  FROM new_rows p CROSS JOIN LATERAL (VALUES
    ('storage', p.storage), ('ram', p.ram), ('cpu', p.cpu), ('size', p.size), ('connectivity', p.connectivity), ('material', p.material)
  ) AS each (key, label)
  WHERE label IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_added AFTER INSERT ON product REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION product_added();
--> statement-breakpoint
CREATE FUNCTION model_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_label (key, value, label)
  SELECT 'brand', brand_slug, min(brand) FROM new_rows GROUP BY 2 ORDER BY 2 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER model_added AFTER INSERT ON model REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION model_added();
--> statement-breakpoint
-- Makes one row of a cell's many, counted anew from the shelf; returns how many cells. One folder at a time: the
-- statement after the lock sees what the folder before it wrote.
CREATE FUNCTION fold_facets(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE folded integer; folded_prices integer; folded_models integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7305813) THEN RETURN 0; END IF;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material
    FROM facet_cell GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM facet_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.storage, c.color, c.grade, c.ram, c.cpu, c.size, c.connectivity, c.material)
        = (t.market, t.type, t.brand_slug, t.storage, t.color, t.grade, t.ram, t.cpu, t.size, t.connectivity, t.material)
  ), counted AS (
    INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      count(*), min(price_minor), max(price_minor)
    FROM touched JOIN on_shelf USING (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material)
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  )
  SELECT count(*) INTO folded FROM touched;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, model_id FROM model_cell GROUP BY 1, 2, 3, 4
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM model_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.model_id) = (t.market, t.type, t.brand_slug, t.model_id)
  ), counted AS (
    INSERT INTO model_cell (market, type, brand_slug, model_id, n)
    SELECT market, type, brand_slug, model_id, count(*) FROM touched JOIN on_shelf USING (market, type, brand_slug, model_id)
    GROUP BY 1, 2, 3, 4
  )
  SELECT count(*) INTO folded_models FROM touched;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band
    FROM price_cell GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM price_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.storage, c.color, c.grade, c.ram, c.cpu, c.size, c.connectivity, c.material, c.band)
        = (t.market, t.type, t.brand_slug, t.storage, t.color, t.grade, t.ram, t.cpu, t.size, t.connectivity, t.material, t.band)
  ), counted AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*)
    FROM touched JOIN on_shelf USING (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band)
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  )
  SELECT count(*) INTO folded_prices FROM touched;
  RETURN folded + folded_prices + folded_models;
END $$;
--> statement-breakpoint
-- Everything anew from the listings: after a bulk load that went past the triggers.
CREATE FUNCTION rebuild_shelf() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE on_shelf, facet_cell, price_cell, model_cell;
  INSERT INTO on_shelf (listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    model_id, price_minor, band, popularity, year, listed_at, saving)
  SELECT listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    model_id, price_minor, band, popularity, year, listed_at, saving
  FROM shelf_of_listing WHERE stock > 0 ORDER BY market, type, brand_slug, model_id, listing_id;
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    count(*), min(price_minor), max(price_minor)
  FROM on_shelf GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3;
  INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*)
  FROM on_shelf GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 ORDER BY 1, 2, 12;
  INSERT INTO model_cell (market, type, brand_slug, model_id, n)
  SELECT market, type, brand_slug, model_id, count(*) FROM on_shelf GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3;
  INSERT INTO facet_label (key, value, label)
  SELECT 'brand', brand_slug, min(brand) FROM model GROUP BY 2
  UNION ALL
  SELECT key, facet_slug(label), min(label)
  FROM product p CROSS JOIN LATERAL (VALUES
    ('storage', p.storage), ('ram', p.ram), ('cpu', p.cpu), ('size', p.size), ('connectivity', p.connectivity), ('material', p.material)
  ) AS each (key, label)
  WHERE label IS NOT NULL GROUP BY 1, 2
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
SELECT rebuild_shelf();
--> statement-breakpoint
-- Settings written before there were flags.
UPDATE setting SET value = value || '{"flags": {"hasExtraPage": true, "hasCrossSell": true, "hasCarousel": true, "hasGeniusBenefits": false, "hasFreeScreenProtectors": true}}'
WHERE key = 'shop' AND NOT value ? 'flags';
