-- Ascending indexes are read backwards for the newest first. DESC NULLS LAST served no plain ORDER BY ... DESC.
DROP INDEX "bookings_newest_idx";--> statement-breakpoint
DROP INDEX "bookings_pending_idx";--> statement-breakpoint
CREATE INDEX "bookings_newest_idx" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_pending_idx" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."status" = 0;--> statement-breakpoint
-- The planner's guess of how many rows a pattern matches: from a sample of this many texts instead of a hundred.
ALTER TABLE "bookings" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
-- Every character and every pair of neighbours: what a search of one or two characters, or of signs that
-- pg_trgm leaves out, is found by.
CREATE FUNCTION search_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_to_array(value, NULL) || array_agg(substr(value, i, 2)) FROM generate_series(1, length(value) - 1) i
$$;--> statement-breakpoint
CREATE INDEX "bookings_search_grams_idx" ON "bookings" USING gin (search_grams("search_text"));
