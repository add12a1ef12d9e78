DROP INDEX "bookings_service_newest_idx";--> statement-breakpoint
CREATE INDEX "bookings_filter_idx" ON "bookings" USING btree ("created_at","id","status","stage","service","owner_id","waiting_for");