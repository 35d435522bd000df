CREATE TABLE "payment_reversal" (
	"payment_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "payment_reversal_payment_id_cause_pk" PRIMARY KEY("payment_id","cause"),
	CONSTRAINT "payment_reversal_end" CHECK (("payment_reversal"."ended_at" is null) = ("payment_reversal"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "capture_ref" text;--> statement-breakpoint
ALTER TABLE "payment_reversal" ADD CONSTRAINT "payment_reversal_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversal" ADD CONSTRAINT "payment_reversal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reversal_open" ON "payment_reversal" USING btree ("order_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "payment_by_capture_ref" ON "payment" USING btree ("provider","capture_ref") WHERE capture_ref is not null;