ALTER TABLE "users" ADD COLUMN "calendar_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_reader" text DEFAULT '' NOT NULL;