CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_list_idx" ON "bookings" USING btree ("created_at","id","status","stage","service","owner_id","waiting_for","language") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_open_idx" ON "bookings" USING btree ("waiting_for","waiting_since","id","owner_id") WHERE "bookings"."waiting_for" <> 'nobody' and "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_unread_idx" ON "bookings" USING btree ("replied_at","handed_over_at","owner_id") WHERE ("bookings"."replied_at" is not null or "bookings"."handed_over_at" is not null) and "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_sender_idx" ON "bookings" USING btree ("client_address","created_at") WHERE "bookings"."client_address" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "files_unclaimed_idx" ON "files" USING btree ("sent_from") WHERE "files"."booking_id" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_to_address_idx" ON "mails" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_calls_queue_idx" ON "webhook_calls" USING btree ("webhook_id","booking_id","position") WHERE "webhook_calls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "visits_time_idx" ON "visits" USING btree ("starts_at","id","staff_id","minutes","canceled_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sessions_user_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sessions_expires_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_status_name_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_status_preferred_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_status_preferred_latest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_language_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_owner_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_filter_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_waiting_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_owner_waiting_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_attention_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_owner_attention_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_replied_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_owner_replied_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_handed_over_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_client_address_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_phone_digits_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "busy_spans_user_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "delivery_downloads_share_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "delivery_downloads_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "delivery_items_unfinished_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "delivery_shares_booking_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "booking_drafts_expires_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "files_orphans_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "files_sent_from_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_held_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_other_address_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_reader_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_actor_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_created_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rate_limits_expire_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_pictures_project_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invitations_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "passkeys_user_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "password_resets_user_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "password_resets_expires_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "pending_sign_ins_user_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "pending_sign_ins_expires_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_calls_waiting_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_calls_booking_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_calls_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_calls_created_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "quotes_expiry_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "visits_sums_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "visits_starts_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "visits_staff_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "spam_marks_range_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "spam_marks_by_staff_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "spam_marks_created_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "partial_uploads_draft_id_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "partial_uploads_active_at_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "partial_uploads_sent_from_idx";
