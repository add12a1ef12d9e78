ALTER TABLE "bookings" VALIDATE CONSTRAINT "bookings_language_check";--> statement-breakpoint
ALTER TABLE "booking_drafts" VALIDATE CONSTRAINT "booking_drafts_language_check";
