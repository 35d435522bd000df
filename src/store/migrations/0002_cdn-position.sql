CREATE TABLE "cdn_position" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"snapshot" text,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cdn_position_one" CHECK ("cdn_position"."id")
);
