CREATE TABLE "unit_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"cost_minor" bigint NOT NULL,
	CONSTRAINT "unit_work_cost_not_negative" CHECK ("unit_work"."cost_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "unit_work" ADD CONSTRAINT "unit_work_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_work_unit_id_at_index" ON "unit_work" USING btree ("unit_id","at");