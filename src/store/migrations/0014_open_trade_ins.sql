ALTER TABLE "sale" ADD COLUMN "counted_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_counted_as" ON "sale" USING gin ("counted_as");