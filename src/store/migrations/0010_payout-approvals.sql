ALTER TABLE "payout" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "approved_at" timestamp with time zone;