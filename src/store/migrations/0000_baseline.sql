CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
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
CREATE TABLE "cart_document" (
	"user_id" uuid NOT NULL,
	"market" text NOT NULL,
	"revision" integer NOT NULL,
	"timestamp" bigint NOT NULL,
	"state_version" text NOT NULL,
	"keys" jsonb NOT NULL,
	"removed" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_document_user_id_market_pk" PRIMARY KEY("user_id","market")
);
--> statement-breakpoint
CREATE TABLE "accessory" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"color_hex" text NOT NULL,
	"fits" jsonb NOT NULL,
	"is_free_protector" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accessory_listing" (
	"accessory_id" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "accessory_listing_accessory_id_market_pk" PRIMARY KEY("accessory_id","market"),
	CONSTRAINT "accessory_price_not_negative" CHECK ("accessory_listing"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"grade" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"new_price_minor" bigint,
	"stock" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_market_productId_grade_unique" UNIQUE("market","product_id","grade"),
	CONSTRAINT "listing_price_not_negative" CHECK ("listing"."price_minor" >= 0),
	CONSTRAINT "listing_stock_not_negative" CHECK ("listing"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "model" (
	"id" text PRIMARY KEY NOT NULL,
	"legacy_id" integer NOT NULL,
	"brand" text NOT NULL,
	"brand_slug" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"year" integer NOT NULL,
	"specification" jsonb NOT NULL,
	"box_contents" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "model_legacyId_unique" UNIQUE("legacy_id"),
	CONSTRAINT "model_brandSlug_slug_unique" UNIQUE("brand_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"listing_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "price_history_listing_id_since_pk" PRIMARY KEY("listing_id","since"),
	CONSTRAINT "price_history_not_negative" CHECK ("price_history"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	"sku" text NOT NULL,
	"color" jsonb,
	"storage" text,
	"ram" text,
	"cpu" text,
	"size" text,
	"connectivity" text,
	"material" text,
	CONSTRAINT "product_sku_unique" UNIQUE("sku")
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
CREATE TABLE "device_claim" (
	"hash" text PRIMARY KEY NOT NULL,
	"unit_id" uuid,
	"sale_id" uuid,
	CONSTRAINT "device_claim_of_one" CHECK (num_nonnulls("device_claim"."unit_id", "device_claim"."sale_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "device_tac" (
	"tac" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	CONSTRAINT "device_tac_digits" CHECK ("device_tac"."tac" ~ '^[0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "burnt_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false,
	"market" text NOT NULL,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_phone" UNIQUE("phone_number")
);
--> statement-breakpoint
CREATE TABLE "member_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbound_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"status" text NOT NULL,
	"place" text,
	"raw" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbound_event_once" UNIQUE("parcel_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "inbound_history" (
	"parcel_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"place" text,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbound_history_parcel_id_step_pk" PRIMARY KEY("parcel_id","step")
);
--> statement-breakpoint
CREATE TABLE "inbound_parcel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"market" text NOT NULL,
	"number" text NOT NULL,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"sender_phone" text NOT NULL,
	"handover" jsonb NOT NULL,
	"devices" jsonb NOT NULL,
	"send_by" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"awb" text,
	"tracking_url" text,
	"label" "bytea",
	"next_poll_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "inbound_awb" UNIQUE("carrier","awb")
);
--> statement-breakpoint
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
CREATE TABLE "order_address" (
	"order_id" uuid NOT NULL,
	"role" text NOT NULL,
	"county_id" text NOT NULL,
	"county" text NOT NULL,
	"locality_id" text NOT NULL,
	"locality" text NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"details" text,
	"postal_code" text,
	CONSTRAINT "order_address_order_id_role_pk" PRIMARY KEY("order_id","role")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"listing_id" text,
	"unit_id" uuid,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"grade" text,
	"price_minor" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"belongs_to" integer,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_device_has_unit" CHECK (("order_line"."kind" = 'device') = ("order_line"."unit_id" is not null)),
	CONSTRAINT "order_line_price_not_negative" CHECK ("order_line"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"customer_type" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"billing" jsonb NOT NULL,
	"delivery_method" text NOT NULL,
	"delivery_subtype" text NOT NULL,
	"pickup_point" jsonb,
	"payment_method" text NOT NULL,
	"currency" text NOT NULL,
	"items_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"collection_fee_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"promo_code" text,
	"link_token_hash" text NOT NULL,
	"counted_as" text[] DEFAULT '{}' NOT NULL,
	"browser_hash" text,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"agreed_texts" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"payable_until" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_waiting_has_end" CHECK (case "orders"."state" when 'awaiting-payment' then "orders"."payable_until" is not null
        when 'awaiting-trade-in' then true else "orders"."payable_until" is null end),
	CONSTRAINT "orders_money_not_negative" CHECK (least("orders"."items_minor", "orders"."discount_minor", "orders"."delivery_minor", "orders"."collection_fee_minor", "orders"."total_minor") >= 0),
	CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_minor" = "orders"."items_minor" - "orders"."discount_minor" + "orders"."delivery_minor" + "orders"."collection_fee_minor")
);
--> statement-breakpoint
CREATE TABLE "promo" (
	"market" text NOT NULL,
	"code" text NOT NULL,
	"percentage" integer NOT NULL,
	"minimum_minor" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_market_code_unique" UNIQUE("market","code"),
	CONSTRAINT "promo_percentage" CHECK ("promo"."percentage" between 1 and 100),
	CONSTRAINT "promo_uses" CHECK ("promo"."uses" >= 0 and ("promo"."max_uses" is null or "promo"."uses" <= "promo"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"provider" text,
	"provider_ref" text,
	"capture_ref" text,
	"redirect_url" text,
	"terms" jsonb,
	"person_sealed" text,
	"starting_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"next_poll_at" timestamp with time zone,
	"polls" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"review_reason" text,
	CONSTRAINT "payment_amount_not_negative" CHECK ("payment"."amount_minor" >= 0)
);
--> statement-breakpoint
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
	"holder_sealed" text,
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
CREATE TABLE "photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" uuid,
	"client_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"position" integer,
	CONSTRAINT "photo_subject_is_whole" CHECK (num_nulls("photo"."subject_kind", "photo"."subject_id", "photo"."position") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "county" (
	"market" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "county_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "locality" (
	"market" text NOT NULL,
	"id" integer NOT NULL,
	"county_id" integer NOT NULL,
	"name" text NOT NULL,
	"postal_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "locality_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "pickup_point" (
	"market" text NOT NULL,
	"id" text NOT NULL,
	"carrier" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"locality_id" integer NOT NULL,
	"postal_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"hours" text NOT NULL,
	"synced_at" timestamp with time zone,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pickup_point_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "street" (
	"market" text NOT NULL,
	"id" integer NOT NULL,
	"locality_id" integer NOT NULL,
	"name" text NOT NULL,
	"postal_code" text NOT NULL,
	CONSTRAINT "street_market_id_pk" PRIMARY KEY("market","id")
);
--> statement-breakpoint
CREATE TABLE "failing_item" (
	"job" text NOT NULL,
	"item" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "failing_item_job_item_pk" PRIMARY KEY("job","item")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"market" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_text_market_key_version_pk" PRIMARY KEY("market","key","version")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"market" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"market" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "setting_market_key_pk" PRIMARY KEY("market","key")
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"label" text,
	"points" integer NOT NULL,
	"waived" integer DEFAULT 0 NOT NULL,
	"counts_from" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entry_once" UNIQUE("kind","subject"),
	CONSTRAINT "point_entry_not_nothing" CHECK ("point_entry"."points" <> 0 or "point_entry"."waived" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_notice" (
	"user_id" uuid NOT NULL,
	"market" text NOT NULL,
	"lapses_on" date NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_notice_user_id_market_lapses_on_pk" PRIMARY KEY("user_id","market","lapses_on")
);
--> statement-breakpoint
CREATE TABLE "price_book_entry" (
	"market" text NOT NULL,
	"item" text NOT NULL,
	"since_version" integer NOT NULL,
	"base_minor" bigint NOT NULL,
	CONSTRAINT "price_book_entry_market_item_since_version_pk" PRIMARY KEY("market","item","since_version"),
	CONSTRAINT "price_book_base_not_negative" CHECK ("price_book_entry"."base_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_book_version" (
	"market" text NOT NULL,
	"number" integer NOT NULL,
	"tables" jsonb NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_book_version_market_number_pk" PRIMARY KEY("market","number")
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"count" integer NOT NULL,
	"state" text NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"send_by" date NOT NULL,
	"words" text,
	"refund_way" text NOT NULL,
	"iban_sealed" text,
	"holder_sealed" text,
	"currency" text NOT NULL,
	"charges_minor" bigint NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "order_return_number_unique" UNIQUE("number"),
	CONSTRAINT "order_return_count" UNIQUE("order_id","count"),
	CONSTRAINT "order_return_once" UNIQUE("order_id","request_key"),
	CONSTRAINT "order_return_charges_not_negative" CHECK ("order_return"."charges_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_history" (
	"return_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_history_return_id_step_pk" PRIMARY KEY("return_id","step")
);
--> statement-breakpoint
CREATE TABLE "return_line" (
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"back_minor" bigint NOT NULL,
	"reason" text,
	"words" text,
	"is_held" boolean NOT NULL,
	"kept_minor" bigint,
	"found" text,
	"unit_to" text,
	CONSTRAINT "return_line_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_line_back_not_negative" CHECK ("return_line"."back_minor" >= 0),
	CONSTRAINT "return_line_kept_within" CHECK ("return_line"."kept_minor" between 0 and "return_line"."back_minor")
);
--> statement-breakpoint
CREATE TABLE "return_refund" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"position" integer,
	"sale_id" uuid,
	"listing_id" text,
	"product_id" text,
	"model_id" text NOT NULL,
	"brand_slug" text NOT NULL,
	"grade" text,
	"rating" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"shown_name" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"hidden_for" text,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "review_saleId_unique" UNIQUE("sale_id"),
	CONSTRAINT "review_one_per_line" UNIQUE("order_id","position"),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_of_purchase_has_line" CHECK (("review"."kind" = 'purchase') = ("review"."order_id" is not null)),
	CONSTRAINT "review_of_sale_has_sale" CHECK (("review"."kind" = 'sale') = ("review"."sale_id" is not null)),
	CONSTRAINT "review_of_purchase_has_device" CHECK ("review"."kind" = 'sale' or ("review"."listing_id" is not null and "review"."product_id" is not null
        and "review"."grade" is not null)),
	CONSTRAINT "review_hidden_has_reason" CHECK (("review"."state" = 'hidden') = ("review"."hidden_for" is not null)),
	CONSTRAINT "review_reply_has_time" CHECK (("review"."reply" is null) = ("review"."replied_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"sale_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_invitation_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "review_invitation_saleId_unique" UNIQUE("sale_id"),
	CONSTRAINT "review_invitation_of_one" CHECK (num_nonnulls("review_invitation"."order_id", "review_invitation"."sale_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"client_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_report_once" UNIQUE("review_id","client_hash")
);
--> statement-breakpoint
CREATE TABLE "review_stop" (
	"recipient_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_summary" (
	"market" text NOT NULL,
	"kind" text NOT NULL,
	"model_id" text NOT NULL,
	"n1" integer NOT NULL,
	"n2" integer NOT NULL,
	"n3" integer NOT NULL,
	"n4" integer NOT NULL,
	"n5" integer NOT NULL,
	CONSTRAINT "review_summary_market_kind_model_id_pk" PRIMARY KEY("market","kind","model_id"),
	CONSTRAINT "review_summary_not_negative" CHECK (least("review_summary"."n1", "review_summary"."n2", "review_summary"."n3", "review_summary"."n4", "review_summary"."n5") >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "sale_taken_over" (
	"sale_id" uuid PRIMARY KEY NOT NULL,
	"taker" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"market" text NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"device_type" text NOT NULL,
	"model_id" text NOT NULL,
	"title" text NOT NULL,
	"answers" jsonb NOT NULL,
	"book_version" text,
	"breakdown" jsonb,
	"currency" text NOT NULL,
	"offer_minor" bigint,
	"offered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"payout" text,
	"iban_sealed" text,
	"holder_sealed" text,
	"imei_sealed" text,
	"serial_sealed" text,
	"device_hash" text,
	"counted_as" text[] DEFAULT '{}' NOT NULL,
	"declared_at" timestamp with time zone,
	"sender_name" text,
	"sender_phone" text,
	"handover" jsonb,
	"send_by" date,
	"second_offer_minor" bigint,
	"paid_minor" bigint,
	"started_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"request_key" text,
	"request_hash" text,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"replaced_by" uuid,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "sale_number_unique" UNIQUE("number"),
	CONSTRAINT "sale_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "sale_offer_is_whole" CHECK ("sale"."state" in ('draft', 'cancelled') or ("sale"."offer_minor" is not null and "sale"."offered_at" is not null
        and "sale"."book_version" is not null and "sale"."breakdown" is not null)),
	CONSTRAINT "sale_money_not_negative" CHECK (least("sale"."offer_minor", "sale"."second_offer_minor", "sale"."paid_minor") >= 0)
);
--> statement-breakpoint
CREATE TABLE "sale_finding" (
	"sale_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"part" text NOT NULL,
	"declared" text NOT NULL,
	"found" text NOT NULL,
	"photo_path" text,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "sale_finding_sale_id_position_pk" PRIMARY KEY("sale_id","position")
);
--> statement-breakpoint
CREATE TABLE "sale_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sale_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"market" text NOT NULL,
	"county_id" text NOT NULL,
	"county" text NOT NULL,
	"locality_id" text NOT NULL,
	"locality" text NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"details" text,
	"postal_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battery_offer" (
	"id" text NOT NULL,
	"market" text NOT NULL,
	"device_type" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "battery_offer_market_device_type_pk" PRIMARY KEY("market","device_type"),
	CONSTRAINT "battery_price_not_negative" CHECK ("battery_offer"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "extra_service" (
	"market" text NOT NULL,
	"device_type" text NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"from_minor" bigint NOT NULL,
	"to_minor" bigint,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "extra_service_market_device_type_key_from_minor_pk" PRIMARY KEY("market","device_type","key","from_minor"),
	CONSTRAINT "extra_service_price_not_negative" CHECK ("extra_service"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"awb" text,
	"tracking_url" text,
	"label" "bytea",
	"next_poll_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "shipment_awb" UNIQUE("carrier","awb")
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
-- Unlogged: what is counted for minutes is worth no journal; a crash of the database begins it anew.
CREATE UNLOGGED TABLE "recent_try" (
	"key" text PRIMARY KEY NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE UNLOGGED TABLE "tally" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE UNLOGGED TABLE "used_solution" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" text,
	"market" text NOT NULL,
	"state" text NOT NULL,
	"serial_sealed" text NOT NULL,
	"imei_sealed" text,
	"serial_hash" text,
	"imei_hash" text,
	"battery_health" integer,
	"acquisition_minor" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"held_by" uuid,
	"held_until" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"sale_id" uuid,
	CONSTRAINT "unit_serialHash_unique" UNIQUE("serial_hash"),
	CONSTRAINT "unit_saleId_unique" UNIQUE("sale_id"),
	CONSTRAINT "unit_held_has_holder" CHECK (("unit"."state" = 'held') = ("unit"."held_by" is not null)),
	CONSTRAINT "unit_on_the_shelf_is_listed" CHECK ("unit"."listing_id" is not null or "unit"."state" in ('intake', 'grading', 'refurbishing', 'quarantined', 'scrapped', 'lost')),
	CONSTRAINT "unit_acquisition_not_negative" CHECK ("unit"."acquisition_minor" >= 0),
	CONSTRAINT "unit_battery_percent" CHECK ("unit"."battery_health" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "unit_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"code_hash" text NOT NULL,
	"currency" text NOT NULL,
	"original_minor" bigint NOT NULL,
	"left_minor" bigint NOT NULL,
	"user_id" uuid,
	"source_kind" text NOT NULL,
	"source_subject" text NOT NULL,
	"standing" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "voucher_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "voucher_once_per_source" UNIQUE("source_kind","source_subject"),
	CONSTRAINT "voucher_left_within" CHECK ("voucher"."left_minor" <= "voucher"."original_minor" and ("voucher"."left_minor" >= 0
        or ("voucher"."source_kind" = 'payout' and "voucher"."standing" <> 'pending'))),
	CONSTRAINT "voucher_pending_is_of_trade_in" CHECK ("voucher"."standing" <> 'pending' or "voucher"."source_kind" = 'payout')
);
--> statement-breakpoint
CREATE TABLE "voucher_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_entry_once_per_refund" UNIQUE("refund_id"),
	CONSTRAINT "voucher_entry_direction" CHECK (case "voucher_entry"."kind" when 'issue' then "voucher_entry"."amount_minor" > 0 when 'give-back' then "voucher_entry"."amount_minor" > 0
        when 'adjust' then true else "voucher_entry"."amount_minor" < 0 end),
	CONSTRAINT "voucher_entry_spend_is_payment" CHECK (("voucher_entry"."kind" = 'spend') = ("voucher_entry"."payment_id" is not null)),
	CONSTRAINT "voucher_entry_give_back_is_refund" CHECK (("voucher_entry"."kind" = 'give-back') = ("voucher_entry"."refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "warranty_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"market" text NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"cover" text NOT NULL,
	"problem" text NOT NULL,
	"words" text,
	"send_by" date NOT NULL,
	"received_on" date,
	"finding" text,
	"solution" text,
	"refund_id" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "warranty_claim_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "warranty_history" (
	"claim_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "warranty_history_claim_id_step_pk" PRIMARY KEY("claim_id","step")
);
--> statement-breakpoint
ALTER TABLE "acquisition_slip" ADD CONSTRAINT "acquisition_slip_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_document" ADD CONSTRAINT "cart_document_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessory_listing" ADD CONSTRAINT "accessory_listing_accessory_id_accessory_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."accessory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_claim" ADD CONSTRAINT "device_claim_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_claim" ADD CONSTRAINT "device_claim_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_tac" ADD CONSTRAINT "device_tac_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_account" ADD CONSTRAINT "member_account_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_session" ADD CONSTRAINT "member_session_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_event" ADD CONSTRAINT "inbound_event_parcel_id_inbound_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."inbound_parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_history" ADD CONSTRAINT "inbound_history_parcel_id_inbound_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."inbound_parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_address" ADD CONSTRAINT "order_address_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversal" ADD CONSTRAINT "payment_reversal_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversal" ADD CONSTRAINT "payment_reversal_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_notice" ADD CONSTRAINT "provider_notice_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_task" ADD CONSTRAINT "staff_task_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_history" ADD CONSTRAINT "payout_history_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_notice" ADD CONSTRAINT "payout_notice_transfer_id_payout_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."payout_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfer" ADD CONSTRAINT "payout_transfer_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfer" ADD CONSTRAINT "payout_transfer_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_uploaded_by_member_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locality" ADD CONSTRAINT "locality_market_county_id_county_market_id_fk" FOREIGN KEY ("market","county_id") REFERENCES "public"."county"("market","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD CONSTRAINT "pickup_point_market_locality_id_locality_market_id_fk" FOREIGN KEY ("market","locality_id") REFERENCES "public"."locality"("market","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street" ADD CONSTRAINT "street_market_locality_id_locality_market_id_fk" FOREIGN KEY ("market","locality_id") REFERENCES "public"."locality"("market","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notice" ADD CONSTRAINT "point_notice_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_book_entry" ADD CONSTRAINT "price_book_entry_market_since_version_price_book_version_market_number_fk" FOREIGN KEY ("market","since_version") REFERENCES "public"."price_book_version"("market","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_history" ADD CONSTRAINT "return_history_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_order_id_position_order_line_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refund" ADD CONSTRAINT "return_refund_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refund" ADD CONSTRAINT "return_refund_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_position_order_line_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_history" ADD CONSTRAINT "review_history_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_shelf" ADD CONSTRAINT "on_shelf_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_shelf" ADD CONSTRAINT "on_shelf_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_inspection" ADD CONSTRAINT "sale_inspection_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_reminder" ADD CONSTRAINT "sale_reminder_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_sent_back" ADD CONSTRAINT "sale_sent_back_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_taken_over" ADD CONSTRAINT "sale_taken_over_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_replaced_by_sale_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_finding" ADD CONSTRAINT "sale_finding_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_history" ADD CONSTRAINT "sale_history_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_address" ADD CONSTRAINT "saved_address_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_event" ADD CONSTRAINT "shipment_event_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_history" ADD CONSTRAINT "unit_history_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_history" ADD CONSTRAINT "warranty_history_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_document_expires_at_index" ON "cart_document" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_product_id_market_index" ON "listing" USING btree ("product_id","market");--> statement-breakpoint
CREATE INDEX "model_search" ON "model" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_model_id_index" ON "product" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "contact_message_market_sent_at_index" ON "contact_message" USING btree ("market","sent_at");--> statement-breakpoint
CREATE INDEX "device_claim_by_unit" ON "device_claim" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "device_claim_by_sale" ON "device_claim" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "device_tac_model_id_index" ON "device_tac" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "burnt_token_expires_at_index" ON "burnt_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_account_user_id_index" ON "member_account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account_of" ON "member_account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "member_session_user_id_index" ON "member_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_session_expires_at_index" ON "member_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires_at_index" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "inbound_of_subject" ON "inbound_parcel" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_one_at_a_time" ON "inbound_parcel" USING btree ("subject_kind","subject_id") WHERE state in ('preparing', 'label-created', 'pickup-failed', 'handed-over', 'in-transit');--> statement-breakpoint
CREATE INDEX "inbound_to_poll" ON "inbound_parcel" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "inbound_to_expire" ON "inbound_parcel" USING btree ("market","send_by") WHERE state in ('label-created', 'pickup-failed');--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_per_order" ON "invoice" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_credit_per_refund" ON "invoice" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoice_order_id_index" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_at_index" ON "order_history" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_one_live_per_unit" ON "order_line" USING btree ("unit_id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "orders_market_state_placed_at_index" ON "orders" USING btree ("market","state","placed_at");--> statement-breakpoint
CREATE INDEX "orders_counted_as" ON "orders" USING gin ("counted_as");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower(contact_email),"placed_at");--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("payable_until") WHERE payable_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live_per_order" ON "payment" USING btree ("order_id") WHERE state in ('created', 'action-required', 'pending-review', 'authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_due_per_order" ON "payment" USING btree ("order_id") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "payment_by_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_to_poll" ON "payment" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "payment_by_provider_ref" ON "payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_by_capture_ref" ON "payment" USING btree ("provider","capture_ref") WHERE capture_ref is not null;--> statement-breakpoint
CREATE INDEX "payment_reversal_open" ON "payment_reversal" USING btree ("order_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "provider_notice_due" ON "provider_notice" USING btree ("next_attempt_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "refund_order_id_index" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment_id_index" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "staff_task_open" ON "staff_task" USING btree ("market","created_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "payouts_to_send" ON "payout" USING btree ("due_on") WHERE state in ('due', 'failed');--> statement-breakpoint
CREATE INDEX "payout_history_payout_id_at_index" ON "payout_history" USING btree ("payout_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_transfer" ON "payout_transfer" USING btree ("payout_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "transfers_to_ask" ON "payout_transfer" USING btree ("next_try_at") WHERE state in ('open', 'sent');--> statement-breakpoint
CREATE INDEX "payout_transfer_batch_id_index" ON "payout_transfer" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "photo_of_subject" ON "photo" USING btree ("subject_id","subject_kind","position");--> statement-breakpoint
CREATE INDEX "photo_waiting" ON "photo" USING btree ("created_at") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "photo_uploaded_by_index" ON "photo" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "photo_by_client" ON "photo" USING btree ("client_hash") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "locality_market_county_id_index" ON "locality" USING btree ("market","county_id");--> statement-breakpoint
CREATE INDEX "pickup_point_market_carrier_kind_index" ON "pickup_point" USING btree ("market","carrier","kind");--> statement-breakpoint
CREATE INDEX "street_market_locality_id_name_index" ON "street" USING btree ("market","locality_id","name");--> statement-breakpoint
CREATE INDEX "mail_order_id_index" ON "mail" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_created_at_index" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_in_clear" ON "mail" USING btree ("id") WHERE starts_with(body_sealed, '{');--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "point_entry_user_id_market_at_index" ON "point_entry" USING btree ("user_id","market","at");--> statement-breakpoint
CREATE INDEX "point_entry_order_id_index" ON "point_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_to_send" ON "order_return" USING btree ("send_by") WHERE state = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "return_line_one_held" ON "return_line" USING btree ("order_id","position") WHERE is_held;--> statement-breakpoint
CREATE INDEX "return_refund_return_id_index" ON "return_refund" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("market","kind","written_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "review_highest" ON "review" USING btree ("market","kind","rating","written_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "review_lowest" ON "review" USING btree ("market","kind","rating","written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "review_of_brand" ON "review" USING btree ("market","brand_slug","written_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "review_of_model" ON "review" USING btree ("market","model_id","written_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "review_history_review_id_at_index" ON "review_history" USING btree ("review_id","at");--> statement-breakpoint
CREATE INDEX "facet_cell_scope" ON "facet_cell" USING btree ("market","type","brand_slug");--> statement-breakpoint
CREATE INDEX "model_cell_scope" ON "model_cell" USING btree ("market","type","brand_slug");--> statement-breakpoint
CREATE INDEX "on_shelf_newest" ON "on_shelf" USING btree ("market","type","year" DESC NULLS LAST,"listed_at" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "on_shelf_saving" ON "on_shelf" USING btree ("market","type","saving" DESC NULLS LAST,"listing_id");--> statement-breakpoint
CREATE INDEX "on_shelf_best_known" ON "on_shelf" USING btree ("market","model_id","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "on_shelf_model_price" ON "on_shelf" USING btree ("market","model_id","price_minor");--> statement-breakpoint
CREATE INDEX "on_shelf_brand_price" ON "on_shelf" USING btree ("market","type","brand_slug","band","price_minor");--> statement-breakpoint
CREATE INDEX "on_shelf_cell" ON "on_shelf" USING btree ("market","type","brand_slug","storage","color","grade");--> statement-breakpoint
CREATE INDEX "price_cell_brand" ON "price_cell" USING btree ("market","type","brand_slug","band");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("listing_id","email") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "stock_alert_email_index" ON "stock_alert" USING btree ("email");--> statement-breakpoint
CREATE INDEX "value_cell_scope" ON "value_cell" USING btree ("market","type","brand_slug","key","step");--> statement-breakpoint
CREATE INDEX "value_cell_any_price" ON "value_cell" USING btree ("market","type","brand_slug") WHERE step = -1;--> statement-breakpoint
CREATE INDEX "value_cell_brand" ON "value_cell" USING btree ("market","type","step") WHERE key = 'brand';--> statement-breakpoint
CREATE INDEX "sales_by_user" ON "sale" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "sales_by_email" ON "sale" USING btree (lower(email),"started_at");--> statement-breakpoint
CREATE INDEX "sale_market_state_started_at_index" ON "sale" USING btree ("market","state","started_at");--> statement-breakpoint
CREATE INDEX "sales_counted_as" ON "sale" USING gin ("counted_as");--> statement-breakpoint
CREATE INDEX "sales_to_expire" ON "sale" USING btree ("expires_at") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "sale_one_of_a_device" ON "sale" USING btree ("device_hash") WHERE state not in ('draft', 'offered', 'paid', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled');--> statement-breakpoint
CREATE INDEX "sale_history_sale_id_at_index" ON "sale_history" USING btree ("sale_id","at");--> statement-breakpoint
CREATE INDEX "saved_address_user_id_market_index" ON "saved_address" USING btree ("user_id","market");--> statement-breakpoint
CREATE INDEX "shipment_order_id_index" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_to_poll" ON "shipment" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "unit_to_hash" ON "unit" USING btree ("id") WHERE imei_sealed is not null and imei_hash is null;--> statement-breakpoint
CREATE INDEX "unit_available" ON "unit" USING btree ("listing_id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "unit_held" ON "unit" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "unit_history_unit_id_at_index" ON "unit_history" USING btree ("unit_id","at");--> statement-breakpoint
CREATE INDEX "voucher_by_member" ON "voucher" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "voucher_to_expire" ON "voucher" USING btree ("expires_at") WHERE left_minor > 0;--> statement-breakpoint
CREATE INDEX "voucher_entry_voucher_id_at_index" ON "voucher_entry" USING btree ("voucher_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entry_one_spend" ON "voucher_entry" USING btree ("voucher_id","order_id") WHERE kind = 'spend';--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entry_one_spend_per_payment" ON "voucher_entry" USING btree ("payment_id") WHERE kind = 'spend';--> statement-breakpoint
CREATE INDEX "warranty_claim_of_line" ON "warranty_claim" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claim_one_at_a_time" ON "warranty_claim" USING btree ("order_id","position") WHERE state not in ('closed', 'cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "warranty_claim_by_state" ON "warranty_claim" USING btree ("market","state","opened_at");
--> statement-breakpoint
-- The two ends of a range of prices are counted from this index alone.
CREATE INDEX on_shelf_price ON on_shelf (market, type, band, price_minor, listing_id)
INCLUDE (brand_slug, storage, color, grade, ram, cpu, size, connectivity, material);
--> statement-breakpoint
-- Lists are walked, models counted, and the cheapest listing of a model found, in these indexes alone.
CREATE INDEX on_shelf_relevance ON on_shelf (market, type, popularity DESC NULLS LAST, listing_id)
INCLUDE (brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, model_id, band, price_minor);
--> statement-breakpoint
CREATE INDEX on_shelf_model ON on_shelf (market, model_id, storage, color, grade)
INCLUDE (ram, size, price_minor, listing_id);
--> statement-breakpoint
-- What is chosen most often beside or without a brand is counted in these alone.
CREATE INDEX facet_cell_look ON facet_cell (market, type, storage, color) INCLUDE (brand_slug, n);
--> statement-breakpoint
CREATE INDEX facet_cell_power ON facet_cell (market, type, ram, cpu) INCLUDE (n);
--> statement-breakpoint
-- listing.stock = its units in state 'listed'; rows change in the order of their ids, so that two carts cannot deadlock here.
CREATE FUNCTION unit_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET stock = listing.stock + added.n
  FROM (SELECT listing_id, count(*) AS n FROM new_rows WHERE state = 'listed' GROUP BY listing_id ORDER BY listing_id) added
  WHERE listing.id = added.listing_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unit_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE change record;
BEGIN
  FOR change IN
    SELECT listing_id, sum(n) AS n FROM (
      SELECT listing_id, 1 AS n FROM new_rows WHERE state = 'listed'
      UNION ALL
      SELECT listing_id, -1 AS n FROM old_rows WHERE state = 'listed'
    ) moved GROUP BY listing_id HAVING sum(n) <> 0 ORDER BY listing_id
  LOOP
    UPDATE listing SET stock = stock + change.n WHERE id = change.listing_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unit_added AFTER INSERT ON unit REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION unit_added();
--> statement-breakpoint
CREATE TRIGGER unit_changed AFTER UPDATE ON unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION unit_changed();
--> statement-breakpoint
-- How a stored value is written in a filter's address: "128 GB" as 128-gb.
CREATE FUNCTION facet_slug(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(BOTH '-' FROM regexp_replace(lower(value), '[^a-z0-9]+', '-', 'g'))
$$;
--> statement-breakpoint
CREATE SEQUENCE order_serial_ro;
--> statement-breakpoint
CREATE SEQUENCE order_serial_bg;
--> statement-breakpoint
CREATE SEQUENCE order_serial_hu;
--> statement-breakpoint
CREATE SEQUENCE order_serial_gr;
--> statement-breakpoint
-- Prices in steps of a tenth. A band rises with its price, so that whoever sorts by band and price sorts by price.
CREATE FUNCTION price_band(minor bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(ln(greatest(minor, 1)) / ln(1.1))::integer
$$;
--> statement-breakpoint
-- What on_shelf says of a listing, whether it has stock or not.
CREATE VIEW shelf_of_listing AS
SELECT l.id AS listing_id, l.market, m.type, m.brand_slug,
  facet_slug(coalesce(p.storage, '')) AS storage, coalesce(p.color ->> 'family', '') AS color, l.grade,
  facet_slug(coalesce(p.ram, '')) AS ram, facet_slug(coalesce(p.cpu, '')) AS cpu, facet_slug(coalesce(p.size, '')) AS size,
  facet_slug(coalesce(p.connectivity, '')) AS connectivity, facet_slug(coalesce(p.material, '')) AS material,
  m.id AS model_id, l.price_minor, price_band(l.price_minor) AS band, l.popularity, m.year, l.listed_at,
  coalesce(1 - l.price_minor::double precision / nullif(l.new_price_minor, 0), -1) AS saving,
  l.stock
FROM listing l JOIN product p ON p.id = l.product_id JOIN model m ON m.id = p.model_id;
--> statement-breakpoint
-- Puts listings on the shelf and counts them; the cells get a row of +1 each, folded later.
CREATE FUNCTION shelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO on_shelf (listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      model_id, price_minor, band, popularity, year, listed_at, saving)
    SELECT listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      model_id, price_minor, band, popularity, year, listed_at, saving
    FROM shelf_of_listing WHERE listing_id = ANY (ids)
    ON CONFLICT DO NOTHING
    RETURNING *
  ), by_model AS (
    INSERT INTO model_cell (market, type, brand_slug, model_id, n)
    SELECT market, type, brand_slug, model_id, count(*) FROM added GROUP BY 1, 2, 3, 4
  ), by_price AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*)
    FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  )
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    count(*), min(price_minor), max(price_minor)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
$$;
--> statement-breakpoint
CREATE FUNCTION unshelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM on_shelf WHERE listing_id = ANY (ids) RETURNING *
  ), by_model AS (
    INSERT INTO model_cell (market, type, brand_slug, model_id, n)
    SELECT market, type, brand_slug, model_id, -count(*) FROM gone GROUP BY 1, 2, 3, 4
  ), by_price AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, -count(*)
    FROM gone GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  )
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, -count(*)
  FROM gone GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
$$;
--> statement-breakpoint
-- What lists sort by has changed; a new price also widens its cell's bounds, and may be of another band.
CREATE FUNCTION reshelve(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH before AS MATERIALIZED (
    SELECT listing_id, band FROM on_shelf WHERE listing_id = ANY (ids) FOR UPDATE
  ), changed AS (
    UPDATE on_shelf s SET price_minor = v.price_minor, band = v.band, popularity = v.popularity, listed_at = v.listed_at,
      saving = v.saving
    FROM shelf_of_listing v JOIN before b USING (listing_id) WHERE v.listing_id = s.listing_id
    RETURNING s.*, b.band AS band_before
  ), by_price AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, moved.band, moved.n
    FROM changed CROSS JOIN LATERAL (VALUES (changed.band_before, -1), (changed.band, 1)) AS moved (band, n)
    WHERE changed.band <> changed.band_before
  )
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, 0, price_minor, price_minor
  FROM changed
$$;
--> statement-breakpoint
CREATE FUNCTION listing_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shelve(array_agg(id ORDER BY id)) FROM new_rows WHERE stock > 0 HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Stock appears, goes, or what is sorted by changes; whoever waits for a listing is written to once it has stock.
CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unshelve(array_agg(o.id ORDER BY o.id))
  FROM old_rows o JOIN new_rows n USING (id) WHERE o.stock > 0 AND n.stock = 0 HAVING count(*) > 0;
  PERFORM shelve(array_agg(o.id ORDER BY o.id))
  FROM old_rows o JOIN new_rows n USING (id) WHERE o.stock = 0 AND n.stock > 0 HAVING count(*) > 0;
  PERFORM reshelve(array_agg(o.id ORDER BY o.id))
  FROM old_rows o JOIN new_rows n USING (id)
  WHERE o.stock > 0 AND n.stock > 0
    AND (o.price_minor, o.popularity, o.listed_at, o.new_price_minor) IS DISTINCT FROM (n.price_minor, n.popularity, n.listed_at, n.new_price_minor)
  HAVING count(*) > 0;
  INSERT INTO outbox (id, topic, payload, created_at, next_attempt_at)
  SELECT gen_random_uuid(), 'stock-alert', jsonb_build_object('listingId', n.id), now(), now()
  FROM old_rows o JOIN new_rows n USING (id)
  WHERE o.stock = 0 AND n.stock > 0
    AND EXISTS (SELECT FROM stock_alert a WHERE a.listing_id = n.id AND a.sent_at IS NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_added AFTER INSERT ON listing REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION listing_added();
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER UPDATE ON listing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
--> statement-breakpoint
-- How each facet of new products is written for people.
CREATE FUNCTION product_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_label (key, value, label)
  SELECT key, facet_slug(label), min(label)
  FROM new_rows p CROSS JOIN LATERAL (VALUES
    ('storage', p.storage), ('ram', p.ram), ('cpu', p.cpu), ('size', p.size), ('connectivity', p.connectivity), ('material', p.material)
  ) AS each (key, label)
  WHERE label IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_added AFTER INSERT ON product REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION product_added();
--> statement-breakpoint
CREATE FUNCTION model_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_label (key, value, label)
  SELECT 'brand', brand_slug, min(brand) FROM new_rows GROUP BY 2 ORDER BY 2 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER model_added AFTER INSERT ON model REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION model_added();
--> statement-breakpoint
-- Makes one row of a cell's many, counted anew from the shelf; returns how many cells. One folder at a time: the
-- statement after the lock sees what the folder before it wrote.
CREATE FUNCTION fold_facets(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE folded integer; folded_prices integer; folded_models integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7305813) THEN RETURN 0; END IF;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material
    FROM facet_cell GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM facet_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.storage, c.color, c.grade, c.ram, c.cpu, c.size, c.connectivity, c.material)
        = (t.market, t.type, t.brand_slug, t.storage, t.color, t.grade, t.ram, t.cpu, t.size, t.connectivity, t.material)
  ), counted AS (
    INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
      count(*), min(price_minor), max(price_minor)
    FROM touched JOIN on_shelf USING (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material)
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
  )
  SELECT count(*) INTO folded FROM touched;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, model_id FROM model_cell GROUP BY 1, 2, 3, 4
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM model_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.model_id) = (t.market, t.type, t.brand_slug, t.model_id)
  ), counted AS (
    INSERT INTO model_cell (market, type, brand_slug, model_id, n)
    SELECT market, type, brand_slug, model_id, count(*) FROM touched JOIN on_shelf USING (market, type, brand_slug, model_id)
    GROUP BY 1, 2, 3, 4
  )
  SELECT count(*) INTO folded_models FROM touched;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band
    FROM price_cell GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM price_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.storage, c.color, c.grade, c.ram, c.cpu, c.size, c.connectivity, c.material, c.band)
        = (t.market, t.type, t.brand_slug, t.storage, t.color, t.grade, t.ram, t.cpu, t.size, t.connectivity, t.material, t.band)
  ), counted AS (
    INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
    SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*)
    FROM touched JOIN on_shelf USING (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band)
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
  )
  SELECT count(*) INTO folded_prices FROM touched;
  RETURN folded + folded_prices + folded_models;
END $$;
--> statement-breakpoint
-- Everything anew from the listings: after a bulk load that went past the triggers.
CREATE FUNCTION rebuild_shelf() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE on_shelf, facet_cell, price_cell, model_cell;
  INSERT INTO on_shelf (listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    model_id, price_minor, band, popularity, year, listed_at, saving)
  SELECT listing_id, market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    model_id, price_minor, band, popularity, year, listed_at, saving
  FROM shelf_of_listing WHERE stock > 0 ORDER BY market, type, brand_slug, model_id, listing_id;
  INSERT INTO facet_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, n, low, high)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material,
    count(*), min(price_minor), max(price_minor)
  FROM on_shelf GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ORDER BY 1, 2, 3;
  INSERT INTO price_cell (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, n)
  SELECT market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*)
  FROM on_shelf GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 ORDER BY 1, 2, 12;
  INSERT INTO model_cell (market, type, brand_slug, model_id, n)
  SELECT market, type, brand_slug, model_id, count(*) FROM on_shelf GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3;
  INSERT INTO facet_label (key, value, label)
  SELECT 'brand', brand_slug, min(brand) FROM model GROUP BY 2
  UNION ALL
  SELECT key, facet_slug(label), min(label)
  FROM product p CROSS JOIN LATERAL (VALUES
    ('storage', p.storage), ('ram', p.ram), ('cpu', p.cpu), ('size', p.size), ('connectivity', p.connectivity), ('material', p.material)
  ) AS each (key, label)
  WHERE label IS NOT NULL GROUP BY 1, 2
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- Where a price's step begins: whole prices of two digits and zeros are a step each, and so is what lies between two of
-- them. 1700.00 is its own step, 1799.00 is of the one that begins with 1700.01.
CREATE FUNCTION price_step(minor bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT minor - minor % width + least(minor % width, 1)
  FROM (SELECT (10 ^ greatest(length(minor::text) - 2, 0))::bigint AS width) of
$$;
--> statement-breakpoint
-- What is counted of a listing: each value it has, at any price (-1) and in the step of its own.
CREATE FUNCTION shelf_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
  SELECT s.market, s.type, s.brand_slug, v.key, v.value, at.step, count(*)
  FROM new_rows s CROSS JOIN LATERAL (VALUES (-1), (price_step(s.price_minor))) AS at (step)
  CROSS JOIN LATERAL (VALUES
    ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
    ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
  ) AS v (key, value)
  WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION shelf_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
  SELECT s.market, s.type, s.brand_slug, v.key, v.value, at.step, -count(*)
  FROM old_rows s CROSS JOIN LATERAL (VALUES (-1), (price_step(s.price_minor))) AS at (step)
  CROSS JOIN LATERAL (VALUES
    ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
    ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
  ) AS v (key, value)
  WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only prices change of what is counted here: the facets of a listing stay what they are.
CREATE FUNCTION shelf_repriced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
  SELECT s.market, s.type, s.brand_slug, v.key, v.value, moved.step, sum(moved.n)
  FROM new_rows s JOIN old_rows o USING (listing_id)
  CROSS JOIN LATERAL (VALUES (price_step(o.price_minor), -1), (price_step(s.price_minor), 1)) AS moved (step, n)
  CROSS JOIN LATERAL (VALUES
    ('brand', s.brand_slug), ('storage', s.storage), ('color', s.color), ('grade', s.grade), ('ram', s.ram), ('cpu', s.cpu),
    ('size', s.size), ('connectivity', s.connectivity), ('material', s.material)
  ) AS v (key, value)
  WHERE v.value <> '' AND price_step(o.price_minor) <> price_step(s.price_minor)
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION shelf_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE value_cell;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shelf_added AFTER INSERT ON on_shelf REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION shelf_added();
--> statement-breakpoint
CREATE TRIGGER shelf_removed AFTER DELETE ON on_shelf REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION shelf_removed();
--> statement-breakpoint
CREATE TRIGGER shelf_repriced AFTER UPDATE ON on_shelf REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION shelf_repriced();
--> statement-breakpoint
CREATE TRIGGER shelf_emptied AFTER TRUNCATE ON on_shelf FOR EACH STATEMENT EXECUTE FUNCTION shelf_emptied();
--> statement-breakpoint
-- Makes one row of the many of a value and step, their sum; returns how many sums. One folder at a time, the one of
-- fold_facets(). What is added meanwhile is not seen, so it stays and counts.
CREATE FUNCTION fold_values(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7305813) THEN RETURN 0; END IF;
  WITH touched AS MATERIALIZED (
    SELECT market, type, brand_slug, key, value, step FROM value_cell GROUP BY 1, 2, 3, 4, 5, 6
    HAVING count(*) > 1 OR sum(n) = 0 ORDER BY count(*) DESC LIMIT most
  ), gone AS (
    DELETE FROM value_cell c USING touched t
    WHERE (c.market, c.type, c.brand_slug, c.key, c.value, c.step) = (t.market, t.type, t.brand_slug, t.key, t.value, t.step)
    RETURNING c.*
  ), added AS (
    INSERT INTO value_cell (market, type, brand_slug, key, value, step, n)
    SELECT market, type, brand_slug, key, value, step, sum(n) FROM gone GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(n) <> 0
  )
  SELECT count(*) INTO folded FROM touched;
  RETURN folded;
END $$;
--> statement-breakpoint
-- Whether a member trades in a device that the shop delivered to them.
CREATE FUNCTION is_own_delivered(unit_id uuid, member_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT exists (
    SELECT FROM unit u JOIN order_line l ON l.unit_id = u.id AND l.is_live JOIN orders o ON o.id = l.order_id
    WHERE u.id = is_own_delivered.unit_id AND u.state = 'delivered' AND o.user_id = member_id
  )
$$;
--> statement-breakpoint
-- A trade-in claims its device when it is accepted, and leaves it when it ends without a purchase. A paid one keeps the
-- claim until its unit takes it over.
CREATE FUNCTION sale_claims_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.device_hash IS NULL OR NEW.state = 'paid' THEN
    RETURN NULL;
  END IF;
  IF NEW.state IN ('draft', 'offered', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled') THEN
    DELETE FROM device_claim WHERE sale_id = NEW.id AND unit_id IS NULL;
    UPDATE device_claim SET sale_id = NULL WHERE sale_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO device_claim (hash, sale_id) VALUES (NEW.device_hash, NEW.id)
  ON CONFLICT (hash) DO UPDATE SET sale_id = NEW.id
  WHERE device_claim.sale_id = NEW.id
    OR (device_claim.sale_id IS NULL AND is_own_delivered(device_claim.unit_id, NEW.user_id));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the device of this trade-in stands elsewhere'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'device_claim_pkey';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sale_claims_device AFTER INSERT OR UPDATE OF state, device_hash ON sale
FOR EACH ROW EXECUTE FUNCTION sale_claims_device();
--> statement-breakpoint
-- A unit claims its serial and its IMEI as it comes into stock: nobody else may have them but the trade-in it was bought by.
CREATE FUNCTION units_claim_devices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
  claimed bigint;
BEGIN
  SELECT count(DISTINCT h.hash) INTO given
  FROM new_rows n CROSS JOIN LATERAL (VALUES (n.serial_hash), (n.imei_hash)) AS h (hash) WHERE h.hash IS NOT NULL;
  IF given = 0 THEN
    RETURN NULL;
  END IF;
  WITH own AS (
    SELECT DISTINCT h.hash, n.id, n.sale_id
    FROM new_rows n CROSS JOIN LATERAL (VALUES (n.serial_hash), (n.imei_hash)) AS h (hash) WHERE h.hash IS NOT NULL
  ), written AS (
    INSERT INTO device_claim (hash, unit_id) SELECT hash, id FROM own
    ON CONFLICT (hash) DO UPDATE SET unit_id = excluded.unit_id, sale_id = NULL
    WHERE device_claim.sale_id = (SELECT own.sale_id FROM own WHERE own.hash = excluded.hash)
    RETURNING 1
  ) SELECT count(*) INTO claimed FROM written;
  IF claimed < given THEN
    RAISE EXCEPTION 'a device that comes into stock stands elsewhere'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'device_claim_pkey';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER units_claim_devices AFTER INSERT ON unit REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION units_claim_devices();
