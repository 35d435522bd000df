ALTER TABLE "member" ADD COLUMN "invitation_code" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "order_from_minor" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invited_by_member_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_by_inviter" ON "member" USING btree ("invited_by") WHERE invited_by is not null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invitation_code" UNIQUE("invitation_code");