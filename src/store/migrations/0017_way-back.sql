CREATE TABLE "way_back_parcel" (
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"market" text NOT NULL,
	"number" text NOT NULL,
	"carrier" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"awb" text,
	"tracking_url" text,
	"label" "bytea",
	"refusal" text,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "way_back_parcel_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id")
);
