ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD COLUMN "language" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_language_check" CHECK ("bookings"."language" in ('en-US', 'vi', 'fr-BE', 'fr-CA')) NOT VALID;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_language_check" CHECK ("booking_drafts"."language" in ('en-US', 'vi', 'fr-BE', 'fr-CA')) NOT VALID;