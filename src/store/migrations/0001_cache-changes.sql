CREATE TABLE "cache_change" (
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cache_change_in" ON "cache_change" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "cache_change_at" ON "cache_change" USING btree ("at");
--> statement-breakpoint
-- Notes the tags it is given: a statement on the table changes every page that shows anything of it.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (tags) VALUES (TG_ARGV[0:]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- More tags than this are not worth listing: everything is forgotten.
CREATE FUNCTION noted_tags(tags text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN cardinality(tags) > 1000 THEN '{everything}'::text[] ELSE tags END
$$;
--> statement-breakpoint
CREATE FUNCTION note_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (tags)
  SELECT noted_tags(array_agg(DISTINCT tag))
  FROM noted_rows l JOIN product p ON p.id = l.product_id JOIN model m ON m.id = p.model_id
  CROSS JOIN LATERAL (VALUES ('listing:' || l.id), ('list:' || l.market || ':' || m.type), ('model:' || m.id)) AS noted (tag)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Fewer units of a listing that stays in stock change the pages that show this listing; anything else changes lists, too.
CREATE FUNCTION note_listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (tags)
  SELECT noted_tags(array_agg(DISTINCT tag)) FROM (
    SELECT 'listing:' || n.id AS tag FROM old_rows o JOIN new_rows n USING (id) WHERE o.* IS DISTINCT FROM n.*
    UNION ALL
    SELECT noted.tag
    FROM old_rows o JOIN new_rows n USING (id)
    CROSS JOIN LATERAL (VALUES (o.market, o.product_id), (n.market, n.product_id)) AS place (market, product_id)
    JOIN product p ON p.id = place.product_id JOIN model m ON m.id = p.model_id
    CROSS JOIN LATERAL (VALUES ('list:' || place.market || ':' || m.type), ('model:' || m.id)) AS noted (tag)
    WHERE (o.stock > 0, o.market, o.product_id, o.grade, o.currency, o.price_minor, o.new_price_minor, o.popularity, o.listed_at)
      IS DISTINCT FROM
      (n.stock > 0, n.market, n.product_id, n.grade, n.currency, n.price_minor, n.new_price_minor, n.popularity, n.listed_at)
  ) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_prices_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cache_change (tags)
  SELECT noted_tags(array_agg(DISTINCT 'listing:' || listing_id)) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON listing REFERENCING NEW TABLE AS noted_rows
FOR EACH STATEMENT EXECUTE FUNCTION note_listings();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON listing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION note_listings_changed();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON listing REFERENCING OLD TABLE AS noted_rows
FOR EACH STATEMENT EXECUTE FUNCTION note_listings();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON price_history REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION note_prices_added();
--> statement-breakpoint
CREATE TRIGGER note_change AFTER UPDATE OR DELETE ON price_history
FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalogue');
--> statement-breakpoint
-- What shops change rarely is noted by table; emptying a table changes everything.
DO $$
DECLARE noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('model', 'catalogue'), ('product', 'catalogue'),
    ('accessory', 'accessories'), ('accessory_listing', 'accessories'), ('extra_service', 'accessories'), ('battery_offer', 'accessories'),
    ('price_book_version', 'buyback'), ('price_book_entry', 'buyback'),
    ('content_page', 'content'), ('legal_text', 'content'),
    ('review', 'reviews'), ('review_summary', 'reviews'),
    ('county', 'places'), ('locality', 'places'), ('street', 'places'), ('pickup_point', 'places')
  ) AS tables (name, tag) LOOP
    EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_change(%L)', noted.name, noted.tag);
    EXECUTE format('CREATE TRIGGER note_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_change(''everything'')', noted.name);
  END LOOP;
  FOR noted IN SELECT * FROM unnest(ARRAY['listing', 'price_history', 'on_shelf']) AS tables (name) LOOP
    EXECUTE format('CREATE TRIGGER note_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_change(''everything'')', noted.name);
  END LOOP;
END $$;
