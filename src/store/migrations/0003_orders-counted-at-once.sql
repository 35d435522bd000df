DROP INDEX "orders_counted_as";--> statement-breakpoint
CREATE INDEX "orders_counted_as" ON "orders" USING gin ("counted_as") WITH (fastupdate=false);
