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
	"listing_id" text NOT NULL,
	"product_id" text NOT NULL,
	"model_id" text NOT NULL,
	"brand_slug" text NOT NULL,
	"grade" text NOT NULL,
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
	CONSTRAINT "review_one_per_line" UNIQUE("order_id","position"),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_of_purchase_has_line" CHECK (("review"."kind" = 'purchase') = ("review"."order_id" is not null)),
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
	"order_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_invitation_orderId_unique" UNIQUE("order_id")
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
	"payout" text,
	"second_offer_minor" bigint,
	"paid_minor" bigint,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_number_unique" UNIQUE("number"),
	CONSTRAINT "sale_offer_is_whole" CHECK ("sale"."state" = 'draft' or ("sale"."offer_minor" is not null and "sale"."offered_at" is not null
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
	CONSTRAINT "voucher_left_within" CHECK ("voucher"."left_minor" between 0 and "voucher"."original_minor")
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
ALTER TABLE "refund" ADD COLUMN "holder_sealed" text;--> statement-breakpoint
ALTER TABLE "inbound_event" ADD CONSTRAINT "inbound_event_parcel_id_inbound_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."inbound_parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_history" ADD CONSTRAINT "inbound_history_parcel_id_inbound_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."inbound_parcel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_uploaded_by_member_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "review" ADD CONSTRAINT "review_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_position_order_line_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_history" ADD CONSTRAINT "review_history_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_finding" ADD CONSTRAINT "sale_finding_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_history" ADD CONSTRAINT "sale_history_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_user_id_member_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entry" ADD CONSTRAINT "voucher_entry_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_history" ADD CONSTRAINT "warranty_history_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_of_subject" ON "inbound_parcel" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_one_at_a_time" ON "inbound_parcel" USING btree ("subject_kind","subject_id") WHERE state in ('preparing', 'label-created', 'pickup-failed', 'handed-over', 'in-transit');--> statement-breakpoint
CREATE INDEX "inbound_to_poll" ON "inbound_parcel" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "inbound_to_expire" ON "inbound_parcel" USING btree ("market","send_by") WHERE state in ('label-created', 'pickup-failed');--> statement-breakpoint
CREATE INDEX "photo_of_subject" ON "photo" USING btree ("subject_id","subject_kind","position");--> statement-breakpoint
CREATE INDEX "photo_waiting" ON "photo" USING btree ("created_at") WHERE subject_id is null;--> statement-breakpoint
CREATE INDEX "photo_uploaded_by_index" ON "photo" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "photo_by_client" ON "photo" USING btree ("client_hash") WHERE subject_id is null;--> statement-breakpoint
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
CREATE INDEX "sales_by_user" ON "sale" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "sales_by_email" ON "sale" USING btree (lower(email),"started_at");--> statement-breakpoint
CREATE INDEX "sale_market_state_started_at_index" ON "sale" USING btree ("market","state","started_at");--> statement-breakpoint
CREATE INDEX "sale_history_sale_id_at_index" ON "sale_history" USING btree ("sale_id","at");--> statement-breakpoint
CREATE INDEX "voucher_by_member" ON "voucher" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "voucher_to_expire" ON "voucher" USING btree ("expires_at") WHERE left_minor > 0;--> statement-breakpoint
CREATE INDEX "voucher_entry_voucher_id_at_index" ON "voucher_entry" USING btree ("voucher_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entry_one_spend" ON "voucher_entry" USING btree ("voucher_id","order_id") WHERE kind = 'spend';--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_entry_one_spend_per_payment" ON "voucher_entry" USING btree ("payment_id") WHERE kind = 'spend';--> statement-breakpoint
CREATE INDEX "warranty_claim_of_line" ON "warranty_claim" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claim_one_at_a_time" ON "warranty_claim" USING btree ("order_id","position") WHERE state not in ('closed', 'cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "warranty_claim_by_state" ON "warranty_claim" USING btree ("market","state","opened_at");