CREATE TABLE "value_cell" (
	"market" text NOT NULL,
	"type" text NOT NULL,
	"brand_slug" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"step" bigint NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "on_shelf_relevance";--> statement-breakpoint
DROP INDEX "on_shelf_model";--> statement-breakpoint
DROP INDEX "price_cell_scope";--> statement-breakpoint
CREATE INDEX "value_cell_scope" ON "value_cell" USING btree ("market","type","brand_slug","key","step");--> statement-breakpoint
CREATE INDEX "value_cell_any_price" ON "value_cell" USING btree ("market","type","brand_slug") WHERE step = -1;--> statement-breakpoint
CREATE INDEX "value_cell_brand" ON "value_cell" USING btree ("market","type","step") WHERE key = 'brand';--> statement-breakpoint
CREATE INDEX "on_shelf_model_price" ON "on_shelf" USING btree ("market","model_id","price_minor");--> statement-breakpoint
CREATE INDEX "on_shelf_brand_price" ON "on_shelf" USING btree ("market","type","brand_slug","band","price_minor");--> statement-breakpoint
CREATE INDEX "price_cell_brand" ON "price_cell" USING btree ("market","type","brand_slug","band");