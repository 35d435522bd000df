CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"corrects" uuid,
	"refund_id" uuid,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_number" UNIQUE("market","series","number"),
	CONSTRAINT "invoice_number_positive" CHECK ("invoice"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"market" text NOT NULL,
	"series" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_counter_market_series_pk" PRIMARY KEY("market","series")
);
--> statement-breakpoint
CREATE TABLE "provider_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"payment_id" uuid,
	"raw" text NOT NULL,
	"said" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"applied_at" timestamp with time zone,
	CONSTRAINT "provider_notice_once" UNIQUE("provider","event_key")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"provider_ref" text,
	"iban_sealed" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "staff_task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"order_id" uuid,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "staff_task_once" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "shipment_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"status" text NOT NULL,
	"place" text,
	"raw" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_event_once" UNIQUE("shipment_id","event_key")
);
--> statement-breakpoint
DROP INDEX "payment_one_live_per_order";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "person_sealed" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "starting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_poll_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "polls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "awb" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "label" "bytea";--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "next_poll_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "synced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_task" ADD CONSTRAINT "staff_task_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_event" ADD CONSTRAINT "shipment_event_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_per_order" ON "invoice" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_credit_per_refund" ON "invoice" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoice_order_id_index" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_notice_due" ON "provider_notice" USING btree ("next_attempt_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "refund_order_id_index" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment_id_index" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "staff_task_open" ON "staff_task" USING btree ("market","created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("payable_until") WHERE state = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "payment_by_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_to_poll" ON "payment" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "payment_by_provider_ref" ON "payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "shipment_to_poll" ON "shipment" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live_per_order" ON "payment" USING btree ("order_id") WHERE state in ('created', 'action-required', 'pending-review', 'authorized', 'due');--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_awb" UNIQUE("carrier","awb");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_waiting_has_end" CHECK (("orders"."state" = 'awaiting-payment') = ("orders"."payable_until" is not null));--> statement-breakpoint
UPDATE "idempotency_key" k SET "body" = k."body" || jsonb_build_object('method', o."payment_method") FROM "orders" o WHERE o."id"::text = k."body" ->> 'id';
