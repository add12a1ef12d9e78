DROP INDEX "bookings_pending_idx";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "name_key" text COLLATE "C" GENERATED ALWAYS AS (substr(split_part(search_text, chr(10), 1), 1, 80)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_name_idx" ON "bookings" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "bookings_preferred_idx" ON "bookings" USING btree ("preferred_date","id");--> statement-breakpoint
CREATE INDEX "bookings_preferred_latest_idx" ON "bookings" USING btree ("preferred_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_status_newest_idx" ON "bookings" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_status_name_idx" ON "bookings" USING btree ("status","name_key","id");--> statement-breakpoint
CREATE INDEX "bookings_status_preferred_idx" ON "bookings" USING btree ("status","preferred_date","id");--> statement-breakpoint
CREATE INDEX "bookings_status_preferred_latest_idx" ON "bookings" USING btree ("status","preferred_date" DESC NULLS LAST,"id" DESC NULLS LAST);