-- Unlogged: what is counted for minutes is worth no journal; a crash of the database begins it anew.
CREATE UNLOGGED TABLE "recent_try" (
	"key" text PRIMARY KEY NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE UNLOGGED TABLE "tally" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE UNLOGGED TABLE "used_solution" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
