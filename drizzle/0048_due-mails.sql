CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_due_idx" ON "mails" USING btree ("next_attempt_at","created_at","id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_conversation_idx" ON "mails" USING btree ("booking_id","to_address","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_waiting_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_booking_id_idx";
