-- requires: 0052_phone-keys
DROP TRIGGER report_changes_of_bookings ON "bookings";--> statement-breakpoint
DROP TRIGGER report_changes_of_changed_bookings ON "bookings";--> statement-breakpoint
DROP TRIGGER report_changes_of_events ON "booking_events";--> statement-breakpoint
DROP TRIGGER report_changes_of_quotes ON "quotes";--> statement-breakpoint
DROP TRIGGER report_changes_of_visits ON "visits";--> statement-breakpoint
DROP FUNCTION report_changes_note();--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "report_changes";--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "report_days";--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "sweep_clock";--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "sweep_holds";--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "section_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "prices" DROP COLUMN "position";--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "saved_replies" DROP COLUMN "position";--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "projects" DROP COLUMN "position";
