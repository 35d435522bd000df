CREATE TABLE "contact_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "shelf" text;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reply_message_id_at_index" ON "contact_reply" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "staff_note_subject_id_at_index" ON "staff_note" USING btree ("subject_id","at");