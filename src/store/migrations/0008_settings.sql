CREATE TABLE "setting_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"section" text NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"undoes" bigint
);
--> statement-breakpoint
CREATE INDEX "setting_change_market_section_id_index" ON "setting_change" USING btree ("market","section","id");--> statement-breakpoint
-- A setting may show on any page.
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON setting
FOR EACH STATEMENT EXECUTE FUNCTION note_change('everything');
