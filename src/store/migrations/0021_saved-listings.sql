CREATE TABLE "saved_listing" (
	"user_id" uuid NOT NULL,
	"market" text NOT NULL,
	"listing_id" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_listing_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "saved_listing" ADD CONSTRAINT "saved_listing_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_listing_user_id_market_changed_at_index" ON "saved_listing" USING btree ("user_id","market","changed_at");