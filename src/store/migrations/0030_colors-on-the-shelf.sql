ALTER TABLE "on_shelf" ADD COLUMN "color_hex" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW shelf_of_listing AS
SELECT l.id AS listing_id, l.market, m.type, m.brand_slug,
  facet_slug(coalesce(p.storage, '')) AS storage, coalesce(p.color ->> 'family', '') AS color, l.grade,
  facet_slug(coalesce(p.ram, '')) AS ram, facet_slug(coalesce(p.cpu, '')) AS cpu, facet_slug(coalesce(p.size, '')) AS size,
  facet_slug(coalesce(p.connectivity, '')) AS connectivity, facet_slug(coalesce(p.material, '')) AS material,
  m.id AS model_id, l.price_minor, price_band(l.price_minor) AS band, l.popularity, m.year, l.listed_at,
  coalesce(1 - l.price_minor::double precision / nullif(l.new_price_minor, 0), -1) AS saving,
  l.stock, coalesce(p.color ->> 'hex', '') AS color_hex
FROM listing l JOIN product p ON p.id = l.product_id JOIN model m ON m.id = p.model_id;
--> statement-breakpoint
-- No trigger need count these rows again, nor forget the pages that show them: nothing that they show changes.
ALTER TABLE on_shelf DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE on_shelf s SET color_hex = v.color_hex FROM shelf_of_listing v WHERE v.listing_id = s.listing_id AND v.color_hex <> '';
--> statement-breakpoint
ALTER TABLE on_shelf ENABLE TRIGGER USER;
--> statement-breakpoint
-- The variants of a model, with their colours and prices, are counted in this index alone.
DROP INDEX on_shelf_model;
--> statement-breakpoint
CREATE INDEX on_shelf_model ON on_shelf (market, model_id, storage, color, grade)
INCLUDE (ram, size, price_minor, listing_id, color_hex);
--> statement-breakpoint
-- Puts listings on the shelf and counts them; the cells get a row of +1 each, folded later.
CREATE OR REPLACE FUNCTION shelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO on_shelf (listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      model_id, price_minor, band, popularity, year, listed_at, saving, color_hex)
    SELECT listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      model_id, price_minor, band, popularity, year, listed_at, saving, color_hex
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
CREATE OR REPLACE FUNCTION rebuild_shelf() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE on_shelf, facet_cell, price_cell, model_cell;
  INSERT INTO on_shelf (listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    model_id, price_minor, band, popularity, year, listed_at, saving, color_hex)
  SELECT listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    model_id, price_minor, band, popularity, year, listed_at, saving, color_hex
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
