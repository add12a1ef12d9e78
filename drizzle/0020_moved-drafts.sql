ALTER TABLE "booking_drafts" ADD COLUMN "moved_to" uuid;--> statement-breakpoint
ALTER TABLE "spam_marks" ADD COLUMN "is_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_links" ADD COLUMN "recipient_hash" char(64);--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD CONSTRAINT "booking_drafts_moved_to_booking_drafts_id_fk" FOREIGN KEY ("moved_to") REFERENCES "public"."booking_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_drafts_moved_to_idx" ON "booking_drafts" USING btree ("moved_to") WHERE "booking_drafts"."moved_to" is not null;--> statement-breakpoint
CREATE INDEX "spam_marks_by_staff_idx" ON "spam_marks" USING btree ("range","address") WHERE "spam_marks"."is_by_staff";