CREATE TABLE "sale_objection" (
	"sale_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"inspector" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_inspection" DROP CONSTRAINT "sale_inspection_saleId_unique";--> statement-breakpoint
ALTER TABLE "sale_inspection" ADD COLUMN "locked_report" jsonb;--> statement-breakpoint
ALTER TABLE "sale_objection" ADD CONSTRAINT "sale_objection_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_inspection_newest" ON "sale_inspection" USING btree ("sale_id","at" DESC NULLS LAST);