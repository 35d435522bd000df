ALTER TABLE "locality" ALTER COLUMN "lat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "locality" ALTER COLUMN "lng" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "county" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "locality" ADD COLUMN "code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "county_code" ON "county" USING btree ("market","code");--> statement-breakpoint
CREATE UNIQUE INDEX "locality_code" ON "locality" USING btree ("market","code");