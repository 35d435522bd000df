DROP INDEX "orders_by_client";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "counted_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "browser_hash" text;--> statement-breakpoint
CREATE INDEX "orders_counted_as" ON "orders" USING gin ("counted_as");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "client_hash";