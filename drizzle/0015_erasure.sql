CREATE TABLE "file_removals" (
	"stored_name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"night" date PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_draft_id_booking_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."booking_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_access_idx" ON "booking_events" USING btree ("created_at") WHERE "booking_events"."kind" in ('viewed', 'file-downloaded', 'files-downloaded');--> statement-breakpoint
CREATE INDEX "bookings_closed_idx" ON "bookings" USING btree ("stage_changed_at","id") WHERE "bookings"."stage" in ('done', 'declined', 'canceled') and "bookings"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "mails_draft_id_idx" ON "mails" USING btree ("draft_id") WHERE "mails"."draft_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_other_address_idx" ON "mails" USING btree (lower("to_address")) WHERE "mails"."booking_id" is null;