ALTER TABLE "shipment" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "inbound_by_awb" ON "inbound_parcel" USING btree ("awb");--> statement-breakpoint
CREATE INDEX "shipment_by_awb" ON "shipment" USING btree ("awb");