CREATE SEQUENCE "public"."sale_serial_bg" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sale_serial_gr" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sale_serial_hu" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sale_serial_ro" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "acquisition_slip" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"market" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "acquisition_slip_saleId_unique" UNIQUE("sale_id"),
	CONSTRAINT "acquisition_slip_number" UNIQUE("market","year","number"),
	CONSTRAINT "acquisition_slip_number_positive" CHECK ("acquisition_slip"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"tags" text[] NOT NULL,
	"published_on" date,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_page_market_kind_slug_version_pk" PRIMARY KEY("market","kind","slug","version")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"due_on" date NOT NULL,
	"provider_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payout_saleId_unique" UNIQUE("sale_id"),
	CONSTRAINT "payout_providerRef_unique" UNIQUE("provider_ref"),
	CONSTRAINT "payout_not_negative" CHECK ("payout"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"request_key" text NOT NULL,
	"currency" text NOT NULL,
	"execute_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_batch_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "payout_batch_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "payout_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"raw" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_notice_eventKey_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "payout_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"iban_sealed" text,
	"holder_sealed" text,
	"batch_id" uuid,
	"provider_ref" text,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_transfer_providerRef_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "sale_inspection" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"found" jsonb NOT NULL,
	"note" text NOT NULL,
	"identifier_sealed" text,
	"is_locked" boolean NOT NULL,
	"reasons" jsonb NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_inspection_saleId_unique" UNIQUE("sale_id")
);
--> statement-breakpoint
CREATE TABLE "sale_reminder" (
	"sale_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_reminder_sale_id_day_pk" PRIMARY KEY("sale_id","day")
);
--> statement-breakpoint
CREATE TABLE "sale_sent_back" (
	"sale_id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"awb" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unit" ALTER COLUMN "listing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "iban_sealed" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "holder_sealed" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "imei_sealed" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "serial_sealed" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "declared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "sender_phone" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "handover" jsonb;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "send_by" date;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "wants_newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "sale" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale_history" ADD COLUMN "place" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "acquisition_slip" ADD CONSTRAINT "acquisition_slip_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_history" ADD CONSTRAINT "payout_history_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_notice" ADD CONSTRAINT "payout_notice_transfer_id_payout_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."payout_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfer" ADD CONSTRAINT "payout_transfer_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfer" ADD CONSTRAINT "payout_transfer_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_inspection" ADD CONSTRAINT "sale_inspection_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_reminder" ADD CONSTRAINT "sale_reminder_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_sent_back" ADD CONSTRAINT "sale_sent_back_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_market_sent_at_index" ON "contact_message" USING btree ("market","sent_at");--> statement-breakpoint
CREATE INDEX "payouts_to_send" ON "payout" USING btree ("due_on") WHERE state in ('due', 'failed');--> statement-breakpoint
CREATE INDEX "payout_history_payout_id_at_index" ON "payout_history" USING btree ("payout_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_transfer" ON "payout_transfer" USING btree ("payout_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "transfers_to_ask" ON "payout_transfer" USING btree ("next_try_at") WHERE state in ('open', 'sent');--> statement-breakpoint
CREATE INDEX "payout_transfer_batch_id_index" ON "payout_transfer" USING btree ("batch_id");--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_replaced_by_sale_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_to_expire" ON "sale" USING btree ("expires_at") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "sale_one_of_a_device" ON "sale" USING btree ("device_hash") WHERE state not in ('draft', 'offered', 'paid', 'returned', 'expired', 'cancelled');--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_requestKey_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_saleId_unique" UNIQUE("sale_id");--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_on_the_shelf_is_listed" CHECK ("unit"."listing_id" is not null or "unit"."state" in ('intake', 'grading', 'refurbishing', 'quarantined', 'scrapped', 'lost'));