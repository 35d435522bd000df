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
	"client_hash" text NOT NULL,
	"wants_newsletter" boolean DEFAULT false NOT NULL,
	"agreed_texts" jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_money_not_negative" CHECK (least("orders"."items_minor", "orders"."discount_minor", "orders"."delivery_minor", "orders"."collection_fee_minor", "orders"."total_minor") >= 0),
	CONSTRAINT "orders_total_is_sum" CHECK ("orders"."total_minor" = "orders"."items_minor" - "orders"."discount_minor" + "orders"."delivery_minor" + "orders"."collection_fee_minor")
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
	CONSTRAINT "payment_amount_not_negative" CHECK ("payment"."amount_minor" >= 0)
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
CREATE TABLE "shipment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"html" text NOT NULL,
	"plain" text NOT NULL,
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
CREATE TABLE "unit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" text NOT NULL,
	"market" text NOT NULL,
	"state" text NOT NULL,
	"serial_sealed" text NOT NULL,
	"imei_sealed" text,
	"battery_health" integer,
	"acquisition_minor" bigint NOT NULL,
	"tax_scheme" text NOT NULL,
	"held_by" uuid,
	"held_until" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_held_has_holder" CHECK (("unit"."state" = 'held') = ("unit"."held_by" is not null)),
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
ALTER TABLE "accessory_listing" ADD CONSTRAINT "accessory_listing_accessory_id_accessory_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."accessory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_address" ADD CONSTRAINT "order_address_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locality" ADD CONSTRAINT "locality_market_county_id_county_market_id_fk" FOREIGN KEY ("market","county_id") REFERENCES "public"."county"("market","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD CONSTRAINT "pickup_point_market_locality_id_locality_market_id_fk" FOREIGN KEY ("market","locality_id") REFERENCES "public"."locality"("market","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street" ADD CONSTRAINT "street_market_locality_id_locality_market_id_fk" FOREIGN KEY ("market","locality_id") REFERENCES "public"."locality"("market","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_history" ADD CONSTRAINT "unit_history_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_product_id_market_index" ON "listing" USING btree ("product_id","market");--> statement-breakpoint
CREATE INDEX "product_model_id_index" ON "product" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_at_index" ON "order_history" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_one_live_per_unit" ON "order_line" USING btree ("unit_id") WHERE is_live;--> statement-breakpoint
CREATE INDEX "orders_market_state_placed_at_index" ON "orders" USING btree ("market","state","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_client" ON "orders" USING btree ("client_hash","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower(contact_email),"placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live_per_order" ON "payment" USING btree ("order_id") WHERE state not in ('declined', 'cancelled', 'expired', 'refused');--> statement-breakpoint
CREATE INDEX "shipment_order_id_index" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "locality_market_county_id_index" ON "locality" USING btree ("market","county_id");--> statement-breakpoint
CREATE INDEX "pickup_point_market_carrier_kind_index" ON "pickup_point" USING btree ("market","carrier","kind");--> statement-breakpoint
CREATE INDEX "street_market_locality_id_name_index" ON "street" USING btree ("market","locality_id","name");--> statement-breakpoint
CREATE INDEX "mail_order_id_index" ON "mail" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_created_at_index" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "unit_available" ON "unit" USING btree ("listing_id") WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "unit_held" ON "unit" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "unit_history_unit_id_at_index" ON "unit_history" USING btree ("unit_id","at");