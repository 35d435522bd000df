CREATE TABLE "market_figures" (
	"market" text PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"sold" integer NOT NULL,
	"returned" integer NOT NULL,
	"battery" integer,
	"inspected" integer NOT NULL,
	"as_offered" integer NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON "market_figures" FOR EACH STATEMENT EXECUTE FUNCTION note_change('figures');
--> statement-breakpoint
CREATE TRIGGER note_emptied AFTER TRUNCATE ON "market_figures" FOR EACH STATEMENT EXECUTE FUNCTION note_change('everything');
