CREATE TABLE "grading_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"checks" jsonb NOT NULL,
	"display" text NOT NULL,
	"casing" text NOT NULL,
	"erasure" text NOT NULL,
	"erased_on" date NOT NULL,
	"battery_health" integer,
	CONSTRAINT "grading_sheet_battery_percent" CHECK ("grading_sheet"."battery_health" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "unit_passport" (
	"unit_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_passport_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "unit_photo" (
	"unit_id" uuid NOT NULL,
	"view" text NOT NULL,
	"photo_id" uuid NOT NULL,
	CONSTRAINT "unit_photo_unit_id_view_pk" PRIMARY KEY("unit_id","view")
);
--> statement-breakpoint
ALTER TABLE "unit_work" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "grading_sheet" ADD CONSTRAINT "grading_sheet_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_passport" ADD CONSTRAINT "unit_passport_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_photo" ADD CONSTRAINT "unit_photo_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_photo" ADD CONSTRAINT "unit_photo_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grading_sheet_unit_id_at_index" ON "grading_sheet" USING btree ("unit_id","at");--> statement-breakpoint
CREATE INDEX "unit_photo_photo_id_index" ON "unit_photo" USING btree ("photo_id");