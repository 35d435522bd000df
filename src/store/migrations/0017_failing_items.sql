CREATE TABLE "failing_item" (
	"job" text NOT NULL,
	"item" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "failing_item_job_item_pk" PRIMARY KEY("job","item")
);
