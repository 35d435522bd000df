CREATE TABLE "sale_taken_over" (
	"sale_id" uuid PRIMARY KEY NOT NULL,
	"taker" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale" DROP CONSTRAINT "sale_offer_is_whole";--> statement-breakpoint
DROP INDEX "sale_one_of_a_device";--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "listing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "grade" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review_invitation" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "sale_taken_over" ADD CONSTRAINT "sale_taken_over_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_one_of_a_device" ON "sale" USING btree ("device_hash") WHERE state not in ('draft', 'offered', 'paid', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled');--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_saleId_unique" UNIQUE("sale_id");--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_saleId_unique" UNIQUE("sale_id");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_sale_has_sale" CHECK (("review"."kind" = 'sale') = ("review"."sale_id" is not null));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_of_purchase_has_device" CHECK ("review"."kind" = 'sale' or ("review"."listing_id" is not null and "review"."product_id" is not null
        and "review"."grade" is not null));--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_of_one" CHECK (num_nonnulls("review_invitation"."order_id", "review_invitation"."sale_id") = 1);--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_offer_is_whole" CHECK ("sale"."state" in ('draft', 'cancelled') or ("sale"."offer_minor" is not null and "sale"."offered_at" is not null
        and "sale"."book_version" is not null and "sale"."breakdown" is not null));