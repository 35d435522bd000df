CREATE TABLE "currency_amount" (
	"change_id" uuid NOT NULL,
	"place" text NOT NULL,
	"key" text NOT NULL,
	"before_minor" bigint NOT NULL,
	"after_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"rounds_shelf" boolean NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	"place" bigserial NOT NULL,
	CONSTRAINT "currency_change_changes" CHECK ("currency_change"."from_currency" <> "currency_change"."to_currency")
);
--> statement-breakpoint
ALTER TABLE "currency_amount" ADD CONSTRAINT "currency_amount_change_id_currency_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."currency_change"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "currency_amount_of_place" ON "currency_amount" USING btree ("change_id","place","key");--> statement-breakpoint
CREATE INDEX "currency_change_by_market" ON "currency_change" USING btree ("market","place");