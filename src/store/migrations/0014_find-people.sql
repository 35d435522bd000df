CREATE INDEX "member_by_name" ON "member" USING btree (lower(name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_name" ON "orders" USING btree (lower(contact_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("contact_phone");