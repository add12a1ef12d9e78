CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_marked_by_staff_idx" ON "bookings" USING btree ("spam_at") WHERE "bookings"."spam_reason" = 'staff';
