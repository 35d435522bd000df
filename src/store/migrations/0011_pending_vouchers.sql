UPDATE "voucher" SET "standing" = 'pending' WHERE "standing" = 'held';--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_waiting_has_end";--> statement-breakpoint
ALTER TABLE "voucher" DROP CONSTRAINT "voucher_left_within";--> statement-breakpoint
DROP INDEX "orders_to_expire";--> statement-breakpoint
DROP INDEX "payment_one_live_per_order";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_due_per_order" ON "payment" USING btree ("order_id") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("payable_until") WHERE payable_until is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live_per_order" ON "payment" USING btree ("order_id") WHERE state in ('created', 'action-required', 'pending-review', 'authorized');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_waiting_has_end" CHECK (case "orders"."state" when 'awaiting-payment' then "orders"."payable_until" is not null
        when 'awaiting-trade-in' then true else "orders"."payable_until" is null end);--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_pending_is_of_trade_in" CHECK ("voucher"."standing" <> 'pending' or "voucher"."source_kind" = 'payout');--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_left_within" CHECK ("voucher"."left_minor" <= "voucher"."original_minor" and ("voucher"."left_minor" >= 0
        or ("voucher"."source_kind" = 'payout' and "voucher"."standing" <> 'pending')));