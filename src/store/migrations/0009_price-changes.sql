CREATE TABLE "price_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"request" jsonb NOT NULL,
	"count" integer NOT NULL,
	"undoes" bigint
);
--> statement-breakpoint
CREATE TABLE "price_change_line" (
	"change_id" bigint NOT NULL,
	"listing_id" text NOT NULL,
	"before_minor" bigint NOT NULL,
	"after_minor" bigint NOT NULL,
	CONSTRAINT "price_change_line_change_id_listing_id_pk" PRIMARY KEY("change_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "price_change_line" ADD CONSTRAINT "price_change_line_change_id_price_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."price_change"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_line" ADD CONSTRAINT "price_change_line_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_market_id_index" ON "price_change" USING btree ("market","id");--> statement-breakpoint
CREATE INDEX "price_change_line_listing_id_index" ON "price_change_line" USING btree ("listing_id");