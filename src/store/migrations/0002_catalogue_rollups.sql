CREATE TABLE "facet_cell" (
	"market" text NOT NULL,
	"type" text NOT NULL,
	"brand_slug" text NOT NULL,
	"storage" text NOT NULL,
	"color" text NOT NULL,
	"grade" text NOT NULL,
	"ram" text NOT NULL,
	"cpu" text NOT NULL,
	"size" text NOT NULL,
	"connectivity" text NOT NULL,
	"material" text NOT NULL,
	"n" integer NOT NULL,
	"low" bigint,
	"high" bigint
);
--> statement-breakpoint
CREATE TABLE "facet_label" (
	"key" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "facet_label_key_value_pk" PRIMARY KEY("key","value")
);
--> statement-breakpoint
CREATE TABLE "model_cell" (
	"market" text NOT NULL,
	"type" text NOT NULL,
	"brand_slug" text NOT NULL,
	"model_id" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "on_shelf" (
	"listing_id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"type" text NOT NULL,
	"brand_slug" text NOT NULL,
	"storage" text NOT NULL,
	"color" text NOT NULL,
	"grade" text NOT NULL,
	"ram" text NOT NULL,
	"cpu" text NOT NULL,
	"size" text NOT NULL,
	"connectivity" text NOT NULL,
	"material" text NOT NULL,
	"model_id" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"band" integer NOT NULL,
	"popularity" integer NOT NULL,
	"year" integer NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"saving" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_cell" (
	"market" text NOT NULL,
	"type" text NOT NULL,
	"brand_slug" text NOT NULL,
	"storage" text NOT NULL,
	"color" text NOT NULL,
	"grade" text NOT NULL,
	"ram" text NOT NULL,
	"cpu" text NOT NULL,
	"size" text NOT NULL,
	"connectivity" text NOT NULL,
	"material" text NOT NULL,
	"band" integer NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_alert" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"market" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "model" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "serial_hash" text;--> statement-breakpoint
ALTER TABLE "on_shelf" ADD CONSTRAINT "on_shelf_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_shelf" ADD CONSTRAINT "on_shelf_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facet_cell_scope" ON "facet_cell" USING btree ("market","type","brand_slug");--> statement-breakpoint
CREATE INDEX "model_cell_scope" ON "model_cell" USING btree ("market","type","brand_slug");--> statement-breakpoint
CREATE INDEX "on_shelf_relevance" ON "on_shelf" USING btree ("market","type","popularity" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "on_shelf_newest" ON "on_shelf" USING btree ("market","type","year" DESC NULLS LAST,"listed_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "on_shelf_saving" ON "on_shelf" USING btree ("market","type","saving" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "on_shelf_model" ON "on_shelf" USING btree ("market","model_id","storage","color","grade");--> statement-breakpoint
CREATE INDEX "on_shelf_best_known" ON "on_shelf" USING btree ("market","model_id","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "on_shelf_cell" ON "on_shelf" USING btree ("market","type","brand_slug","storage","color","grade");--> statement-breakpoint
CREATE INDEX "price_cell_scope" ON "price_cell" USING btree ("market","type","band");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("listing_id","email") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "stock_alert_email_index" ON "stock_alert" USING btree ("email");--> statement-breakpoint
CREATE INDEX "model_search" ON "model" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_serialHash_unique" UNIQUE("serial_hash");