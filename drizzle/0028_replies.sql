ALTER TABLE "bookings" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handed_over_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handed_over_note" text;