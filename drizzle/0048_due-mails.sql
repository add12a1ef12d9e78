DROP INDEX "mails_waiting_idx";--> statement-breakpoint
DROP INDEX "mails_booking_id_idx";--> statement-breakpoint
CREATE INDEX "mails_due_idx" ON "mails" USING btree ("next_attempt_at","created_at","id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_conversation_idx" ON "mails" USING btree ("booking_id","to_address","created_at","id");