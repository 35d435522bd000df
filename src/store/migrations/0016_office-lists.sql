CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("market","sent_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "member_market_created_at_index" ON "member" USING btree ("market","created_at");--> statement-breakpoint
CREATE INDEX "member_by_words" ON "member" USING gin (to_tsvector('simple', name));--> statement-breakpoint
CREATE INDEX "inbound_history_arrived" ON "inbound_history" USING btree ("at") WHERE to_state = 'arrived';--> statement-breakpoint
CREATE INDEX "inbound_by_number" ON "inbound_parcel" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoice_market_issued_at_index" ON "invoice" USING btree ("market","issued_at");--> statement-breakpoint
CREATE INDEX "order_history_handed_over" ON "order_history" USING btree ("at") WHERE subject = 'shipment' and to_state = 'handed-over';--> statement-breakpoint
CREATE INDEX "order_line_by_unit" ON "order_line" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "payment_on_delivery" ON "payment" USING btree ("state","created_at") WHERE state in ('due', 'collected', 'remitted');--> statement-breakpoint
CREATE INDEX "refund_state_created_at_index" ON "refund" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "payout_state_due_on_index" ON "payout" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "order_return_state_requested_at_index" ON "order_return" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "review_market_state_written_at_index" ON "review" USING btree ("market","state","written_at");--> statement-breakpoint
CREATE INDEX "shipment_under_way" ON "shipment" USING btree ("state") WHERE state in ('preparing', 'label-created', 'handed-over', 'in-transit', 'failed-attempt');--> statement-breakpoint
CREATE INDEX "audit_entry_action_id_index" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_id_index" ON "audit_entry" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "sales_by_device" ON "sale" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "unit_market_state_received_at_index" ON "unit" USING btree ("market","state","received_at");--> statement-breakpoint
CREATE INDEX "unit_by_imei" ON "unit" USING btree ("imei_hash");