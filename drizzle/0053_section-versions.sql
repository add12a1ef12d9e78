-- Nothing reads the sums of days any more. Their tables, those of the sweep clock and the positions stay for releases that still do: drop
-- report_changes, report_days, sweep_clock, sweep_holds and the columns "position" of prices, saved_replies and projects after this release.
DROP TRIGGER report_changes_of_bookings ON "bookings";--> statement-breakpoint
DROP TRIGGER report_changes_of_changed_bookings ON "bookings";--> statement-breakpoint
DROP TRIGGER report_changes_of_events ON "booking_events";--> statement-breakpoint
DROP TRIGGER report_changes_of_quotes ON "quotes";--> statement-breakpoint
DROP TRIGGER report_changes_of_visits ON "visits";--> statement-breakpoint
DROP FUNCTION report_changes_note();--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "saved_replies" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "position" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "section_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;
