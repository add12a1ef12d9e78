-- Nothing has read these since 0053. That release still uses the table spam_marks, whose addresses nobody removes by their age any more, and
-- reads the column "phone_digits" of bookings: drop both after this release.
-- requires: 0053_section-versions
-- squawk-ignore ban-drop-table
DROP TABLE "report_changes";--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "report_days";--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "sweep_clock";--> statement-breakpoint
-- squawk-ignore ban-drop-table
DROP TABLE "sweep_holds";--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "prices" DROP COLUMN "position";--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "saved_replies" DROP COLUMN "position";--> statement-breakpoint
-- squawk-ignore ban-drop-column
ALTER TABLE "projects" DROP COLUMN "position";--> statement-breakpoint
TRUNCATE "spam_marks";
