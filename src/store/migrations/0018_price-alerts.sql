DROP INDEX "stock_alert_waiting";--> statement-breakpoint
ALTER TABLE "stock_alert" ADD COLUMN "below_minor" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "price_alert_waiting" ON "stock_alert" USING btree ("listing_id","email") WHERE sent_at is null and below_minor is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("listing_id","email") WHERE sent_at is null and below_minor is null;--> statement-breakpoint
-- Stock appears, goes, or what is sorted by changes; whoever waits for a listing is written to once it has stock, at a
-- price low enough.
CREATE OR REPLACE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
  WHERE n.stock > 0 AND (o.stock = 0 OR n.price_minor < o.price_minor)
    AND EXISTS (
      SELECT FROM stock_alert a
      WHERE a.listing_id = n.id AND a.sent_at IS NULL AND (a.below_minor IS NULL OR a.below_minor >= n.price_minor)
    );
  RETURN NULL;
END $$;
