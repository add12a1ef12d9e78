DROP INDEX CONCURRENTLY IF EXISTS "bookings_stale_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_stale_search_idx" ON "bookings" USING btree ("id") WHERE right("bookings"."search_text", 1) <> chr(10);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_phone_keys_idx" ON "bookings" USING gin (((string_to_array("search_text", chr(10)))[4:]));
